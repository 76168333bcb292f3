import { z } from 'zod'
import { lineField } from '../base/text.ts'
import type { TableOpened } from './table-protocol.ts'

/**
 * The messages of a live table, at which everybody plays the same round: JSON, one message a frame, over
 * a WebSocket at the path of a line with the table’s id. Amounts are whole øre as JSON numbers, moments
 * milliseconds since 1970 by the server’s clock: each state and phase has that clock’s now, and a client’s
 * own decides nothing. [GAME-03]
 */
export const livePaths = {
  /** Opens a play, or a watcher’s view: POST, as `open` of a table. */
  open: '/api/live-table/open',
  /** A ticket for one line of a play: POST with the play token. */
  ticket: '/api/live-table/ticket',
  /** What its last rounds came to: GET; the table’s id follows. */
  latest: '/api/live-table/latest',
  /**
   * The line itself; the table’s id follows. A GET of `text/event-stream` gets the same as a stream: the
   * ticket in `Authorization: Bearer`, the last event in `Last-Event-ID` as `epoch-n`, its name as the
   * event `line`. What the client says is POSTed as text to the same path, with that name in `Authorization`.
   */
  line: '/api/live',
} as const

/** So many rounds back can be asked for; a state has the newest of them. */
export const liveOutcomesMax = 500

/** A client’s message has so many bytes at most. */
export const liveMessageBytesMax = 4_096

/** A line hears something at least so often: `here` where nothing else is new. */
export const liveSilenceMs = 2_000

/** Why a line was closed, where its client did wrong; `replaced`: its player has opened a newer one. */
export const liveCloses = { malformed: 4400, ticket: 4401, replaced: 4409, tooFast: 4429 } as const

const key = lineField(200)
const round = z.int().min(1)

export const liveOpenRequest = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('money'), launchToken: key }),
  /** Nobody needs a login to watch. */
  z.object({ mode: z.literal('watch'), gameId: key }),
])

const place = z.object({ epoch: z.int().min(0), n: z.int().min(0) })

export const liveAsk = z.discriminatedUnion('type', [
  /** The first message of a line. Without a ticket it watches. */
  z.strictObject({
    type: z.literal('hello'),
    ticket: key.optional(),
    /** The last event that was seen; without it the whole state comes. */
    seen: place.optional(),
  }),
  /** Events were missed: those after this one come, or the whole state. */
  z.strictObject({ type: z.literal('resume'), seen: place }),
  /** Replaces the player’s whole slip; bets of nothing take it back. */
  z.strictObject({ type: z.literal('bet'), round, bets: z.unknown() }),
  /** A choice of a shared hand: the nth of its round. */
  z.strictObject({
    type: z.literal('choose'),
    round,
    step: z.int().min(0).max(64),
    choice: z.int().min(0).max(255),
  }),
])

/** A shared hand has `dealing`, `choosing` and `bank` in place of a spin. */
const phase = z.enum(['betting', 'closing', 'spin', 'dealing', 'choosing', 'bank', 'result'])
/** Where a table stands, as far as everybody may know. */
const stand = {
  round: z.int(),
  phase,
  /** When the phase ends; absent while nobody knows: the books have not answered. */
  endsAt: z.int().optional(),
  /** Of a shared hand that is chosen about: the nth choice of the round. */
  step: z.int().optional(),
  /** The server’s clock. */
  now: z.int(),
}

const proof = {
  /** SHA-256 that the seed is bound to. [PROOF-03] */
  commitment: z.string(),
  /** Of the Merkle tree over the slips, in hex. */
  root: z.string(),
}

/** A drawn outcome: of roulette its number, of cards a view of them. */
const shown = {
  outcome: z.unknown(),
  /** When the ball lies, or the last card is dealt. */
  landsAt: z.int(),
}

/** A shared hand, so far as it lies on the felt: cards from 0 to 51. */
const cards = { hand: z.array(z.int()), bank: z.array(z.int()) }

const eventBodies = [
  z.object({ type: z.literal('phase'), ...stand }),
  /** The slips are final and the outcome is drawn; nobody can change either after it. */
  z.object({ type: z.literal('closed'), round, ...proof }),
  /** Every slip is booked or refused. */
  z.object({ type: z.literal('spun'), round, ...shown }),
  /** The cards of a shared hand that are shown by now; the last one lies at `landsAt`. */
  z.object({ type: z.literal('card'), round, ...cards, landsAt: z.int().optional() }),
  /** A booking has no answer yet: the wheel, or the next card, is held. */
  z.object({ type: z.literal('held'), round }),
  /** Nothing was taken and nothing drawn. */
  z.object({ type: z.literal('void'), round }),
  /** The round is over at the table without a number: each slip is settled when the books answer. */
  z.object({ type: z.literal('unsettled'), round }),
  z.object({
    type: z.literal('result'),
    round,
    outcome: z.unknown(),
    seed: z.string(),
    definitionHash: z.string(),
  }),
  /** The table closes after this round. */
  z.object({ type: z.literal('ending'), round }),
] as const

