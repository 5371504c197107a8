"""Turn notices: web push and webhooks, sent beside the games by a thread of their own."""
