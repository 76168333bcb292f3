import { enableCompileCache, flushCompileCache } from 'node:module'
import { required, systemClock } from '@nordlys/core'
import type { PlatformConfig } from '@nordlys/platform'
import { pino } from 'pino'
import { obey, untilTold } from './mortal-process.ts'

// The platform in a process that may be killed at any moment: told once what to be, then on its own.
export type MortalConfig = Omit<PlatformConfig, 'clock' | 'logger'>

// It is started hundreds of times, and a process that is killed leaves nothing in the cache itself.
enableCompileCache()
const { runTicks, startPlatform } = await import('@nordlys/platform')
flushCompileCache()

const { startsBefore: _, ...config } = await untilTold<MortalConfig>()
const logger = pino({ level: 'fatal' })
const { context } = await startPlatform({ ...config, clock: systemClock, logger })
obey(async (what) => {
  if (what === true) await runTicks(context.jobs, systemClock.now())
  else await required(context.jobs.tasks[what.name], what.name)(what.fields)
})
