"""The house that keeps the tables: store, identity, tables, thinkers, streams and the app that joins them."""
