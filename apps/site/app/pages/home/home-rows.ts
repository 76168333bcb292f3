import type { CatalogueGame, CatalogueSlot } from '@nordlys/contracts'
import { gamesOfList, type Play } from '../../ground/finding/lists.ts'
import { isSlot, slotsOf } from '../../ground/finding/slots-of.ts'

const homeRowNames = [
  'senest-spillede',
  'mine-favoritter',
  'alle-spil',
  'jackpot',
  'bordspil',
  'nye-spil',
] as const

export type HomeRowName = (typeof homeRowNames)[number]

export interface HomeRow {
  readonly name: HomeRowName
  readonly games: readonly CatalogueGame[]
}

/** How many games a row holds: those in sight on a desktop, and a few to reach for. */
export const rowGames = 10

/** The rows of what a player played last and favours, which stand first; a row without games is left out. */
export function ownRows(games: readonly CatalogueGame[], play: Play, at: Date): HomeRow[] {
  return (['senest-spillede', 'mine-favoritter'] as const)
    .map((name) => ({ name, games: gamesOfList(name, games, play, at).slice(0, rowGames) }))
    .filter(hasGames)
}

/**
 * The rows that are the same for everybody. No game stands in two of them, so that each shows something
 * else; a row without games is left out.
 */
export function sharedRows(
  games: readonly CatalogueGame[],
  popular: readonly string[],
  at: Date,
): HomeRow[] {
  const play = { popular, favourites: [], recent: [] }
  const seen = new Set<string>()
  const choose = (name: HomeRowName, from: readonly CatalogueGame[]) => {
    // Much played games open their theme's turns, too: a list may name a game twice.
    const chosen = [...new Set(from)].filter(({ gameId }) => !seen.has(gameId)).slice(0, rowGames)
    for (const { gameId } of chosen) seen.add(gameId)
    return { name, games: chosen }
  }
  const newest = gamesOfList('nye-spil', games, play, at)
  const tables = games.filter(({ family }) => family === 'table')
  // Tables have a row of their own.
  const played = gamesOfList('bedste-spil', slotsOf(games), play, at)
  const isNewest = new Set<CatalogueGame>(newest)
  const slots = slotsOf(games)
  const known = slots.filter((game) => !isNewest.has(game))
  const rows = [
    choose('alle-spil', [...played, ...byTurns(known), ...byTurns(newest.filter(isSlot))]),
    choose('jackpot', byTurns(slots.filter(({ jackpot }) => jackpot !== undefined))),
    choose('bordspil', tables),
    choose('nye-spil', newest),
  ]
  return rows.filter(hasGames)
}

function hasGames(row: HomeRow): boolean {
  return row.games.length > 0
}

/** One game of each theme, then the next of each: neighbours look different. */
function byTurns(games: readonly CatalogueSlot[]): CatalogueSlot[] {
  const turns = new Map<string, number>()
  const placed = games.map((game) => {
    const turn = turns.get(game.theme.slug) ?? 0
    turns.set(game.theme.slug, turn + 1)
    return { game, turn }
  })
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ game }) => game)
}
