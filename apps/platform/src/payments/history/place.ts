import { invariant } from '@nordlys/core'

/** A place in a player's list, between two lines. Below it lie all that are said here. */
export interface Place {
  /** Stretches whose last round has this number at most, and one that began before it and went on since. */
  stretches: bigint
  /** Other movements of the books with this number at most. */
  others: bigint
  /** This payment and all that are older; undefined: none. */
  payment: string | undefined
}

/** As an address has it, in the shape that the contract knows. */
export function placeText({ stretches, others, payment }: Place): string {
  return [stretches, others, ...(payment === undefined ? [] : [payment])].join('.')
}

export function readPlace(text: string): Place {
  const [stretches, others, payment] = text.split('.')
  invariant(stretches !== undefined && others !== undefined, 'a place of the list has two numbers')
  return { stretches: BigInt(stretches), others: BigInt(others), payment }
}
