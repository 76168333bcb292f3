import process from 'node:process'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { startGames } from './start.ts'

const logger = pino({ name: 'games' })
const games = await startGames(readConfig(process.env, logger))
logger.info({ url: games.url }, 'the games are open')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void games[Symbol.asyncDispose]())
}