/** An event of a table, to everybody, in the order of its numbers and without a hole. */
export const liveEvent = z.intersection(place, z.discriminatedUnion('type', eventBodies))

const ownSlip = z.object({
  round: z.int(),
  /** Rises with each bet of the round. */
  version: z.int(),
  status: z.enum(['placed', 'booked', 'refused']),
  bets: z.unknown(),
  stakeOre: z.int(),
  /** Of a refused one: as the wallet refuses a round. */
  refusal: z.string().optional(),
  /** Once it is final: its settle key, and the path from its leaf to the root, both in hex. */
  key: z.string().optional(),
  path: z.array(z.string()).optional(),
  /** The leaf’s place among them. */
  leaf: z.int().optional(),
  /** Of a shared hand that is played: h hit, s stand, d double, capital where the published rule chose. */
  choices: z.string().optional(),
})

export const liveTold = z.discriminatedUnion('type', [
  /** All that is public, as it stands after event `n`. */
  z.object({
    type: z.literal('state'),
    ...place.shape,
    ...stand,
    table: z.string(),
    definitionHash: z.string(),
    ...z.object(proof).partial().shape,
    ...z.object(shown).partial().shape,
    cards: z.object(cards).optional(),
    isHeld: z.boolean().optional(),
    isEnding: z.boolean().optional(),
    /** Outcomes of the rounds before, the latest first. */
    latest: z.array(z.unknown()),
  }),
  /** The bet stands; nothing is taken before the books have it. */
  z.object({ type: z.literal('slip'), round, version: z.int(), stakeOre: z.int() }),
  z.object({
    type: z.literal('bets-invalid'),
    round,
    /** As the table’s engine refuses it, with the bet that is. */
    refused: z.string(),
    bet: z.string().optional(),
  }),
  z.object({ type: z.literal('too-late'), round: z.int(), open: z.int().optional() }),
  /** It cannot be carried, at once or by the books: no money was taken. */
  z.object({
    type: z.literal('refused'),
    round,
    refusal: z.string(),
    balanceOre: z.int().optional(),
  }),
  /** The stake is taken. The balance is without what the round will have won. */
  z.object({
    type: z.literal('booked'),
    round,
    key: z.string(),
    stakeOre: z.int(),
    balanceOre: z.int(),
    leaf: z.int(),
    path: z.array(z.string()),
  }),
  /** A choice is made, by the player or the published rule. `isAsked`: the books have not answered. */
  z.object({
    type: z.literal('chosen'),
    round,
    step: z.int(),
    choice: z.int(),
    isAsked: z.boolean().optional(),
    isByRule: z.boolean().optional(),
    balanceOre: z.int().optional(),
  }),
  /** It is too late, not open, or a raise that the books refuse: the other choices stay open. */
  z.object({
    type: z.literal('choice-refused'),
    round,
    step: z.int(),
    refusal: z.string(),
    balanceOre: z.int().optional(),
  }),
  /** The round of the player’s hand is over at the books. */
  z.object({
    type: z.literal('paid'),
    round,
    key: z.string(),
    payoutOre: z.int(),
    balanceOre: z.int().optional(),
  }),
  /** One’s own, of the round that is open and the one before, the latest first. */
  z.object({ type: z.literal('own'), slips: z.array(ownSlip) }),
  /** The table’s owner does not answer: its state is of a while ago. */
  z.object({ type: z.literal('away') }),
  /** The line is whole, and nothing is new: browsers hide the pings of a socket from their pages. */
  z.object({ type: z.literal('here') }),
])

/** Of `open`: the game, and of a play for money its token and what may be staked. */
export interface LiveOpened extends Pick<TableOpened, 'ok' | 'game' | 'stakeMaxOre'> {
  readonly playToken?: string
  readonly balanceOre?: number
}

/** Of `ticket`: it opens one line, once. */
export interface LiveTicket {
  readonly ok: true
  readonly ticket: string
}

/** Of `latest`: as in the state, the latest first. */
export interface LiveOutcomes {
  readonly ok: true
  readonly latest: readonly unknown[]
}

export type LiveOpenRequest = z.output<typeof liveOpenRequest>
export type LiveAsk = z.output<typeof liveAsk>
export type LivePhase = z.output<typeof phase>
export type LivePlace = z.output<typeof place>
export type LiveEvent = z.output<typeof liveEvent>
export type LiveTold = z.output<typeof liveTold>
export type LiveState = Extract<LiveTold, { type: 'state' }>
export type OwnSlip = z.output<typeof ownSlip>
