import type { GamesConfig } from '@nordlys/games'
import { startGames } from '@nordlys/games'
import { pino } from 'pino'
import { obey, untilTold } from '../kill/mortal-process.ts'
import { fastClock, fastTime } from './fast-time.ts'

// A game server in a process that may be killed or frozen at any moment, whose live tables play fast.
export interface CopyConfig extends Omit<GamesConfig, 'clock' | 'logger'> {
  readonly fastFromMs: number
}

const { startsBefore: _, fastFromMs, ...config } = await untilTold<CopyConfig>()
await startGames({
  ...config,
  clock: fastClock(fastFromMs),
  time: fastTime(fastFromMs),
  isTableListed: () => true,
  logger: pino({ level: 'fatal' }),
})
obey()
