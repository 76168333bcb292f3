import { z } from 'zod'
import { lineField } from '../base/text.ts'
import { momentField, oreField } from '../base/wire.ts'

/**
 * The wallet protocol: how a game server reaches a player's money. Every message is a signed POST:
 * `x-timestamp` (ms since 1970) and `x-signature`, the hex HMAC-SHA256 of
 * `${timestamp}.${path}.${body}` under the shared secret; older than 30 s is refused.
 */
export const walletPaths = {
  authenticate: '/wallet/authenticate',
  balance: '/wallet/balance',
  settle: '/wallet/settle',
  rounds: '/wallet/rounds',
  round: '/wallet/round',
  replay: '/wallet/replay',
  tellLater: '/wallet/tell-later',
} as const

export const walletHeaders = { timestamp: 'x-timestamp', signature: 'x-signature' } as const

/** How many rounds one `settle` may carry. */
export const settleRoundsMax = 500

/** A jackpot that a round won beside its own win. Its amount is in the balance, not in `winOre`. */
const wonJackpot = z.object({ nameDa: z.string(), amountOre: oreField })

/** Spins that were promised and a game may play: each is drawn for `valueOre` and stakes nothing. */
export const openSpins = z.object({
  /** Names the grant in a spin. */
  grant: z.guid(),
  left: z.int(),
  valueOre: oreField,
  expiresAt: momentField,
})

const storedRound = z.object({
  key: z.string(),
  definitionHash: z.string(),
  gameId: z.string(),
  /** 0 for a spin of a grant. */
  stakeOre: oreField,
  winOre: oreField,
  balanceAfterOre: oreField,
  jackpots: z.array(wonJackpot).optional(),
  /** A spin of a grant: what it was drawn for. */
  spin: z.object({ grant: z.string(), valueOre: oreField }).optional(),
  /** 32 bytes as hex: with the definition and the stake or the value it replays the round. [PROOF-03] */
  seed: z.string(),
  /** Of a round at a table: what it was played on. */
  bets: z.string().optional(),
  at: momentField,
})

/** The terms of an active bonus in a game. */
const activeBonusHere = {
  /** The most that a round may stake meanwhile; absent: there is no bound. */
  stakeMaxOre: oreField.optional(),
  /** It is not for this game: here cash alone is staked, and nothing counts towards it. */
  isBonusElsewhere: z.literal(true).optional(),
}

/** Redeems a launch token, once. */
export const authenticateRequest = z.object({ launchToken: lineField(200) })
export const authenticateAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    /** Names this player's play of this game in later messages. */
    playSession: z.string(),
    /** A stable name for the player towards games; not the account number. */
    playerRef: z.string(),
    gameId: z.string(),
    balanceOre: oreField,
    ...activeBonusHere,
    /** The latest rounds of this player in this game, newest first. */
    latest: z.array(storedRound),
    sessionStakedOre: oreField,
    sessionWonOre: oreField,
    /** Present when an active grant of the player covers the game. */
    spins: openSpins.optional(),
  }),
  z.object({
    ok: z.literal(false),
    refusal: z.enum(['token-unknown', 'token-used', 'token-expired']),
  }),
])

export const balanceRequest = z.object({ playSession: lineField(100) })
export const balanceAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    balanceOre: oreField,
    spins: openSpins.optional(),
    ...activeBonusHere,
    /** The bonus that ended last was fulfilled, and none is active. */
    isBonusFulfilled: z.literal(true).optional(),
  }),
  z.object({ ok: z.literal(false), refusal: z.enum(['play-ended', 'logged-out']) }),
])

/** The player's choice in a slot round: none. The name stands for that. */
export const spinChoices = 'spin'
/** The player's choice in a gamble. The win is nothing or twice the stake. */
export const gambleChoices = { red: 'gamble red', black: 'gamble black' } as const

/** The player's choice in a round at a table: its bets, which stand beside it. */
export const betsChoices = 'bets'

/** The player's choice in a spin of a grant. */
export function bonusSpinChoices(grant: string): string {
  return `bonus spin ${grant}`
}

const bonusSpin = /^bonus spin ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The grant whose spin these choices are of; undefined when they are of none. */
export function grantOfChoices(choices: string): string | undefined {
  return bonusSpin.exec(choices)?.[1]
}

