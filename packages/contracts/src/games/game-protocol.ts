import { z } from 'zod'

/**
 * What the game client in the player's browser and the game server say to each other. All POST with
 * JSON, on the game server's origin, without cookies: the play token of `open` goes in
 * `authorization: Bearer`. Amounts are whole øre as JSON numbers.
 */
export const gamePaths = {
  open: '/api/open',
  spin: '/api/spin',
  seen: '/api/seen',
  reached: '/api/reached',
  rounds: '/api/rounds',
  replay: '/api/replay',
  balance: '/api/balance',
} as const

const cell = z.tuple([z.int(), z.int()])
/** By reel, top to bottom, indexes into the game's symbols. */
const cells = z.array(z.array(z.int()))
const winBase = { count: z.int(), coins: z.int(), positions: z.array(cell) }
const heldCoin = z.object({ position: cell, coins: z.int(), prize: z.string().optional() })

/** What happens in a round, one after the other; all `coins` together are the round's win. */
export const clientEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reels'),
    mode: z.enum(['base', 'free']),
    stops: z.array(z.int()),
    grid: cells,
    multiplier: z.int(),
    /** Reels that stay as they stood; absent when all turn. */
    held: z.array(z.int()).optional(),
  }),
  /** Cells of standing reels become what the grid shows there. */
  z.object({
    kind: z.literal('change'),
    cause: z.enum(['expand', 'walk', 'reveal']),
    cells: z.array(cell),
    grid: cells,
  }),
  z.object({ kind: z.literal('grid'), grid: cells }),
  z.object({
    kind: z.literal('wins'),
    wins: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('line'),
          line: z.int(),
          symbol: z.int(),
          /** What its wilds have multiplied it by, inside `coins`. */
          times: z.int().optional(),
          ...winBase,
        }),
        z.object({ kind: z.literal('ways'), ways: z.int(), symbol: z.int(), ...winBase }),
        z.object({ kind: z.literal('cluster'), symbol: z.int(), ...winBase }),
        z.object({ kind: z.literal('scatter'), ...winBase }),
      ]),
    ),
    /** Already inside every `coins`. */
    multiplier: z.int(),
    coins: z.int(),
  }),
  z.object({ kind: z.literal('free-spins'), won: z.int(), awarded: z.int() }),
  z.object({
    kind: z.literal('tumble'),
    removed: z.array(cell),
    /** New symbols by reel, top first. */
    entered: cells,
    grid: cells,
    multiplier: z.int(),
  }),
  z.object({ kind: z.literal('hold-start'), held: z.array(heldCoin), spins: z.int() }),
  z.object({ kind: z.literal('hold-spin'), landed: z.array(heldCoin), spinsLeft: z.int() }),
  z.object({
    kind: z.literal('hold-end'),
    heldCoins: z.int(),
    fullGridCoins: z.int(),
    coins: z.int(),
  }),
  /** The win met its cap: negative coins. */
  z.object({ kind: z.literal('cap'), coins: z.int() }),
])

export const clientRound = z.object({
  key: z.string(),
  stakeOre: z.int(),
  winOre: z.int(),
  balanceOre: z.int(),
  /** Won beside `winOre`, the largest first; play for fun never has any. */
  jackpots: z.array(z.object({ nameDa: z.string(), amountOre: z.int() })).optional(),
  events: z.array(clientEvent),
  at: z.string(),
})

/** `open`: by launch token for money, by game for fun. */
export const openRequest = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('money'), launchToken: z.string() }),
  z.object({ mode: z.literal('free'), gameId: z.string() }),
])

/** Coins that are held and spun for more. `name` is empty for a coin that is no fixed prize. */
const holdBoard = z.object({
  spins: z.int(),
  fullGridCoins: z.int(),
  prizes: z.array(z.object({ name: z.string(), coins: z.int() })),
})

