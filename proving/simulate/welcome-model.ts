import { ore, playerId } from '@nordlys/core'
import { type Books, type ChoiceRow, hasCome } from './books.ts'
import type { BonusFact } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { bringerOf, choiceOf, isBringerReversed, welcome } from './welcome-offer.ts'

/** The bonus that the offer gives with a deposit; undefined for one that it did not give. */
export function welcomeBonus(books: Books, bonusId: string, at: bigint): BonusFact | undefined {
  const choice = choiceOf(books, bonusId)
  if (choice?.state !== 'granted') return undefined
  const { bonusOre, factor, stakeMaxOre, lastsMs } = welcome
  return {
    playerId: playerId(Number(choice.player)),
    amountOre: bonusOre,
    requiredOre: ore(bonusOre * factor),
    stakeMaxOre,
    expiresAt: new Date(Number(at) + lastsMs),
    at: new Date(Number(at)),
  }
}

/** Whether each deposit brought what it had to: once a player, all of it or nothing, and for a reason. */
export function checkChoices(
  before: Books,
  next: Books,
  around: { states: readonly Books[]; counted: (what: string) => void },
): void {
  for (const choice of next.choices) {
    const old = before.choices.find(({ reference }) => reference === choice.reference)
    if (choice.state === 'chosen') checkWaiting(choice, next)
    else if (old && old.state !== 'chosen') expectEqual(choice, old, 'what a deposit has brought')
    else if (choice.state === 'granted') checkGiven(choice, before, next, around.counted)
    else checkRefused(choice, next, around)
    if (choice.state === 'granted') checkKept(choice, next)
  }
}

/** Deposits whose money belongs to the one that the offer was chosen with. */
function paidOf({ deposits }: Books, { reference }: Pick<ChoiceRow, 'reference'>) {
  const isOf = (row: Books['deposits'][number]) => (row.beside ?? row.reference) === reference
  return deposits.filter((row) => hasCome(row) && isOf(row))
}

function countedOf({ deposits }: Books, player: bigint) {
  return deposits.filter(
    (row) => row.player === player && hasCome(row) && row.amount >= welcome.leastDepositOre,
  )
}

function checkWaiting(choice: ChoiceRow, next: Books): void {
  if (paidOf(next, choice).length > 0) throw new Failure(`${choice.reference} brought nothing`)
}

function checkGiven(
  choice: ChoiceRow,
  before: Books,
  next: Books,
  counted: (what: string) => void,
): void {
  const { reference, player } = choice
  const granted = next.choices.filter((each) => each.player === player && each.state === 'granted')
  const bringer = bringerOf(next, choice)
  const isPaid = paidOf(next, choice).some((row) => row === bringer)
  const isFirst = granted.length === 1 && countedOf(before, player).length === 0
  if (!bringer || !isPaid || !isFirst || bringer.amount < welcome.leastDepositOre) {
    throw new Failure(`deposit ${reference} brought the offer without reason`)
  }
  expectEqual(choice.granted, welcome.bonusOre, `the bonus of ${reference}`)
  expectEqual(
    choice.expiresAt,
    (choice.at ?? 0n) + BigInt(welcome.lastsMs),
    `the end of ${reference}`,
  )
  const isWhole =
    next.bonuses.some(({ id }) => id === choice.bonus) &&
    next.spins.some(({ id }) => id === choice.spins)
  if (!isWhole) throw new Failure(`deposit ${reference} brought half of the offer`)
  counted('the welcome offer was given')
}

function checkRefused(
  { reference, player, refusal, at }: ChoiceRow,
  next: Books,
  { states, counted }: { states: readonly Books[]; counted: (what: string) => void },
): void {
  const accounts = states.flatMap((books) => books.accounts.filter((row) => row.player === player))
  const isReason: Readonly<Record<string, () => boolean>> = {
    barred: () => accounts.some(({ barredUntil }) => barredUntil > (at ?? 0n)),
    'bonus-active': () => accounts.some(({ bonusId }) => bonusId !== null),
    'deposit-too-small': () =>
      paidOf(next, { reference }).some(({ amount }) => amount < welcome.leastDepositOre),
    'other-deposit': () => countedOf(next, player).length > 1,
    used: () => next.choices.some((each) => each.player === player && each.state === 'granted'),
  }
  if (!isReason[refusal ?? '']?.()) {
    throw new Failure(`deposit ${reference} brought no offer: ${refusal} without reason`)
  }
  counted(`the welcome offer was not given: ${refusal}`)
}

/** Bonus and spins go with the money that brought them. */
function checkKept(choice: ChoiceRow, next: Books): void {
  if (bringerOf(next, choice)?.status !== 'reversed') return
  const isSpinning = next.spins.some(({ id, state }) => id === choice.spins && state === 'active')
  const isBonus = next.bonuses.some(
    ({ id, state }) => state === 'active' && isBringerReversed(next, id),
  )
  if (isSpinning || isBonus)
    throw new Failure(`${choice.reference} was reversed and its offer stays`)
}
