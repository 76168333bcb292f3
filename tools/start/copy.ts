import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf, readSettings, StartProblem } from '@nordlys/core'
import { openCopy } from '../../world/processes/open-copy.ts'
import { listenForStop } from '../../world/processes/stop.ts'
import { root } from '../root.ts'

// `npm run live:copy -- --port 4312`: the games once more beside `npm start`, until Ctrl-C.
const stop = listenForStop()
const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const dataDir = resolve(root, readSettings(process.env, ['start']).get('DATA_DIR'))
  await using copy = await openCopy(process.env, { port: values.port, dataDir, say })
  say(`A copy of the games runs at ${copy.url}. Its log is ${copy.logPath}. Ctrl-C stops it alone.`)
  await stop.asked
  say('Stopping ...')
} catch (error) {
  const isPlain = error instanceof StartProblem || stop.signal.aborted || !(error instanceof Error)
  process.stderr.write(`${isPlain ? messageOf(error) : error.stack}\n`)
  process.exitCode = 1
}
process.exit()
