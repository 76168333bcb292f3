import { z } from 'zod'
import { lineField } from '../base/text.ts'
import { roundRefusals } from '../wallet/wallet.ts'

/**
 * The messages between the game client in the player's browser and the game server. All POST with
 * JSON, on the game server's origin, without cookies: the play token of `open` goes in
 * `authorization: Bearer`. Amounts are whole øre as JSON numbers.
 */
export const gamePaths = {
  open: '/api/open',
  spin: '/api/spin',
  gamble: '/api/gamble',
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
const markedCell = z.object({ position: cell, times: z.int() })
const heldCoin = z.object({
  position: cell,
  coins: z.int(),
  prize: z.string().optional(),
  /** A collector, worth what the coins were together when it landed; absent on coins. */
  collects: z.literal(true).optional(),
})

/** The events of a round, one after the other; all `coins` together are the round's win. */
const clientEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reels'),
    mode: z.enum(['base', 'free']),
    stops: z.array(z.int()),
    grid: cells,
    multiplier: z.int(),
    /** Reels that stay as they stood; absent when all turn. */
    held: z.array(z.int()).optional(),
    /** Reels that turn as one, on the strip of the first; absent when none do. */
    twins: z.array(z.int()).optional(),
    /** How many of the cheapest symbols are gone from the strips; absent where none ever go. */
    gone: z.int().optional(),
  }),
  /** Cells of standing reels become what the grid shows there. */
  z.object({
    kind: z.literal('change'),
    cause: z.enum(['expand', 'walk', 'reveal', 'special']),
    cells: z.array(cell),
    grid: cells,
  }),
  /** The cheapest symbols are gone for the rest of the round: `symbol` stands in their cells. */
  z.object({
    kind: z.literal('upgrade'),
    gone: z.int(),
    symbol: z.int(),
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
          /** The multiplier of its wilds, inside `coins`. */
          times: z.int().optional(),
          /** Where lines win both ways: the end it begins at; absent when it fills its line. */
          from: z.enum(['left', 'right']).optional(),
          ...winBase,
        }),
        z.object({
          kind: z.literal('ways'),
          ways: z.int(),
          symbol: z.int(),
          /** The pay of the ways together, in ways, when wilds have multiplied some of them. */
          worth: z.int().optional(),
          ...winBase,
        }),
        z.object({
          kind: z.literal('cluster'),
          symbol: z.int(),
          /** The multiplier of the marks of its cells, inside `coins`. */
          times: z.int().optional(),
          ...winBase,
        }),
        z.object({ kind: z.literal('anywhere'), symbol: z.int(), ...winBase }),
        z.object({ kind: z.literal('scatter'), ...winBase }),
        z.object({ kind: z.literal('filled'), lines: z.int(), symbol: z.int(), ...winBase }),
      ]),
    ),
    /** Already inside every `coins`. */
    multiplier: z.int(),
    coins: z.int(),
  }),
  z.object({
    kind: z.literal('free-spins'),
    won: z.int(),
    awarded: z.int(),
    /** The symbol that fills its reels in them. */
    special: z.int().optional(),
  }),
  z.object({
    kind: z.literal('tumble'),
    removed: z.array(cell),
    /** New symbols by reel, top first. */
    entered: cells,
    grid: cells,
    multiplier: z.int(),
  }),
  /** Cells that have just won are marked with a number, or with a new one. */
  z.object({ kind: z.literal('mark'), cells: z.array(markedCell) }),
  /** Orbs multiply what the spin has won: by `times`, which is `coins` more. */
  z.object({ kind: z.literal('orbs'), orbs: z.array(markedCell), times: z.int(), coins: z.int() }),
  z.object({ kind: z.literal('hold-start'), held: z.array(heldCoin), spins: z.int() }),
  /** The player opens one of some chests, each of which gives this. */
  z.object({ kind: z.literal('chest'), coins: z.int() }),
  z.object({ kind: z.literal('hold-spin'), landed: z.array(heldCoin), spinsLeft: z.int() }),
  z.object({
    kind: z.literal('hold-end'),
    heldCoins: z.int(),
    fullGridCoins: z.int(),
    coins: z.int(),
  }),
  /** The wheel stops on a segment, clockwise from its first; what that adds to the grid's win. */
  z.object({
    kind: z.literal('wheel'),
    segment: z.int(),
    multiplier: z.int(),
    coins: z.int(),
  }),
  /** The win met its cap: negative coins. */
  z.object({ kind: z.literal('cap'), coins: z.int() }),
])