export const openAnswer = z.object({
  ok: z.literal(true),
  playToken: z.string(),
  /** The key the next spin must carry; each spin's answer brings the next. */
  roundKey: z.string(),
  balanceOre: z.int(),
  stakedOre: z.int(),
  wonOre: z.int(),
  game: z.object({
    gameId: z.string(),
    version: z.int(),
    definitionHash: z.string(),
    title: z.string(),
    symbols: z.array(
      z.object({
        key: z.string(),
        kind: z.string(),
        pays: z.array(z.int()),
        /** What a wild multiplies the wins by that it helps to; absent where it does not. */
        times: z.int().optional(),
      }),
    ),
    reels: z.int(),
    /** The most a reel shows; one that changes its height shows `rowsLeast` at least. */
    rows: z.int(),
    rowsLeast: z.int(),
    /** How lists call the way the game is won: `243 veje`. */
    wayToWin: z.string(),
    paysBy: z.enum(['lines', 'ways', 'clusters']),
    /** What wins are multiplied by, tumble by tumble, and the last one stays; empty without tumbles. */
    multipliers: z.array(z.int()),
    hold: holdBoard.optional(),
    lines: z.array(z.array(z.int())),
    /** The strips, so that the reels show what really surrounds the window; empty where none turn. */
    strips: z.object({ base: z.array(z.array(z.int())), free: z.array(z.array(z.int())) }),
    coinsPerBet: z.int(),
    stakesOre: z.array(z.int()),
    returnToPlayer: z.number(),
    maxWinBets: z.number(),
    volatility: z.string(),
    hitRate: z.number(),
    rules: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  }),
  /** The last round, when its result was never shown to the end: show it now. */
  unseen: clientRound.optional(),
  /** The last round that was seen: the reels rest on it. */
  last: clientRound.optional(),
})

export const spinRequest = z.object({
  roundKey: z.string().max(200),
  stakeOre: z.int(),
  definitionHash: z.string(),
})

export const spinAnswer = z.object({
  ok: z.literal(true),
  round: clientRound,
  /** This was the stored answer of an earlier request with the same key. */
  repeated: z.boolean(),
  roundKey: z.string(),
  stakedOre: z.int(),
  wonOre: z.int(),
  /** Replaces the play token of free play, which carries the play balance. */
  playToken: z.string().optional(),
})

/** A refusal of any of these; a new `roundKey` comes along when the old one is spent. */
export const gameRefusal = z.object({
  ok: z.literal(false),
  refusal: z.enum([
    'token-unknown',
    'token-used',
    'token-expired',
    'game-unknown',
    'game-changed',
    'game-withdrawn',
    'stake-invalid',
    'key-invalid',
    'conflict',
    'play-ended',
    'play-blocked',
    'too-little-money',
    'stake-too-high-for-bonus',
    'loss-limit',
    'wallet-down',
    'too-many-attempts',
  ]),
  roundKey: z.string().optional(),
  balanceOre: z.int().optional(),
})

export const seenRequest = z.object({ key: z.string() })
/** A spin inside a round is about to be shown: `event` is the index of its first event. */
export const reachedRequest = z.object({ key: z.string(), event: z.int().min(0).max(100_000) })
export const roundsListAnswer = z.object({ ok: z.literal(true), rounds: z.array(clientRound) })
export const gameBalanceAnswer = z.object({ ok: z.literal(true), balanceOre: z.int() })

/** What the game's frame tells the page around it, by `postMessage`. */
export type FrameMessage =
  | { type: 'ready' }
  /** A real-money round is settled and shown; the page asks its own server for the balance. */
  | { type: 'round-settled' }
  | { type: 'play-ended'; reason: string }
  | { type: 'deposit-wanted' }

export type ClientEvent = z.output<typeof clientEvent>
export type ClientRound = z.output<typeof clientRound>
export type OpenAnswer = z.output<typeof openAnswer>
export type SpinRequest = z.output<typeof spinRequest>
export type SpinAnswer = z.output<typeof spinAnswer>
export type GameRefusal = z.output<typeof gameRefusal>
