import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, isDatabaseAway, logFailure } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Db, Tx } from '../db/index.ts'
import { audit } from './audit.ts'
import { countOverdue, forgetOverdue, noteOverdue, readHead, sealLines } from './seal.ts'

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

/** One copy's share of it: seals, and looks whether lines wait that nobody seals. */
export class Sealer {
  readonly #context: SealerContext
  #toldHeadAtMs = 0

  constructor(context: SealerContext) {
    this.#context = context
  }

  async seal(at: Date): Promise<void> {
    const { db } = this.#context
    const steps = {
      'audit lines could not be sealed': () => sealLines(db, at),
      'nobody knows how long audit lines wait': () => this.#look(at),
      'nobody knows where the audit chain stands': () => this.#tellHead(at),
    }
    for (const [said, step] of Object.entries(steps)) {
      if (!(await this.#isDatabaseThere(said, step))) return
    }
  }

  /** A step that fails by a fault of ours keeps no other from being taken. */
  async #isDatabaseThere(said: string, step: () => Promise<unknown>): Promise<boolean> {
    const { log } = this.#context
    try {
      await step()
      return true
    } catch (error) {
      logFailure(log, error, said)
      return !isDatabaseAway(error)
    }
  }

  async #look(at: Date): Promise<void> {
    const { db, log, alarm } = this.#context
    if ((await countOverdue(db, at)) === 0) return forgetOverdue(db)
    const overdue = await db.transaction().execute(async (tx) => {
      if (!(await noteOverdue(tx, at))) return 0
      // Counted again under the lock of the note: another copy may have sealed them since.
      const still = await countOverdue(tx, at)
      if (still === 0) {
        await forgetOverdue(tx)
        return 0
      }
      const details = { overdue: still }
      await audit(tx, { actor: 'system', action: 'audit-seals-overdue', details, at })
      await alarm(tx, still)
      return still
    })
    if (overdue > 0) {
      log.error({ overdue }, 'audit lines have waited more than a minute for their seal')
    }
  }

  async #tellHead(at: Date): Promise<void> {
    const { db, log } = this.#context
    if (at.getTime() - this.#toldHeadAtMs < tellHeadMs) return
    const head = await readHead(db)
    this.#toldHeadAtMs = at.getTime()
    if (head)
      log.info({ number: `${head.number}`, hash: head.hash }, 'where the audit chain stands')
  }
}
