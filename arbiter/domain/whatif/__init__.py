"""What can still happen: who is safe, who is out, what each one needs."""
