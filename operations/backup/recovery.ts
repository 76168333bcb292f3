import { type Settings, systemClock } from '@nordlys/core'
import {
  type PlatformConfig,
  platformConfigFrom,
  playersByRef,
  playersBySupplier,
  startPlatform,
} from '@nordlys/platform'
import { pino } from 'pino'
import { type Compared, compareWithOutside } from './agreement.ts'
import type { Lost } from './lost.ts'
import { findLost } from './lost-money.ts'
import type { OutsideMoney } from './outside-money.ts'
import { replayLost } from './replay-lost.ts'

/** The steps on a restored database before players are let in. */
export interface Recovery extends AsyncDisposable {
  /**
   * Finds the movements that outside parties were notified of and the books do not have; changes
   * nothing. Messages that the last replay was refused are for a person.
   */
  list(): Promise<Lost[]>
  /** Puts back what a program may; harmless to repeat. */
  replay(lost: readonly Lost[]): Promise<void>
  compare(): Promise<Compared[]>
}

/** The platform of these settings, where nobody else reaches it. */
export function recoveryConfig(settings: Settings) {
  return { ...platformConfigFrom(settings), port: 0, host: '127.0.0.1' }
}

/** Opens a platform of its own on the database, in which nothing happens by itself. */
export async function openRecovery(
  config: Omit<PlatformConfig, 'clock' | 'logger' | 'tickMs'>,
  outside: OutsideMoney,
): Promise<Recovery> {
  const logger = pino({ level: 'silent' })
  const platform = await startPlatform({ ...config, clock: systemClock, logger, tickMs: 0 })
  const { databaseUrl, outside: parties } = config
  const players = await playersByRef(platform.context.play)
  const { suppliers } = platform.context
  const playersOf = await playersBySupplier(suppliers)
  const asked = {
    databaseUrl,
    outside,
    findPlayer: (ref: string, supplier?: string) =>
      supplier === undefined ? players.get(ref) : playersOf.get(supplier)?.get(ref),
    hasGame: (name: string, gameId: string) =>
      suppliers.suppliers.some((each) => each.name === name && each.definitions.has(gameId)),
  }
  let refused: ReadonlyMap<string, string> = new Map()
  const decide = (lost: Lost): Lost => {
    const refusal = refused.get(lost.key)
    return refusal === undefined ? lost : { ...lost, remedy: 'person', because: refusal }
  }
  return {
    list: async () => (await findLost({ ...asked, at: systemClock.now() })).map(decide),
    replay: async (lost) => {
      refused = await replayLost({ lost, outside, platform, parties })
    },
    compare: () => compareWithOutside(databaseUrl, outside),
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  }
}
