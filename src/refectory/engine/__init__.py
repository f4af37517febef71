"""What every game shares. Standard library only; nothing in here knows a server, a page or a database."""
