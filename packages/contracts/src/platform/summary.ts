import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/** No picture and no table of one page has more parts. */
export const summaryPartsMax = 62

/** A Danish date, YYYY-MM-DD. */
const dateField = z.iso.date()

/** A player's accounts at an end of a period. Debt is zero or less. */
const standings = z.object({
  cashOre: oreField,
  bonusOre: oreField,
  /** Asked for as withdrawals and not sent. */
  reservedOre: oreField,
  /** Stakes of rounds that have not ended. */
  openStakesOre: oreField,
  debtOre: oreField,
})

/** Each is counted when its money moves. Opening and these give closing. */
export const figures = z.object({
  depositedOre: oreField,
  /** Of deposits, by the payment provider or by us. */
  takenBackOre: oreField,
  /** Asked for, less what was canceled or came back. */
  withdrawnOre: oreField,
  /** Accepted and not given back; those of open rounds, and of gambles, too. */
  stakedOre: oreField,
  /** Jackpots aside. */
  wonOre: oreField,
  jackpotsOre: oreField,
  grantedOre: oreField,
  forfeitedOre: oreField,
  /** Wins and jackpots less stakes; a stake that is still open has lost nothing. */
  resultOre: oreField,
  opening: standings,
  closing: standings,
})

const part = figures.extend({ from: momentField, to: momentField })

/**
 * The figures of a player's own account for a period `[from, to)`, as the overview, the list of transactions,
 * the statement and the product's summary of bets and wins show them. [SCREEN-13]
 */
export const readSummary = call({
  name: 'read-summary',
  path: '/v1/summary',
  actor: { kind: 'player' },
  request: z.object({
    period: z.discriminatedUnion('by', [
      /** Danish calendar days: `until` is the day after the last. A week begins on Monday. */
      z.object({ by: z.enum(['day', 'week', 'month']), from: dateField, until: dateField }),
      /** The last so many days in elapsed time, undivided. */
      z.object({ by: z.literal('elapsed'), days: z.int().min(1).max(366) }),
    ]),
  }),
  answer: part.extend({
    parts: z.array(part),
    /** From a game's opening until another one's, or the last act of its login. */
    playMs: z.int().min(0),
  }),
  refusals: {
    'session-expired': nothing,
    /** The day after the last is not later than the first. */
    'ends-before-it-begins': nothing,
    /** The period was over before the account was opened; on this Danish date it was. */
    'before-account': z.object({ openedOn: dateField }),
    'too-many-parts': nothing,
  },
})

export type Figures = z.output<typeof figures>
export type SummaryPart = z.output<typeof part>
