import { runProgram } from '@nordlys/core'
import { pino } from 'pino'
import { backOfficeConfigFrom } from './config.ts'
import { startBackOffice } from './index.ts'

await runProgram('back-office', process, async (settings) => {
  const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'back-office' })
  return startBackOffice({ ...backOfficeConfigFrom(settings), logger })
})
