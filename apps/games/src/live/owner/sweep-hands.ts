import { roundRefusals } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { decidedOf, gameOf } from './draw-round.ts'
import { type HandParts, payHand } from './hand-owner.ts'
import type { Owned } from './live-rounds.ts'
import type { OwnerParts } from './table-owner.ts'

/** A hand that is not ended by then lets the next one have its turn. */
const handMs = 15_000

interface Sweeping extends Pick<OwnerParts, 'rounds' | 'definitions' | 'time'> {
  readonly hand: HandParts
  readonly owned: Owned
  /** False once another process owns the table. */
  isOwner(): boolean
  /** One hand failed; the others are ended all the same. */
  onFault(error: unknown): void
}

/**
 * Ends the hands that the table went on without: by their rows where cards were shown, else their stakes
 * are given back. (LV42)
 */
export async function sweepLeftHands(sweeping: Sweeping): Promise<void> {
  const { hand, owned, onFault } = sweeping
  for (const round of await hand.rows.left(owned.table)) {
    if (!sweeping.isOwner()) return
    try {
      if (await endLeft(sweeping, round)) await hand.rows.paid(owned, round)
    } catch (error) {
      onFault(error)
    }
  }
}

/** As a slip that was refused: its stake is where it was. */
const givenBack = 2 + roundRefusals.indexOf('conflict')

/** False while something has no answer. */
async function endLeft(
  { rounds, definitions, time, hand, owned, isOwner }: Sweeping,
  round: number,
): Promise<boolean> {
  const row = required(await rounds.find(owned.table, round), `round ${round}`)
  const decided = decidedOf(await gameOf(definitions, row), row)
  const until = time.now() + handMs
  const isWanted = () => isOwner() && time.now() < until
  const { booked } = row
  if (!booked) {
    await hand.books.giveBack(decided, isWanted)
    if (!isWanted()) return false
    const refused = new Uint8Array(decided.slips.length).fill(givenBack)
    return rounds.note(owned, round, { booked: refused, landsAt: new Date(time.now()) })
  }
  const { choices, raises } = await hand.rows.find(owned.table, round)
  let left = booked.filter((byte) => byte === 1).length
  await payHand(
    { books: hand.books, definitions },
    {
      ...{ decided, booked, choices, raises, isWanted },
      take: (results) => {
        left -= results.length
      },
    },
  )
  return left === 0
}
