import { runProgram, systemClock } from '@nordlys/core'
import { pino } from 'pino'
import { startPlatform } from './index.ts'
import { platformConfigFrom } from './parts/config.ts'

await runProgram('platform', process, async (settings) => {
  const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'platform' })
  return startPlatform({ ...platformConfigFrom(settings), clock: systemClock, logger })
})
