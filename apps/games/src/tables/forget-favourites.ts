import { after, type Clock, hourMs } from '@nordlys/core'
import type { Kysely } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Wallet } from '../wallet/index.ts'
import './tables.ts'

/** All that is kept of a player by name; a hand goes by itself. */
const keptOfPlayers = ['tables_favourite', 'rounds_reached', 'rounds_seen_round'] as const

interface Context {
  readonly db: Kysely<Database>
  readonly wallet: Pick<Wallet, 'closedPlayers'>
  readonly clock: Clock
}

/**
 * Forgets the favourites of players whose accounts were closed, and how far their screens had come, within an
 * hour of the closing: nobody comes back to them. The first look after a start is at every closed account.
 * [FLT-86]
 */
export class FavouritesOfClosed {
  readonly #context: Context
  #from = new Date(0)
  #nextLookAt = new Date(0)

  constructor(context: Context) {
    this.#context = context
  }

  /** Throws `WalletDown`; the next call then goes on from there. */
  async forget(): Promise<void> {
    const { db, wallet, clock } = this.#context
    if (clock.now() < this.#nextLookAt) return
    for (;;) {
      const closed = await wallet.closedPlayers(this.#from)
      const refs = closed.map(({ playerRef }) => playerRef)
      if (refs.length > 0) {
        for (const kept of keptOfPlayers) {
          await db.deleteFrom(kept).where('player_ref', 'in', refs).execute()
        }
      }
      const last = closed.at(-1)?.closedAt
      // Accounts closed at the page's last moment come again with the next one.
      if (!last || last <= this.#from) break
      this.#from = last
    }
    this.#nextLookAt = after(clock.now(), hourMs)
  }
}
