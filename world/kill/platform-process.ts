import { once } from 'node:events'
import { systemClock } from '@nordlys/core'
import { type PlatformConfig, startPlatform } from '@nordlys/platform'
import { pino } from 'pino'

// The platform in a process that may be killed at any moment: told once what to be, then on its own.
const [config] = (await once(process, 'message')) as [Omit<PlatformConfig, 'clock' | 'logger'>]
process.on('disconnect', () => process.exit(0))
await startPlatform({ ...config, clock: systemClock, logger: pino({ level: 'fatal' }) })
process.send?.('listening')
