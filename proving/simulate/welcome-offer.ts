import { dayMs, kroner, ore } from '@nordlys/core'
import type { Books, ChoiceRow, DepositRow } from './books.ts'
import { gameId } from './facts.ts'

/** The offer that a first deposit of at least so much brings. */
export const welcome = {
  offerId: 'simulated-welcome',
  version: 1,
  leastDepositOre: kroner(200),
  bonusOre: kroner(50),
  factor: 2n,
  stakeMaxOre: kroner(100),
  spins: 3,
  spinValueOre: ore(200),
  lastsMs: dayMs,
}

/** The same in the words of the table, as it was published. */
export const welcomeTerms = {
  trigger: { kind: 'deposit', number: 1 },
  parts: [
    { kind: 'fixed', amountOre: Number(welcome.bonusOre) },
    {
      kind: 'spins',
      count: welcome.spins,
      valueOre: Number(welcome.spinValueOre),
      gameIds: [gameId],
    },
  ],
  leastDepositOre: Number(welcome.leastDepositOre),
  wagering: { factor: Number(welcome.factor), base: 'bonus' },
  stakeMaxOre: Number(welcome.stakeMaxOre),
  days: 1,
  segments: [],
  validFrom: '2027-01-01T00:00:00Z',
  validUntil: '2036-01-01T00:00:00Z',
  isOncePerPerson: true,
}

/** What was given with a deposit, by the name of its bonus or of its spins. */
export function choiceOf({ choices }: Books, name: string): ChoiceRow | undefined {
  return choices.find(({ bonus, spins }) => bonus === name || spins === name)
}

/** The deposit whose money brought what was chosen. */
export function bringerOf({ deposits }: Books, choice: ChoiceRow): DepositRow | undefined {
  return deposits.find(({ reference }) => reference === choice.broughtBy)
}

/** Whether the bank has taken back the money that brought a bonus, or the one it is the rest of. */
export function isBringerReversed(books: Books, bonusId: string): boolean {
  const paid = books.withdrawals.find(({ restoredBonus }) => restoredBonus === bonusId)
  if (paid?.voidBonus) return isBringerReversed(books, paid.voidBonus)
  const choice = choiceOf(books, bonusId)
  return choice !== undefined && bringerOf(books, choice)?.status === 'reversed'
}
