import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

const gameId = z.string().regex(/^[a-z0-9-]{1,100}$/)

/**
 * The games played most for money in the last days, the most first: counted from settled rounds,
 * the same for everyone who asks, at most some minutes old. Nobody's play is shown. [GAME-07]
 */
export const readPopularGames = call({
  name: 'read-popular-games',
  path: '/v1/games/popular',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({
    /** How far back, in days. */
    days: z.int(),
    games: z.array(
      z.object({
        gameId: z.string(),
        /** Its players of each day, added up. */
        playerDays: z.int(),
        rounds: z.int(),
      }),
    ),
  }),
  refusals: { unknown: nothing },
})

/**
 * The newest great wins of rounds for money, newest first: how much, in which game, when, and of the
 * winner the first letter of the first name, never more. At most some seconds old. [GAME-08]
 */
export const readLatestWins = call({
  name: 'read-latest-wins',
  path: '/v1/games/latest-wins',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({
    /** The payout from which a round is listed. */
    fromOre: oreField,
    /** How far back, in days. */
    days: z.int(),
    wins: z.array(
      z.object({
        initial: lineField(4),
        gameId: z.string(),
        amountOre: oreField,
        at: momentField,
      }),
    ),
  }),
  refusals: { unknown: nothing },
})

/**
 * The games a player marked and those they played for money, each with the latest first, and those in which
 * promised spins are left. [GAME-05]
 */
export const readPlayerGames = call({
  name: 'read-player-games',
  path: '/v1/games/own',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    favourites: z.array(z.string()),
    recent: z.array(z.string()),
    spins: z.array(z.object({ gameId: z.string(), left: z.int() })),
  }),
  refusals: { 'session-expired': nothing },
})

/** Marks a game as a favourite or takes the mark away; a repeat is harmless. [GAME-05] */
export const setFavourite = call({
  name: 'set-favourite',
  path: '/v1/games/favourite',
  actor: { kind: 'player' },
  request: z.object({ gameId, isFavourite: z.boolean() }),
  answer: nothing,
  refusals: { 'session-expired': nothing, 'too-many-favourites': nothing },
})
