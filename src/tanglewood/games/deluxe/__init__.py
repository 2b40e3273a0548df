"""Fox in the Forest Deluxe: the fox games with special cards, goals and poison."""
