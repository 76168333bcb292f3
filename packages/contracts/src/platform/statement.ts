import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { figures } from './summary.ts'

const dateField = z.iso.date()
const number = z.int().min(0)

export const movementKind = z.enum([
  ...(['round', 'bet', 'win', 'bet-rolled-back', 'win-rolled-back', 'round-ended'] as const),
  ...([
    'round-paid',
    'jackpot-won',
    'bonus-granted',
    'bonus-converted',
    'bonus-forfeited',
  ] as const),
  ...(['deposit', 'deposit-reversed', 'deposit-held', 'deposit-voided'] as const),
  ...(['withdrawal-reserved', 'withdrawal-released', 'withdrawal-sent'] as const),
  ...(['withdrawal-returned', 'jackpot-funded'] as const),
])

/**
 * Begins a statement of a player's own account for `[from, until)` of Danish calendar days: the figures, and
 * which movements it has. They are never changed, so that the statement may be read piece by piece and is
 * the same as if it were read at once. It ends before a round whose win is not shown yet. [LV20] Leaves an
 * audit line.
 */
export const beginStatement = call({
  name: 'begin-statement',
  path: '/v1/statement',
  actor: { kind: 'player' },
  request: z.object({ from: dateField, until: dateField }),
  answer: figures.extend({
    from: momentField,
    to: momentField,
    /** The account's number, as its player knows it. */
    account: z.string(),
    /** Movements with numbers above the one and up to the other. */
    numbers: z.object({ above: number, upTo: number }),
  }),
  refusals: {
    'session-expired': nothing,
    'ends-before-it-begins': nothing,
    'before-account': z.object({ openedOn: dateField }),
    /** So many a player, and so many in all, in an hour. */
    'too-many-statements': nothing,
  },
})

/**
 * A part of a statement: movements above a number, the oldest first, as many as are read at once just then;
 * one goes on from the number of the last. None where there is none.
 */
export const readStatement = call({
  name: 'read-statement',
  path: '/v1/statement/lines',
  actor: { kind: 'player' },
  request: z.object({ above: number, upTo: number }),
  answer: z.object({
    lines: z.array(
      z.object({
        number,
        at: momentField,
        kind: movementKind,
        gameId: z.string().optional(),
        /** Of a live table: its number of the round. */
        liveRound: z.int().optional(),
        /** The payment's reference, the round's number, or else the movement's own. */
        reference: z.string(),
        stakedOre: oreField,
        wonOre: oreField,
        cashOre: oreField,
        bonusOre: oreField,
        reservedOre: oreField,
        openStakesOre: oreField,
        debtOre: oreField,
        cashAfterOre: oreField,
        bonusAfterOre: oreField,
      }),
    ),
  }),
  refusals: { 'session-expired': nothing },
})

export type StatementLine = z.output<typeof readStatement.answer>['lines'][number]
