"""What any game here is: seat, action, chance, event, view, outcome, errors. No cards."""
