import { z } from 'zod'

/** Of the game server: how its live tables stand this moment, for lists. GET. */
export const liveLobbyPath = '/catalogue/live'

/** So many outcomes of a table stand on its tile at most. */
export const liveLatestMax = 6

const liveTable = z.object({
  id: z.string(),
  /** `closing`: after the round that is on; `unavailable`: nobody keeps the table now. */
  state: z.enum(['open', 'closing', 'closed', 'unavailable']),
  /** Of the rounds that are over, the latest first: short, and in the colour it has at the table. */
  latest: z
    .array(
      z.object({
        text: z.string(),
        tone: z.enum(['red', 'black', 'green', 'blue', 'plain']).optional(),
        /** Read aloud in place of a text that is a letter. */
        name: z.string().optional(),
      }),
    )
    .max(liveLatestMax),
  /** A band: at least so many are at the table. Absent where there are too few to say. */
  playersFrom: z.int().min(1).optional(),
})

export const liveLobbyAnswer = z.object({ tables: z.array(liveTable) })

export type LiveTable = z.output<typeof liveTable>
