import type { Ore } from '@nordlys/core'
import { z } from 'zod'
import { lineField } from '../base/text.ts'
import { momentField, oreField } from '../base/wire.ts'

/**
 * The supplier protocol: how a game supplier reaches a player's money. Every message is a POST signed
 * as in the wallet protocol (`x-timestamp`, `x-signature`) under the supplier's own secret, with its
 * name in `x-supplier`. Repeating a message, word for word, is harmless and answered alike. [LED-06]
 */
export const supplierPaths = {
  authenticate: '/supplier/authenticate',
  balance: '/supplier/balance',
  bet: '/supplier/bet',
  win: '/supplier/win',
  betAndWin: '/supplier/bet-and-win',
  rollback: '/supplier/rollback',
  endRound: '/supplier/end-round',
  roundStatus: '/supplier/round-status',
} as const

export const supplierHeader = 'x-supplier'

/** 1.000.000 kr.: no game of ours takes more. */
const supplierStakeMaxOre = 100_000_000
/** 100.000.000 kr.: more than any jackpot. */
export const supplierWinMaxOre = 10_000_000_000

/** A supplier's own name of a message or a round. Our own names beside them carry a `~`. */
export const supplierName = /^[\w.:-]{1,120}$/
const nameField = z.string().regex(supplierName)
const gameField = z.string().regex(/^[\w.-]{1,100}$/)
const refField = z.string().regex(/^[\w-]{1,100}$/)

function amountField(min: number, max: number) {
  return z.codec(
    z.int().min(min).max(max),
    z.custom<Ore>((value) => typeof value === 'bigint'),
    { decode: (wire) => BigInt(wire) as Ore, encode: (amount) => Number(amount) },
  )
}

const stakeField = amountField(1, supplierStakeMaxOre)

/** The fields that every message about a round carries: its player, its game. */
const aboutRound = { roundId: nameField, gameId: gameField, playerRef: refField }
/** The fields of every message that asks for something: the supplier's number for it, for ever. */
const aboutMessage = { transactionId: nameField, ...aboutRound }

export const supplierAuthenticateRequest = z.strictObject({ launchToken: lineField(200) })
export const supplierBalanceRequest = z.strictObject({
  playSession: refField,
  gameId: gameField,
  playerRef: refField,
})
/** The first of a round opens it. The stake is held until the round ends. */
export const supplierBetRequest = z.strictObject({
  ...aboutMessage,
  playSession: refField,
  stakeOre: stakeField,
})
export const supplierWinRequest = z.strictObject({
  ...aboutMessage,
  winOre: amountField(1, supplierWinMaxOre),
})
/** Stake and win at once, settled together or not at all; one rollback takes back both. */
export const supplierBetAndWinRequest = z.strictObject({
  ...aboutMessage,
  playSession: refField,
  stakeOre: stakeField,
  winOre: amountField(0, supplierWinMaxOre),
  endsRound: z.boolean(),
})
/** Takes back a bet, a win or both, by its number. The rollback's own number may be left out. */
export const supplierRollbackRequest = z.strictObject({
  ...aboutRound,
  transactionId: nameField.optional(),
  rolledBackId: nameField,
})
export const supplierEndRoundRequest = z.strictObject(aboutMessage)
export const supplierRoundStatusRequest = z.strictObject(aboutRound)

/** In the order they are checked. */
const supplierRefusals = [
  'game-unknown',
  'player-unknown',
  'conflict',
  'rolled-back',
  'round-unknown',
  'round-ended',
  'round-rolled-back',
  'play-ended',
  'play-blocked',
  'too-little-money',
  /** Cash alone is less than the stake, and the bonus is not for this game. */
  'bonus-not-here',
  'stake-too-high-for-bonus',
  'loss-limit',
  /** No round begins before the player has closed a notice; asked again under a new number. */
  'notice-due',
  /** The stake is more than may still be staked in a period. */
  'stake-limit',
  /** The player has played as long as they may in a period; what has begun goes on. */
  'time-limit',
  'transaction-unknown',
  'win-paid',
] as const

export const supplierAuthenticateAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    playSession: z.string(),
    /** A stable name for the player towards this supplier alone; not the account number. */
    playerRef: z.string(),
    gameId: z.string(),
    balanceOre: oreField,
  }),
  z.object({
    ok: z.literal(false),
    refusal: z.enum(['token-unknown', 'token-used', 'token-expired']),
  }),
])

const supplierBalanceAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), balanceOre: oreField }),
  z.object({
    ok: z.literal(false),
    refusal: z.enum(['game-unknown', 'player-unknown', 'play-ended']),
  }),
])

/** To bet, win, bet-and-win, rollback and end-round alike. */
export const supplierAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** As it was after the message, the first time it came. */
    balanceOre: oreField.optional(),
    /** Our own names; no transaction where nothing was left to move. */
    platformTransactionId: z.string().optional(),
    platformRoundId: z.string().optional(),
  }),
  z.object({
    ok: z.literal(false),
    refusal: z.enum(supplierRefusals),
    balanceOre: oreField.optional(),
  }),
])

/** A stake or win of a round. One message that was both is two, with the same number. */
const supplierMovement = z.object({
  transactionId: z.string(),
  kind: z.enum(['bet', 'win']),
  amountOre: oreField,
  /** `refused` ones moved nothing, so their amount is 0. */
  state: z.enum(['accepted', 'rolled-back', 'refused']),
  platformTransactionId: z.string().optional(),
  at: momentField,
})

const supplierRoundStatusAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    platformRoundId: z.string(),
    state: z.enum(['open', 'settled', 'rolled-back']),
    /** The stakes accepted and not taken back. */
    stakeOre: oreField,
    winOre: oreField,
    /** Oldest first. */
    transactions: z.array(supplierMovement),
  }),
  z.object({
    ok: z.literal(false),
    refusal: z.enum(['game-unknown', 'player-unknown', 'round-unknown']),
  }),
])

export type SupplierBet = z.output<typeof supplierBetRequest>
export type SupplierWin = z.output<typeof supplierWinRequest>
export type SupplierBetAndWin = z.output<typeof supplierBetAndWinRequest>
export type SupplierRollback = z.output<typeof supplierRollbackRequest>
export type SupplierEndRound = z.output<typeof supplierEndRoundRequest>
export type SupplierAboutRound = z.output<typeof supplierRoundStatusRequest>
export type SupplierWireRefusal = (typeof supplierRefusals)[number]
export type SupplierWireAnswer = z.output<typeof supplierAnswer>
export type SupplierAuthenticateAnswer = z.output<typeof supplierAuthenticateAnswer>
export type SupplierBalanceAnswer = z.output<typeof supplierBalanceAnswer>
export type SupplierRoundStatusAnswer = z.output<typeof supplierRoundStatusAnswer>
