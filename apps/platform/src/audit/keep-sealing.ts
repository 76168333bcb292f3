import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, isDatabaseAway, whyAway } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/index.ts'
import { audit } from './audit.ts'
import { countOverdue, readHead, sealLines } from './seal.ts'

const defaultEveryMs = 500
/** So often a log that lies elsewhere is told where the chain stands. */
const tellHeadMs = 10 * 60_000

export interface SealerContext {
  db: Db
  clock: Clock
  log: Logger
  /** Tells a person, in the transaction that notes it. */
  alarm(tx: Tx, overdue: number): Promise<void>
  everyMs?: number
}

/** Keeps the audit lines sealed, at most a second behind, until disposed of. */
export function keepSealing(context: SealerContext): AsyncDisposable {
  const stop = new AbortController()
  const running = run(context, stop.signal)
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await running
    },
  }
}

async function run(context: SealerContext, signal: AbortSignal): Promise<void> {
  const sealer = new Sealer(context)
  while (!signal.aborted) {
    await sealer.seal(context.clock.now())
    // Told to stop, we go on at once.
    await wait(context.everyMs ?? defaultEveryMs, undefined, { signal }).catch(() => undefined)
  }
  await sealer.seal(context.clock.now())
}

/** One copy's share of it: seals, and raises an alarm once while lines wait that nobody seals. */
export class Sealer {
  readonly #context: SealerContext
  #isAlarmed = false
  #toldHeadAtMs = 0

  constructor(context: SealerContext) {
    this.#context = context
  }

  async seal(at: Date): Promise<void> {
    const { db, log } = this.#context
    try {
      await sealLines(db, at)
    } catch (error) {
      const said = 'audit lines could not be sealed'
      if (isDatabaseAway(error)) log.warn(whyAway(error), said)
      else log.error({ err: error }, said)
    }
    try {
      await this.#look(at)
    } catch (error) {
      log.warn(whyAway(error), 'nobody knows how long audit lines wait')
    }
  }

  async #look(at: Date): Promise<void> {
    const { db, log, alarm } = this.#context
    const overdue = await countOverdue(db, at)
    if (overdue === 0) this.#isAlarmed = false
    else if (!this.#isAlarmed) {
      log.error({ overdue }, 'audit lines have waited more than a minute for their seal')
      await db.transaction().execute(async (tx) => {
        await audit(tx, {
          actor: 'system',
          action: 'audit-seals-overdue',
          details: { overdue },
          at,
        })
        await alarm(tx, overdue)
      })
      this.#isAlarmed = true
    }
    if (at.getTime() - this.#toldHeadAtMs < tellHeadMs) return
    this.#toldHeadAtMs = at.getTime()
    const head = await readHead(db)
    if (head)
      log.info({ number: `${head.number}`, hash: head.hash }, 'where the audit chain stands')
  }
}
