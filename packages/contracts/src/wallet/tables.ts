import { z } from 'zod'
import { lineField } from '../base/text.ts'
import { momentField, oreField } from '../base/wire.ts'

/**
 * Rounds at our own tables, beside `settle`: what has choices takes its stake first, raises it, and
 * ends. Signed and repeated as the wallet protocol is: a key that is asked again gets its first answer.
 * [GAME-02]
 */
export const tableWalletPaths = {
  take: '/wallet/tables/take',
  finish: '/wallet/tables/finish',
  void: '/wallet/tables/void',
  takeBack: '/wallet/tables/take-back',
  open: '/wallet/tables/open',
  replay: '/wallet/tables/replay',
  logins: '/wallet/tables/logins',
  closed: '/wallet/tables/closed',
} as const

/** How many stakes or ends one message may carry. */
export const tableRoundsMax = 500

const key = lineField(100)
const bytes32 = z.string().regex(/^[0-9a-f]{64}$/)
const hexUpTo = (bytes: number) => z.string().regex(new RegExp(`^(?:[0-9a-f]{2}){0,${bytes}}$`))

/** A stake that is held until its round ends. The first one of a round has the round's own key. */
export const tableStake = z.object({
  key,
  round: key,
  playSession: key,
  definitionHash: bytes32,
  stakeOre: oreField,
  /** Of the first stake alone: the commitment to the round's seed, and its bets as the game writes them. */
  opening: z.object({ commitment: bytes32, bets: hexUpTo(4_096) }).optional(),
  /** Of the first stake of a hand that many share: the live table's number of the round. [GAME-03] */
  live: z.object({ round: z.int().min(1) }).optional(),
})

/** In the order they are checked. */
export const tableRefusals = [
  'key-invalid',
  'conflict',
  /** No such round of this player's. */
  'round-unknown',
  /** Somebody ended the login that the game was opened in. */
  'logged-out',
  'round-ended',
  'play-ended',
  'play-blocked',
  'too-little-money',
  /** Tables are played for cash, and that alone is less than the stake. */
  'bonus-not-here',
  /** Of all that the round has staked with this. */
  'stake-too-high-for-bonus',
  'loss-limit',
  'stake-limit',
  /** Of a new round alone, as is what follows: a hand that has begun goes on. */
  'time-limit',
  'notice-due',
] as const

const answered = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), key, balanceOre: oreField, repeated: z.boolean() }),
  z.object({
    ok: z.literal(false),
    key,
    refusal: z.enum(tableRefusals),
    balanceOre: oreField.optional(),
  }),
])

export const takeRequest = z.object({ stakes: z.array(tableStake).min(1).max(tableRoundsMax) })
export const takeAnswer = z.object({ results: z.array(answered) })

/** The end of a round: win and end in one. A seed that was not committed to is a bug, and answers nothing. */
export const tableEnd = z.object({
  key,
  round: key,
  /** All that it has staked, raises too. */
  stakeOre: oreField,
  payoutOre: oreField,
  seed: bytes32,
  /** A byte a choice. */
  choices: hexUpTo(512),
  /** The first choice made by the published rule: the player learns that it ended the hand. */
  automaticFrom: z.int().min(0).max(512).optional(),
})

export const finishRequest = z.object({ ends: z.array(tableEnd).min(1).max(tableRoundsMax) })
export const finishAnswer = z.object({ results: z.array(answered) })

/** A round that cannot be played to its end gives its stakes back. */
export const voidRequest = z.object({ round: key })
export const voidAnswer = z.object({ result: answered })

/**
 * Takes one stake back, under its key: a raise that nobody waits for any more. One that has not come moves
 * nothing should it still come.
 */
export const takeBackRequest = z.object({ key })
export const takeBackAnswer = z.object({ ok: z.literal(true) })

/** Rounds that are open, the oldest first, so that none is forgotten. */
export const openTableRoundsRequest = z.object({
  /** The last round of the page before. */
  after: key.optional(),
})
export const openTableRoundsAnswer = z.object({
  rounds: z.array(
    z.object({
      round: key,
      openedAt: momentField,
      /** `must-finish`: a day has gone, or its player may not play: the published rule ends it. */
      state: z.enum(['live', 'must-finish']),
    }),
  ),
})

/** Whether the logins that games were opened in still let anybody act: a choice that costs nothing asks. */
export const loginsRequest = z.object({ playSessions: z.array(key).min(1).max(tableRoundsMax) })
export const loginsAnswer = z.object({
  results: z.array(z.object({ key, isRevoked: z.boolean() })),
})

/** Players whose accounts were closed from a moment on, the earliest first, a page at a time. [FLT-86] */
export const closedPlayersRequest = z.object({ from: momentField })
export const closedPlayersAnswer = z.object({
  players: z.array(z.object({ playerRef: z.string(), closedAt: momentField })),
})

/** A round that was played to its end: with its definition, bets, seed and choices it is played again. */
const playedTableRound = z.object({
  round: key,
  definitionHash: bytes32,
  /** None where the seed was drawn after the bets. */
  commitment: bytes32.optional(),
  /** As the game wrote them. */
  bets: hexUpTo(4_096),
  seed: bytes32,
  choices: hexUpTo(512),
  /** The first choice that the published rule made; none where the player made them all. */
  automaticFrom: z.int().optional(),
  /** Raises too. */
  stakeOre: oreField,
  payoutOre: oreField,
  endedAt: momentField,
})

/** The round at a table that a replay token was given for. [PROOF-03] */
export const tableReplayRequest = z.object({ replayToken: lineField(200) })
export const tableReplayAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), round: playedTableRound }),
  z.object({ ok: z.literal(false), refusal: z.enum(['token-unknown', 'token-expired']) }),
])

export type PlayedTableRound = z.output<typeof playedTableRound>
export type TableReplayAnswer = z.output<typeof tableReplayAnswer>
export type TableStakeMessage = z.output<typeof tableStake>
export type TableEndMessage = z.output<typeof tableEnd>
export type ClosedPlayer = z.output<typeof closedPlayersAnswer>['players'][number]
export type TableRefusal = (typeof tableRefusals)[number]
export type TableAnswer = z.output<typeof answered>
export type OpenTableRound = z.output<typeof openTableRoundsAnswer>['rounds'][number]
