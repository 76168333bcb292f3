import type { JournalRow } from './books.ts'
import type { SupplierFact } from './game-supplier.ts'

/** A movement's name: the supplier's number of its message, and what we added to it. */
export function nameOf({ reference }: JournalRow): string {
  return reference?.replace(/^\d+:/, '') ?? ''
}

/** The supplier's number of the message that a movement was made by. */
export function messageOf(name: string): string {
  return name.replace(/~(win|end)$/, '')
}

/** What a movement of a message should be, by its name; undefined when the message makes no such. */
export function movementOf(
  row: JournalRow,
  fact: SupplierFact,
): SupplierFact['action'] | undefined {
  const name = nameOf(row)
  const added = name.slice(messageOf(name).length)
  if (fact.action !== 'bet-and-win') return added === '' ? fact.action : undefined
  if (added === '') return 'bet'
  if (added === '~win') return fact.also?.winOre ? 'win' : undefined
  return fact.also?.endsRound ? 'end' : undefined
}

/** The names of all movements of a message that moved something; `target` is what it takes back. */
export function movementsOf(
  tx: string,
  { also }: SupplierFact,
  target: SupplierFact | undefined,
): string[] {
  const names = [tx]
  if (also?.winOre || target?.also?.winOre) names.push(`${tx}~win`)
  if (also?.endsRound) names.push(`${tx}~end`)
  return names
}
