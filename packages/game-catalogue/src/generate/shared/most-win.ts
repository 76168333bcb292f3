/**
 * The largest win a game may have, in bets: what nobody will ever see, nobody need stand for.
 */
export const mostWinBets = {
  low: 25_000,
  medium: 25_000,
  high: 25_000,
  'very-high': 50_000,
} as const

/** What one line pays at most, in bets: free spins and respins may give it many times over. */
export const mostLineBets = 500