/**
 * One round, stake and win together. `key` is a time-ordered UUID (version 7). What the player
 * chose (game version, stake, choices) is hashed with the key: the same key with another choice is
 * a conflict; `seed` and `winOre` are not part of it, so a repeat gets the first draw. [LED-02]
 */
export const settleRound = z.object({
  key: lineField(200),
  playSession: lineField(200),
  definitionHash: lineField(200),
  stakeOre: oreField,
  winOre: oreField,
  seed: lineField(200),
  choices: lineField(200),
  /** Of a spin of a grant, which stakes 0: what the outcome was drawn for. */
  valueOre: oreField.optional(),
  /**
   * Of a round at a table that is decided in one go: its bets as the game writes them, which are kept
   * with it. Such a round is staked in cash alone and takes part in no jackpot. [GAME-02]
   */
  bets: z
    .string()
    .regex(/^[\x20-\x7e]{1,4096}$/)
    .optional(),
  /**
   * Of a round that many play at a live table, booked before its outcome is shown. Until `tellFrom`, at most
   * 30 s ahead, its win is shown to nobody, its player included. [GAME-03]
   */
  live: z
    .object({
      /** The table’s number of the round. */
      round: z.int().min(1),
      tellFrom: momentField,
    })
    .optional(),
})

/** In the order they are checked; one list, so that the number in the books never shifts. */
export const roundRefusals = [
  'key-invalid',
  'conflict',
  'play-ended',
  /** As `play-ended`, where somebody ended the login that the game was opened in; it is not in the books. */
  'logged-out',
  'play-blocked',
  'too-little-money',
  /** Cash alone is less than the stake, and the bonus is not for this game. */
  'bonus-not-here',
  'stake-too-high-for-bonus',
  'loss-limit',
  'gamble-with-bonus',
  /** The play notice is overdue: no round begins before the player has closed it. */
  'notice-due',
  /** The stake is more than may still be staked in a period. */
  'stake-limit',
  /** The player has played as long as they may in a period; what has begun goes on. */
  'time-limit',
  /** The granted spins are used up, were taken away or have expired. */
  'spins-over',
  /** No such spins were granted to the player for this game and this value. */
  'spins-not-here',
] as const

const settleResult = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    key: z.string(),
    /** The stored round's, which for a repeat are those of the first time. */
    seed: z.string(),
    winOre: oreField,
    balanceOre: oreField,
    jackpots: z.array(wonJackpot).optional(),
    /** Of a spin of a grant: how many are left by now. */
    spinsLeft: z.int().optional(),
    repeated: z.boolean(),
    at: momentField,
  }),
  z.object({
    ok: z.literal(false),
    key: z.string(),
    refusal: z.enum(roundRefusals),
    balanceOre: oreField.optional(),
  }),
])

export const settleRequest = z.object({ rounds: z.array(settleRound).min(1).max(settleRoundsMax) })
export const settleAnswer = z.object({ results: z.array(settleResult) })

/** The outcome of these rounds is shown later than was said; an earlier moment changes nothing. */
export const tellLaterRequest = z.object({
  keys: z.array(lineField(200)).min(1).max(settleRoundsMax),
  tellFrom: momentField,
})
export const tellLaterAnswer = z.object({ ok: z.literal(true) })

export const roundsRequest = z.object({
  playSession: lineField(200),
  limit: z.int().min(1).max(100),
})
export const roundsAnswer = z.object({ rounds: z.array(storedRound) })

/** One settled round of the play's player, by its key; none when it never was settled. */
export const roundRequest = z.object({ playSession: lineField(100), key: lineField(100) })
export const roundAnswer = z.object({ round: storedRound.optional() })

/** The round a replay token was given for; it may be asked for again while the token is young. */
export const replayRequest = z.object({ replayToken: lineField(200) })
export const replayAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), round: storedRound }),
  z.object({ ok: z.literal(false), refusal: z.enum(['token-unknown', 'token-expired']) }),
])

export type ReplayAnswer = z.output<typeof replayAnswer>
export type OpenSpins = z.output<typeof openSpins>
export type WonJackpot = z.output<typeof wonJackpot>
export type StoredRound = z.output<typeof storedRound>
export type SettleRound = z.output<typeof settleRound>
export type SettleResult = z.output<typeof settleResult>
export type RoundRefusal = (typeof roundRefusals)[number]
export type AuthenticateAnswer = z.output<typeof authenticateAnswer>
