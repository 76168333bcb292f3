import { messageOf, StartProblem } from '@nordlys/core'
import { listenForStop } from '../../world/processes/stop.ts'
import { Progress } from '../progress.ts'
import { openProduct } from './open-product.ts'

// `npm start`: everything the product needs, on this machine, until Ctrl-C.
const progress = new Progress()
const stop = listenForStop()
// The reader of our output may have gone (a closed pipe); the database must be stopped all the same.
process.stdout.on('error', () => undefined)

try {
  await using product = await openProduct(process.env, progress, stop.signal)
  progress.line(product.welcome)
  product.failed.catch((error: unknown) => {
    // Reported before the shutdown, which may take long when the database is gone.
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
    stop.ask()
  })
  await stop.asked
  progress.line('Stopping ...')
} catch (error) {
  const isPlain = error instanceof StartProblem || stop.signal.aborted || !(error instanceof Error)
  process.stderr.write(`${isPlain ? messageOf(error) : error.stack}\n`)
  process.exitCode = 1
}
if (stop.signal.aborted) progress.line('Stopped.')
process.exit()
