import { z } from 'zod'
import { oreField } from '../base/wire.ts'

/** The fields that lists show of any game. [PROOF-02] */
const listed = {
  gameId: z.string(),
  title: z.string(),
  studio: z.string(),
  /** Of 1; at a table of the first stake, played as `playedBy` says. */
  returnToPlayer: z.number(),
  /** Of 1: how often a round wins, as the game's own rules call it a win. */
  hitRate: z.number(),
  /** A day: `2026-11-19`. */
  releasedAt: z.string(),
  image: z.object({
    /** Paths on the site's own origin. */
    avif: z.string(),
    webp: z.string(),
    colour: z.string(),
    /** In pixels, the smallest first; of 180 there is one with `@0.5x` before the path's ending. */
    widths: z.array(z.int()),
  }),
}

/** A slot as lists and the page before play show it. */
const catalogueSlot = z.object({
  family: z.literal('slot'),
  ...listed,
  theme: z.object({ slug: z.string(), name: z.string() }),
  /** `wayToWin`: what wins in this very game, as `243 veje`. */
  mechanic: z.object({ id: z.string(), name: z.string(), wayToWin: z.string() }),
  features: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The network its rounds for money take part in; `returnShare` of 1, beside the game's own return. */
  jackpot: z.object({ key: z.string(), name: z.string(), returnShare: z.number() }).optional(),
  volatility: z.enum(['lav', 'mellem', 'høj', 'meget høj']),
  maxWinBets: z.number(),
  stakesOre: z.array(oreField),
  lines: z.int(),
})

const atTable = {
  /** The return as it is proven: a reduced fraction, `numerator/denominator`. [PROOF-02] */
  returned: z.string(),
  /** The play that the return is of: by the chart, the best, any at all, or stakes on the bank. */
  playedBy: z.enum(['chart', 'best', 'any', 'bank']),
  /** Of the bet that opens a round; side bets and raises have limits of their own. */
  minStakeOre: oreField,
  maxStakeOre: oreField,
  /** No round pays more. */
  maxPayoutOre: oreField,
  /** The dealer: a table of ours is run by computer, and nobody is shown who is not there. */
  source: z.literal('computer'),
}

/** A game at a table, as lists and the page before play show it. */
const catalogueTable = z.object({
  family: z.literal('table'),
  ...listed,
  kind: z.object({
    id: z.enum(['roulette', 'blackjack', 'video-poker', 'punto-banco', 'three-card', 'holdem']),
    name: z.string(),
  }),
  ...atTable,
})

/** A live table: everybody at it plays the same round at the same moment. [GAME-03] */
const catalogueLive = z.object({
  family: z.literal('live'),
  ...listed,
  kind: z.object({
    id: z.enum(['live-roulette', 'live-blackjack', 'live-baccarat']),
    name: z.string(),
  }),
  ...atTable,
})

const catalogueGame = z.discriminatedUnion('family', [catalogueSlot, catalogueTable, catalogueLive])

/** `GET /catalogue` on the game server. */
export const catalogueAnswer = z.object({
  games: z.array(catalogueGame),
  /** Games that were published once and are in no list now; a round of one is still called by its title. */
  former: z.array(z.object({ gameId: z.string(), title: z.string() })).optional(),
})

/** `GET /catalogue/:gameId/rules`: the player's rules, generated from the definition. */
export const rulesAnswer = z.object({
  gameId: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})

/** `GET /catalogue/:gameId/mathematics`: the proof's figures for everybody, as tables. [PROOF-02] */
export const mathematicsAnswer = z.object({
  gameId: z.string(),
  title: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      table: z
        .object({
          columns: z.array(z.string()),
          /** A cell a column; `share` is the length of the row's bar, from 0 to 1. */
          rows: z.array(z.object({ cells: z.array(z.string()), share: z.number().optional() })),
        })
        .optional(),
    }),
  ),
})

export type CatalogueGame = z.output<typeof catalogueGame>
export type CatalogueSlot = z.output<typeof catalogueSlot>
/** A table of one's own, or a shared one: what is to be known of both is the same. */
export type CatalogueTable = CatalogueOwnTable | CatalogueLive
export type CatalogueOwnTable = z.output<typeof catalogueTable>
export type CatalogueLive = z.output<typeof catalogueLive>
export type GameRules = z.output<typeof rulesAnswer>
export type GameMathematics = z.output<typeof mathematicsAnswer>
