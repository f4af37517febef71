// Sounds: made, not loaded; off until chosen.
import { settings } from "./settings.js";

let audio;
function tone(at, frequency, length, type = "sine", volume = 0.2) {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = type;
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, audio.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length);
  source.connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + length);
}

export function play(sound) {
  if (settings.sound !== "on") return;
  audio ||= new AudioContext();
  if (sound === "wood") tone(0, 180, 0.09, "triangle", 0.3);
  if (sound === "bell" || sound === "bells") tone(0, 392, 1.4), tone(0, 784, 0.9, "sine", 0.07);
  if (sound === "bells") tone(0.35, 523, 1.6);
}
