import { z } from 'zod'

/** A definition as its hash is of: plain JSON. */
const definition = z.record(z.string(), z.json())

/**
 * `GET /definitions/:hash` on the game server: what a round was played on, by the hash that the books have
 * with it, however long ago that was. With it and the round's seed anybody plays the round again. (0095)
 */
export const playedDefinitionAnswer = z.object({
  gameId: z.string(),
  title: z.string(),
  version: z.int(),
  /** Whether new rounds are played on it. */
  isCurrent: z.boolean(),
  definition,
  /** Of a gamble, whose own definition names it: the game's. */
  game: z.object({ hash: z.string(), definition }).optional(),
})

export type PlayedDefinition = z.output<typeof playedDefinitionAnswer>
