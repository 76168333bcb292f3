import { enableCompileCache, flushCompileCache } from 'node:module'
import { systemClock } from '@nordlys/core'
import type { GamesConfig } from '@nordlys/games'
import { pino } from 'pino'
import { Chance } from './chance.ts'
import { obey, untilTold } from './mortal-process.ts'

// The game server in a process that may be killed at any moment, as the platform is. What it draws
// follows from a seed, another way after each start.
export type MortalGamesConfig = Omit<GamesConfig, 'clock' | 'logger' | 'entropy'> & { seed: string }

enableCompileCache()
const { startGames } = await import('@nordlys/games')
flushCompileCache()

const { startsBefore, seed, ...config } = await untilTold<MortalGamesConfig>()
const entropy = new Chance(seed, `outcomes of start ${startsBefore}`)
const logger = pino({ level: 'fatal' })
await startGames({ ...config, entropy, clock: systemClock, logger })
obey()
