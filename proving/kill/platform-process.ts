import { once } from 'node:events'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { systemClock } from '@nordlys/core'
import type { PlatformConfig } from '@nordlys/platform'
import { pino } from 'pino'
import { type Death, dieAt } from './deadly-writes.ts'

// The platform in a process that may be killed at any moment: told once what to be, then on its own.
export type MortalConfig = Omit<PlatformConfig, 'clock' | 'logger'>
export type ToPlatform = { dieAt: Death | null } | { tick: true }
export type FromPlatform = 'listening' | 'done'

// It is started hundreds of times, and a process that is killed leaves nothing in the cache itself.
enableCompileCache()
const { runTicks, startPlatform } = await import('@nordlys/platform')
flushCompileCache()

process.on('disconnect', () => process.exit(0))
const [config] = (await once(process, 'message')) as [MortalConfig]
const logger = pino({ level: 'fatal' })
const { context } = await startPlatform({ ...config, clock: systemClock, logger })
process.on('message', async (message: ToPlatform) => {
  if ('dieAt' in message) dieAt(message.dieAt ?? undefined)
  else await runTicks(context.jobs, systemClock.now())
  tell('done')
})
tell('listening')

function tell(message: FromPlatform): void {
  if (process.connected) process.send?.(message)
}
