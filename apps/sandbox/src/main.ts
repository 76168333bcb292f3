import { runProgram } from '@nordlys/core'
import { pino } from 'pino'
import { sandboxConfigFrom } from './config.ts'
import { startSandbox } from './index.ts'

await runProgram('sandbox', process, async (settings) => {
  const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'sandbox' })
  return startSandbox({ ...sandboxConfigFrom(settings), logger })
})
