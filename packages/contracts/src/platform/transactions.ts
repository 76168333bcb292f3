import { dayMs } from '@nordlys/core'
import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { depositMethod, paymentStatus, withdrawalWait } from './payments.ts'
import { bonusEndReason } from './player-bonuses.ts'
import { figures } from './summary.ts'

/**
 * `granted` and `restored` add to the player's money, `forfeited` takes from it, and `converted` makes
 * cash of bonus. What is restored had been forfeited of a win that was then taken back.
 */
export const bonusChange = z.enum(['granted', 'converted', 'forfeited', 'restored'])

/** `bonus-void`: the rest of a bonus is gone, or what a round gave back to one that was gone. [BONUS-03] */
export const bonusStatus = z.enum(['implemented', 'bonus-void'])

/** Movements of a player's money by their numbers, from the one to the other. */
const numbers = z.object({ first: z.int().min(1), last: z.int().min(1) })

/** A line of the player's history; every one opens what it stands for. [SCREEN-12] */
const historyLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['deposit', 'withdrawal']),
    id: z.string(),
    at: momentField,
    amountOre: oreField,
    /** The part of a deposit that was taken back, where some of it stays. */
    takenOre: oreField.optional(),
    status: paymentStatus,
    failure: z.string().optional(),
    /** Of a deposit. */
    method: depositMethod.optional(),
    /** The last four digits of its card. */
    last4: z.string().optional(),
    /** Everything that an open withdrawal waits for. */
    waitsFor: z.array(withdrawalWait).optional(),
  }),
  z.object({
    kind: z.literal('round'),
    id: z.string(),
    at: momentField,
    gameId: z.string(),
    /** On what an earlier round of the game had won. */
    isGamble: z.literal(true).optional(),
    /** A promotional spin: it staked nothing. */
    isSpin: z.literal(true).optional(),
    /** Played at a table of ours: it cannot be shown again as a slot's round can. */
    isAtTable: z.literal(true).optional(),
    /** Of a live table: its number of the round. */
    liveRound: z.int().optional(),
    /** Of a live table: it is booked, and its win is not shown yet. [LV20] */
    isPending: z.literal(true).optional(),
    /** The stake of an open round is held; no one has it yet. */
    state: z.enum(['open', 'settled', 'rolled-back']),
    /** The stakes accepted and not taken back. */
    stakeOre: oreField,
    winOre: oreField,
    /** A round in several messages has no one moment whose balance could be shown. */
    balanceAfterOre: oreField.optional(),
    /** We can show it again. Another company's round it alone can show. [PROOF-03] */
    isReplayable: z.literal(true).optional(),
  }),
  z.object({
    kind: z.literal('bonus'),
    id: z.string(),
    at: momentField,
    change: bonusChange,
    status: bonusStatus,
    /** Why the bonus ended; absent where a round gave back money of a bonus that was gone. */
    reason: bonusEndReason.optional(),
    amountOre: oreField,
  }),
  z.object({
    kind: z.literal('jackpot'),
    id: z.string(),
    at: momentField,
    amountOre: oreField,
    /** The round that won it. */
    roundId: z.string(),
  }),
])

/** Rounds of one game one after another; its moment is that of the last one. [SCREEN-12] */
const stretchLine = z.object({
  kind: z.literal('stretch'),
  id: z.string(),
  /** When the first round began. */
  beganAt: momentField,
  at: momentField,
  gameId: z.string(),
  rounds: z.int(),
  /** The stakes accepted and not taken back. */
  stakeOre: oreField,
  winOre: oreField,
  /** The part of the stakes that is held in open rounds; absent where there is none. */
  openStakesOre: oreField.optional(),
  /** The win of one of them, or of more, is not shown yet. [LV20] */
  isPending: z.literal(true).optional(),
  /** After the last round; absent where that is one in several messages. */
  balanceAfterOre: oreField.optional(),
  /** Of its rounds, by which `readHistory` lists them. */
  numbers,
})

