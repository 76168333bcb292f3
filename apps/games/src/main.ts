import { runProgram, systemClock } from '@nordlys/core'
import { pino } from 'pino'
import { gamesConfigFrom } from './config.ts'
import { startGames } from './index.ts'

await runProgram('games', process, async (settings) => {
  const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'games' })
  return startGames({ ...gamesConfigFrom(settings), clock: systemClock, logger })
})
