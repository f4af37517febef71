// A review that is under way: the bar moves, and the page comes again when there is something to read.
const bar = document.getElementById("progress");

async function wait() {
  const answer = await fetch(`/t/${bar.dataset.review}/review`, { headers: { Accept: "application/json" } });
  const { done, ready, going } = await answer.json();
  bar.value = done;
  if (ready || !going) location.reload();
  else setTimeout(wait, 700);
}

if (bar) setTimeout(wait, 400);
