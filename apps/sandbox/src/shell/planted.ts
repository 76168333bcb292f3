import { type Ore, ore, sum } from '@nordlys/core'
import { fieldsOf } from './fields.ts'

/** The parties that give a list of what they did with our money. */
const listingParties = ['payments', 'nemkonto', 'supplier'] as const
export type ListingParty = (typeof listingParties)[number]

/** The faults that a party's list can have, though its acts are right. */
const listFaults = ['ore-more', 'ore-less', 'hidden', 'twice'] as const
export type ListFault = (typeof listFaults)[number]

interface Line {
  reference: string
  amount: Ore
}

/** Faults of the lists alone, planted for reconciliation to find. */
export class Planted {
  readonly #faults = new Map<string, ListFault>()

  set(party: ListingParty, reference: string, fault: ListFault): void {
    this.#faults.set(`${party} ${reference}`, fault)
  }

  /** The list is right again. */
  remove(party: ListingParty, reference: string): void {
    this.#faults.delete(`${party} ${reference}`)
  }

  reset(): void {
    this.#faults.clear()
  }

  /** The lines as the party will list them. */
  spoil<L extends Line>(party: ListingParty, lines: readonly L[]): L[] {
    return lines.flatMap((line) => {
      const fault = this.#faults.get(`${party} ${line.reference}`)
      if (fault === 'hidden') return []
      if (fault === 'twice') return [line, line]
      if (!fault) return [line]
      return [{ ...line, amount: sum(line.amount, ore(fault === 'ore-more' ? 1 : -1)) }]
    })
  }
}

/** A wish such as `{"party":"nemkonto","reference":"…","fault":"ore-more"}`; `none` takes one back. */
export function readPlanting(
  body: unknown,
): { party: ListingParty; reference: string; fault: ListFault | undefined } | undefined {
  const fields = fieldsOf(body)
  const party = listingParties.find((each) => each === fields.party)
  const fault = listFaults.find((each) => each === fields.fault)
  const { reference } = fields
  if (!party || typeof reference !== 'string' || reference === '') return undefined
  return fault || fields.fault === 'none' ? { party, reference, fault } : undefined
}
