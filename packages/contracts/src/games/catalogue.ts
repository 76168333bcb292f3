import { z } from 'zod'
import { oreField } from '../wire.ts'

/** A game as lists and the page before play show it. [PROOF-02] */
export const catalogueGame = z.object({
  gameId: z.string(),
  title: z.string(),
  studio: z.string(),
  mechanic: z.string(),
  /** Shares of 1. */
  returnToPlayer: z.number(),
  hitRate: z.number(),
  volatility: z.enum(['lav', 'mellem', 'høj', 'meget høj']),
  maxWinBets: z.number(),
  stakesOre: z.array(oreField),
  lines: z.int(),
  releasedAt: z.string(),
  /** Paths on the site's own origin. */
  image: z.object({ avif: z.string(), webp: z.string(), colour: z.string() }),
})

/** `GET /catalogue` on the game server. */
export const catalogueAnswer = z.object({ games: z.array(catalogueGame) })

/** `GET /catalogue/:gameId/rules`: the player's rules, generated from the definition. */
export const rulesAnswer = z.object({
  gameId: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})

export type CatalogueGame = z.output<typeof catalogueGame>
export type GameRules = z.output<typeof rulesAnswer>
