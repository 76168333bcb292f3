import { runProgram, systemClock } from '@nordlys/core'
import { pino } from 'pino'
import { platformConfigFrom } from './config.ts'
import { startPlatform } from './index.ts'

await runProgram('platform', process, async (settings) => {
  const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'platform' })
  return startPlatform({ ...platformConfigFrom(settings), clock: systemClock, logger })
})