const gambleChoice = z.enum(['red', 'black'])

/** A win that may be staked once more, on a card's colour: one in two, paid twice. [S51] */
const gambleOffer = z.object({
  /** The stake, which is the amount won; twice as much may be won. */
  stakeOre: z.int(),
  /** Which gamble in a row it would be, from one, and how many there may be. */
  step: z.int(),
  maxSteps: z.int(),
})

export const clientRound = z.object({
  key: z.string(),
  stakeOre: z.int(),
  /** A spin of a grant: nothing was staked, and `stakeOre` is what it was drawn for. */
  isSpin: z.literal(true).optional(),
  winOre: z.int(),
  balanceOre: z.int(),
  /** Won beside `winOre`, the largest first; play for fun never has any. */
  jackpots: z.array(z.object({ nameDa: z.string(), amountOre: z.int() })).optional(),
  events: z.array(clientEvent),
  /** A gamble: what the player chose, and the card that was drawn. It has no events. */
  gamble: z.object({ choice: gambleChoice, card: gambleChoice }).optional(),
  at: z.string(),
})

/** `open`: by launch token for money, by game for fun. */
export const openRequest = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('money'), launchToken: lineField(200) }),
  z.object({ mode: z.literal('free'), gameId: lineField(200) }),
])

/** Coins that are held and spun for more. `name` is empty for a coin that is no fixed prize. */
const holdBoard = z.object({
  spins: z.int(),
  fullGridCoins: z.int(),
  prizes: z.array(z.object({ name: z.string(), coins: z.int() })),
})

/** Spins that were promised and can be played in this game: each as if `valueOre` were staked. */
const offeredSpins = z.object({
  grant: z.string(),
  left: z.int(),
  valueOre: z.int(),
  expiresAt: z.string(),
})

const openAnswer = z.object({
  ok: z.literal(true),
  playToken: z.string(),
  /** The key the next spin must carry; each spin's answer brings the next. */
  roundKey: z.string(),
  balanceOre: z.int(),
  /** The most that may be staked while a bonus is active; absent: there is no bound. */
  stakeMaxOre: z.int().optional(),
  /** The active bonus is not for this game: here cash alone is staked. */
  isBonusElsewhere: z.literal(true).optional(),
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
        /** The multiplier that a wild or an orb gives to wins; absent where it gives none. */
        times: z.int().optional(),
      }),
    ),
    reels: z.int(),
    /** The most a reel shows; one that changes its height shows `rowsLeast` at least. */
    rows: z.int(),
    rowsLeast: z.int(),
    /** How lists call the way the game is won: `243 veje`. */
    wayToWin: z.string(),
    paysBy: z.enum(['lines', 'ways', 'clusters', 'anywhere']),
    /** The multipliers of wins, tumble by tumble, and the last one stays; empty without tumbles. */
    multipliers: z.array(z.int()),
    /** The multipliers of wins of free spins, one after the other; absent where none rises. */
    freeMultipliers: z.array(z.int()).optional(),
    hold: holdBoard.optional(),
    /** How many of the cheapest paying symbols free spins can lose, and what each one takes. */
    upgrades: z.object({ perStep: z.int(), steps: z.int() }).optional(),
    /** Reels that turn as one in free spins, with one symbol over all their cells. */
    giant: z.array(z.int()).optional(),
    /** The numbers of a wheel, segment by segment, clockwise; absent where none turns. */
    wheel: z.array(z.int()).optional(),
    lines: z.array(z.array(z.int())),
    /** Lines are read from the right, too; absent where they are read from the left alone. */
    bothWays: z.literal(true).optional(),
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
  spins: offeredSpins.optional(),
})

