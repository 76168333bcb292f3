import { dayMs, minuteMs, ore } from '@nordlys/core'

/*
 * The values that SQL and TypeScript both know, by name. SQL writes the value with its name in a
 * comment, `15` and then `bet`; `names-in-sql.test.ts` compares the two. Refusals have their names
 * in `round.ts`, the idle time of a session in the contracts' business constants.
 */

/** The kinds of the journal's rows: the table `ledger_kind`. A number never gets another meaning. */
export const journalKinds = {
  round: 1,
  deposit: 2,
  'deposit-reversed': 3,
  'withdrawal-reserved': 4,
  'withdrawal-released': 5,
  'withdrawal-sent': 6,
  'withdrawal-returned': 7,
  'deposit-held': 8,
  'deposit-voided': 9,
  'bonus-granted': 10,
  'bonus-converted': 11,
  'bonus-forfeited': 12,
  'jackpot-funded': 13,
  'jackpot-won': 14,
  bet: 15,
  win: 16,
  'bet-rolled-back': 17,
  'win-rolled-back': 18,
  'round-ended': 19,
  'round-paid': 20,
} as const

/** How far a round key's own time may lie from ours: the journal's months are ranges of the key. */
export const keyWindowMs = dayMs

/** How far from the clock a key is looked for in the journal, whose tables are months. */
export const keySearchMs = 2 * dayMs

/** A rest as long as this ends a stretch of play. */
export const playRestMs = 30 * minuteMs

/** The least payout of a great win: an index has the rounds, and hands' ends, that pay it. */
export const greatWinOre = ore(100_000)
