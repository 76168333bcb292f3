import { runProgram } from '@nordlys/core'
import { pino } from 'pino'
import { startSandbox } from './index.ts'
import { sandboxConfigFrom } from './shell/config.ts'

await runProgram('sandbox', process, async (settings) => {
  const logger = pino({ level: settings.get('LOG_LEVEL') }).child({ program: 'sandbox' })
  return startSandbox({ ...sandboxConfigFrom(settings), logger })
})