/** A line of the player's list. */
const transactionLine = z.discriminatedUnion('kind', [stretchLine, ...historyLine.options])

/** How far a payment has come, as a player asks for it: `open` is neither booked nor ended. */
export const paymentStand = z.enum(['open', 'implemented', 'canceled', 'reversed'])
export const paymentWay = z.enum(['card', 'mobile_pay', 'nemkonto'])

/** So many days at most between two dates. */
export const historyDaysMax = 366

const dateField = z.iso.date()
const maxMs = historyDaysMax * dayMs
const dates = z
  .object({ from: dateField, until: dateField })
  .refine(({ from, until }) => from < until && Date.parse(until) - Date.parse(from) <= maxMs)

const period = {
  /** So many days in elapsed time, unless there are dates. */
  days: z.int().min(1).max(historyDaysMax),
  /** Danish calendar days; `until` is the day after the last. */
  dates: dates.optional(),
}
const refusals = {
  'session-expired': nothing,
  /** Of requests by dates, by games or by numbers, which are easily made up in any number. */
  'too-many-attempts': nothing,
}

/**
 * A page of the player's history by its number, the newest line first, a line a round. A way or a stand asks
 * for payments, numbers for the rounds of a stretch; the sums are of the whole period all the same.
 * [SCREEN-12] [CONTENT-03]
 */
export const readHistory = call({
  name: 'read-history',
  path: '/v1/history',
  actor: { kind: 'player' },
  request: z.object({
    kind: z.enum(['all', 'payments', 'rounds', 'bonuses']),
    ...period,
    way: paymentWay.optional(),
    stand: paymentStand.optional(),
    /** Rounds whose first stakes have these numbers, wherever the period lies; no jackpots. */
    numbers: numbers.optional(),
    page: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
  }),
  answer: z.object({
    lines: z.array(historyLine),
    totalRecords: z.int(),
    /** Of the whole period, not the page: the figures that `readSummary` has of it. */
    totals: figures,
  }),
  refusals,
})

/** A place between two lines: opaque, and good for as long as the period is. */
export const placePattern = /^\d{1,18}\.\d{1,18}(\.[\w-]{1,64})?$/
const place = z.string().regex(placePattern)

/**
 * A page of the player's list, the newest line first, a line a stretch of play; a stretch of one round is
 * that round. It begins at a place, or at the newest line, and is not counted. [SCREEN-12]
 */
export const readTransactions = call({
  name: 'read-transactions',
  path: '/v1/transactions',
  actor: { kind: 'player' },
  request: z.object({
    kind: z.enum(['all', 'rounds']),
    ...period,
    /** Stretches of these games alone. */
    gameIds: z.array(lineField(100)).min(1).max(20).optional(),
    /** The lines below the place, or the nearest ones above it: where these are few, the newest of all. */
    from: z.object({ place, toward: z.enum(['older', 'newer']) }).optional(),
    pageSize: z.int().min(1).max(100),
  }),
  answer: z.object({
    lines: z.array(transactionLine),
    /** The places at which the next page and the one before begin; absent where there is none. */
    older: place.optional(),
    newer: place.optional(),
    totals: figures,
  }),
  refusals,
})

/**
 * The ids of all games that a player has played for money, in their own order: of suppliers' and of games
 * that are offered no more as well. A name that a player types is looked for among them. [SCREEN-12]
 */
export const listPlayedGames = call({
  name: 'list-played-games',
  path: '/v1/history/games',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ gameIds: z.array(z.string()) }),
  refusals: { 'session-expired': nothing },
})

export type PaymentStand = z.output<typeof paymentStand>
export type PaymentWay = z.output<typeof paymentWay>
export type BonusStatus = z.output<typeof bonusStatus>
export type HistoryLine = z.output<typeof historyLine>
export type StretchLine = z.output<typeof stretchLine>
export type TransactionLine = z.output<typeof transactionLine>
