"""The pages: plain functions from what is known to HTML. Nothing in here knows a server or a database."""
