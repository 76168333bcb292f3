import { runProgram, systemClock } from '@nordlys/core'
import { pino } from 'pino'
import { siteConfigFrom } from './edge/config.ts'
import { startSite } from './index.ts'

await runProgram('site', process, async (settings) => {
  const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'site' })
  return startSite({ ...siteConfigFrom(settings), clock: systemClock, logger })
})
