import { logFailure } from '@nordlys/core'
import type { Leases, Owner } from './lease.ts'
import { type OwnerParts, TableOwner } from './table-owner.ts'

const lookMs = 500
const renewMs = 1_000

interface Parts extends OwnerParts {
  readonly leases: Pick<Leases, keyof Leases>
  readonly owner: Owner
  /** Called with the owner while this process is it, and with undefined once it is not. */
  readonly onOwner: (owner: TableOwner | undefined) => void
}

/** Owns a table whenever nobody else does, until it is disposed of: then after the round that is played. */
export function keepTable(parts: Parts): AsyncDisposable {
  const keeper = new Keeper(parts)
  const running = keeper.run()
  return {
    async [Symbol.asyncDispose]() {
      keeper.stop()
      await running
    },
  }
}

class Keeper {
  readonly #parts: Parts
  #owner: TableOwner | undefined
  #isStopping = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  stop(): void {
    this.#isStopping = true
    this.#owner?.leave()
  }

  async run(): Promise<void> {
    const { time, logger } = this.#parts
    while (!this.#isStopping || this.#owner) {
      try {
        if (this.#owner) await this.#renew(this.#owner)
        else await this.#take()
      } catch (error) {
        logFailure(logger, error, 'the lease of a live table was not answered')
      }
      const waiting = this.#owner ? [time.wait(renewMs), this.#owner.over] : [time.wait(lookMs)]
      await Promise.race(waiting)
    }
  }

  async #take(): Promise<void> {
    const { leases, live, owner, time, onOwner } = this.#parts
    const leaseFrom = time.monotonic()
    const epoch = await leases.take(live.id)
    if (epoch === undefined) return
    const owned = { table: live.id, owner: owner.id, epoch }
    try {
      this.#owner = await TableOwner.open(this.#parts, owned, leaseFrom)
    } finally {
      // Another process may be able to.
      if (!this.#owner) await leases.release(live.id, epoch)
    }
    if (!this.#owner) return
    this.#owner.over.then(() => this.#drop(epoch))
    onOwner(this.#owner)
    if (this.#isStopping) this.#owner.leave()
  }

  async #renew(owner: TableOwner): Promise<void> {
    const { leases, live, time } = this.#parts
    const at = time.monotonic()
    const renewed = await leases.renew(live.id, owner.epoch)
    if (!renewed) return owner.lost()
    owner.renewed(at)
    if (renewed.isClosed) owner.end()
  }

  async #drop(epoch: number): Promise<void> {
    const { leases, live, logger, onOwner } = this.#parts
    this.#owner = undefined
    onOwner(undefined)
    await leases.release(live.id, epoch).catch((error: unknown) => {
      logFailure(logger, error, 'a live table was not released: its lease runs out')
    })
  }
}
