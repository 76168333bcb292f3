import { z } from 'zod'
import { lineField } from '../base/text.ts'
import { tableRefusals } from '../wallet/tables.ts'

/**
 * The messages between a table's client and the game server, like those of a slot
 * (`game-protocol.ts`): POST with JSON, the play token of `open` in `authorization: Bearer`.
 * Amounts are whole øre as JSON numbers. A hand waits for its player, who goes on with it on any
 * device. [GAME-02]
 */
export const tablePaths = {
  open: '/api/table/open',
  resume: '/api/table/resume',
  deal: '/api/table/deal',
  choose: '/api/table/choose',
  replay: '/api/table/replay',
  /** `table-favourites.ts` describes their messages. */
  favourites: '/api/table/favourites',
  keepFavourite: '/api/table/favourites/keep',
  dropFavourite: '/api/table/favourites/drop',
} as const

const key = lineField(200)

export const tableOpenRequest = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('money'), launchToken: key }),
  z.object({ mode: z.literal('free'), gameId: key }),
])
export const tableDealRequest = z.object({
  /** The one that `open`, or the answer to the hand before, brought. */
  roundKey: key,
  /** As the game writes them; what they may be stands in its rules. */
  bets: z.unknown(),
  /**
   * The definition the client was opened on: it shows those rules, so nothing new is dealt by
   * others (`game-changed`). Hands begun before are answered.
   */
  definitionHash: key.optional(),
  /**
   * Of play money alone, of which nothing is kept: every choice so far, a byte each. The hand comes back as
   * it stands after them.
   */
  choices: z
    .string()
    .regex(/^(?:[0-9a-f]{2}){0,512}$/)
    .optional(),
})
export const tableChooseRequest = z.object({
  round: key,
  /** How many choices were made before this one: asked again, it changes nothing. */
  step: z.int().min(0).max(512),
  choice: z.int().min(0).max(255),
})

export const tableReplayAsk = z.object({ replayToken: key })

const hand = z.object({
  round: z.string(),
  /** The definition of its play, another than the opened game’s after a release in between. */
  definitionHash: z.string().optional(),
  step: z.int(),
  /**
   * SHA-256 that the round's seed is bound to before the first card is seen; absent where nothing is left
   * to choose, and the seed was drawn after the bets. [PROOF-03]
   */
  commitment: z.string().optional(),
  /** As they were dealt for. */
  bets: z.unknown(),
  /** The player's view, as the game gives it. */
  view: z.unknown(),
  options: z.array(z.object({ choice: z.int(), raiseOre: z.int() })),
  /** Once the hand is over. */
  end: z
    .object({
      stakeOre: z.int(),
      payoutOre: z.int(),
      /** The seed behind the commitment: the hand can be played again from it. [PROOF-03] */
      seed: z.string(),
      /** All of them, a byte each: with bets and seed the hand is played again. */
      choices: z.string(),
      /** The first choice that the published rule made; absent where the player made them all. */
      automaticFrom: z.int().optional(),
    })
    .optional(),
})

/** Of `deal`, `choose`. */
const handAnswer = z.object({
  ok: z.literal(true),
  hand,
  balanceOre: z.int().optional(),
  /** Once the hand is over: for the next one. */
  roundKey: z.string().optional(),
  /** Once a hand of play money is over: the balance is in it. */
  playToken: z.string().optional(),
})

const tableGame = z.object({
  gameId: z.string(),
  title: z.string(),
  version: z.int(),
  definitionHash: z.string(),
  kind: z.enum([
    'blackjack',
    'shared-blackjack',
    'video-poker',
    'three-card',
    'holdem',
    'roulette',
    'punto-banco',
  ]),
  /** The rules that were proven: limits, pays and the rules of play. */
  rules: z.unknown(),
  /** The same in Danish words, as the rules page has them. */
  rulesDa: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})

/** Of `open` and `resume`: the game, and the hand that waits. */
const tableAnswer = z.object({
  ok: z.literal(true),
  playToken: z.string(),
  roundKey: z.string(),
  balanceOre: z.int(),
  /** The most that a round may stake in all while a bonus is active; absent: there is no bound. */
  stakeMaxOre: z.int().optional(),
  game: tableGame,
  hand: hand.optional(),
})

/** Of `replay`: a round that is over, as it was played, step by step. [PROOF-03] */
const replayedHand = z.object({
  ok: z.literal(true),
  game: tableGame,
  /** As it ended: its stake, payout and seed with it. */
  hand,
  /** The player's views after the deal and after each choice: one more than there are choices. */
  views: z.array(z.unknown()),
  endedAt: z.string(),
})

const handRefusal = z.object({
  ok: z.literal(false),
  refusal: z.enum([
    ...tableRefusals,
    'token-unknown',
    'token-used',
    'token-expired',
    'game-unknown',
    'game-changed',
    'bets-invalid',
    /** Another hand of the player waits in the game: it comes along. */
    'hand-waits',
    'hand-unknown',
    'choice-not-open',
    'wallet-down',
    'too-many-attempts',
  ]),
  hand: hand.optional(),
  balanceOre: z.int().optional(),
  /** When the old one is spent. */
  roundKey: z.string().optional(),
})

export type TableOpenRequest = z.output<typeof tableOpenRequest>
export type TableDealRequest = z.output<typeof tableDealRequest>
export type TableChooseRequest = z.output<typeof tableChooseRequest>
export type ClientHand = z.output<typeof hand>
export type HandAnswer = z.output<typeof handAnswer>
export type TableOpened = z.output<typeof tableAnswer>
export type ReplayedHand = z.output<typeof replayedHand>
export type HandRefusal = z.output<typeof handRefusal>
