import type { Booked } from '../core/index.ts'
import { bookedOf } from '../core/index.ts'
import { decidedOf, gameOf } from './draw-round.ts'
import type { LiveRounds, Owned } from './live-rounds.ts'
import type { OwnerParts } from './table-owner.ts'

/** A round that is not answered by then lets the next one have its turn. */
const roundMs = 15_000

interface Sweeping extends Pick<OwnerParts, 'rounds' | 'books' | 'definitions' | 'time'> {
  readonly owned: Owned
  /** False once another process owns the table. */
  isOwner(): boolean
  /** One round failed; the others are settled all the same. */
  onFault(error: unknown): void
}

/**
 * Settles the slips of rounds that the table went on without, under the keys of their rows, and writes how
 * they ended. A key that has grown too old is refused by the wallet: its slip is void. (LV9)
 */
export async function sweepLeft(sweeping: Sweeping): Promise<void> {
  const { rounds, owned, onFault } = sweeping
  for (const row of await rounds.left(owned.table)) {
    if (!sweeping.isOwner()) return
    try {
      await settleLeft(sweeping, row)
    } catch (error) {
      onFault(error)
    }
  }
}

async function settleLeft(
  { rounds, books, definitions, time, owned, isOwner }: Sweeping,
  row: Awaited<ReturnType<LiveRounds['left']>>[number],
): Promise<void> {
  const game = await gameOf(definitions, row)
  const decided = decidedOf(game, row)
  let booked: Booked = new Uint8Array(decided.slips.length)
  const until = time.now() + roundMs
  await books.settle(game, {
    ...{ decided, booked },
    tellFrom: () => time.now(),
    isWanted: () => isOwner() && time.now() < until,
    take: (results) => {
      booked = bookedOf(booked, results)
    },
  })
  if (booked.includes(0)) return
  await rounds.note(owned, row.round, { booked, landsAt: new Date(time.now()) })
}
