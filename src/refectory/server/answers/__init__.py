"""What answers an address: one function each, `get_` or `post_`, with the house and who asks."""
