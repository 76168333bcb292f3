import { pino } from 'pino'
import { type OfferedGame, offeredGames } from '../src/catalogue/index.ts'

let games: Promise<readonly OfferedGame[]> | undefined

/** What the program offers, read once: nothing a test does changes it. */
export function everyGame(): Promise<readonly OfferedGame[]> {
  games ??= offeredGames(pino({ level: 'silent' }))
  return games
}
