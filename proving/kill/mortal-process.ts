import { once } from 'node:events'
import { dieAt } from './deadly-writes.ts'
import type { FromProgram, QueuedTask, Started, ToProgram } from './mortal-program.ts'

/** What this process is to be: told once, by whoever started it, without whom it does not stay. */
export async function untilTold<Config>(): Promise<Started<Config>> {
  process.on('disconnect', () => process.exit(0))
  const [told] = (await once(process, 'message')) as [Started<Config>]
  return told
}

/** Says that it is up; from now on it dies where it is told to, and does what is due when told to. */
export function obey(
  tick: (what: true | QueuedTask) => Promise<void> = async () => undefined,
): void {
  process.on('message', async (message: ToProgram) => {
    if ('dieAt' in message) dieAt(message.dieAt ?? undefined)
    else await tick(message.tick)
    tell('done')
  })
  tell('listening')
}

function tell(message: FromProgram): void {
  if (process.connected) process.send?.(message)
}