export const spinRequest = z.object({
  roundKey: lineField(200),
  /** Of a spin of a grant, its value. */
  stakeOre: z.int(),
  definitionHash: lineField(200),
  /** The grant whose spin it is; without it the player's own money is staked. */
  spins: z.guid().optional(),
})

/** The stake is what the key carries; the client has no say in it. */
export const gambleRequest = z.object({
  roundKey: lineField(200),
  choice: gambleChoice,
  definitionHash: lineField(200),
})

/** Of `spin` and of `gamble`. */
const spinAnswer = z.object({
  ok: z.literal(true),
  round: clientRound,
  /** This was the stored answer of an earlier request with the same key. */
  repeated: z.boolean(),
  roundKey: z.string(),
  stakedOre: z.int(),
  wonOre: z.int(),
  /** The next key may be spent on a gamble instead of a spin. */
  gamble: gambleOffer.optional(),
  /** Of a spin of a grant: how many are left by now. */
  spinsLeft: z.int().optional(),
  /** Replaces the play token of free play, which carries the play balance. */
  playToken: z.string().optional(),
})

/** A refusal of any of these; a new `roundKey` comes along when the old one is spent. */
const gameRefusal = z.object({
  ok: z.literal(false),
  refusal: z.enum([
    'token-unknown',
    'token-used',
    'token-expired',
    'game-unknown',
    'game-changed',
    'game-withdrawn',
    'stake-invalid',
    ...roundRefusals,
    'gamble-not-offered',
    'wallet-down',
    'too-many-attempts',
  ]),
  roundKey: z.string().optional(),
  balanceOre: z.int().optional(),
})

export const seenRequest = z.object({ key: lineField(200) })
/** A spin inside a round is about to be shown: `event` is the index of its first event. */
export const reachedRequest = z.object({ key: lineField(200), event: z.int().min(0).max(100_000) })
export const roundsListAnswer = z.object({ ok: z.literal(true), rounds: z.array(clientRound) })
/** The messages of the game's frame to the page around it, by `postMessage`. */
export type FrameMessage =
  | { type: 'ready' }
  /** A real-money round is settled and shown; the page asks its own server for the balance. */
  | { type: 'round-settled' }
  | { type: 'play-ended'; reason: string }
  | { type: 'deposit-wanted' }
  /** A round was refused until the player has closed the play notice. */
  | { type: 'notice-wanted' }
  /** The player pressed the game's button for full screen; the page fills it, clock and marks included. */
  | { type: 'full-screen-wanted' }
  | { type: 'full-screen-unwanted' }

/**
 * The messages of the page to the game's frame, by `postMessage`. `hold`: something lies over the
 * game, so nothing more is staked or shown until `go-on`. `screen-full` and `screen-not-full`:
 * whether the page fills the screen; never sent where it cannot. Each may be sent as often as one
 * likes.
 */
export type PageMessage = {
  type: 'hold' | 'go-on' | 'screen-full' | 'screen-not-full'
}

export type ClientEvent = z.output<typeof clientEvent>
export type ClientRound = z.output<typeof clientRound>
export type OpenAnswer = z.output<typeof openAnswer>
export type OfferedSpins = z.output<typeof offeredSpins>
export type GambleChoice = z.output<typeof gambleChoice>
export type GambleOffer = z.output<typeof gambleOffer>
export type GambleRequest = z.output<typeof gambleRequest>
export type SpinRequest = z.output<typeof spinRequest>
export type SpinAnswer = z.output<typeof spinAnswer>
export type GameRefusal = z.output<typeof gameRefusal>
