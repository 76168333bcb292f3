import { runProgram, systemClock } from '@nordlys/core'
import { pino } from 'pino'
import { gamesConfigFrom } from './config.ts'
import { startGames } from './index.ts'

/** A round of a live table with a bet in it is played to its end, which takes half a minute. (LV11) */
const drainMs = 40_000

await runProgram(
  'games',
  process,
  async (settings) => {
    const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'games' })
    return startGames({ ...gamesConfigFrom(settings), clock: systemClock, logger })
  },
  { drainMs },
)
