/** How long the two periods of a player's own picture are, in elapsed days. */
export const pictureDays = { week: 7, before: 30 } as const
