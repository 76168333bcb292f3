import { dayMs } from '@nordlys/core'
import { type Books, type DepositRow, hasCome, type LimitUse, type WithdrawalRow } from './books.ts'
import type { Facts } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import type { MovementModel } from './movement-model.ts'

const depositMoves: Readonly<Record<string, readonly string[]>> = {
  '': ['initiated', 'implemented'],
  initiated: ['pending', 'processing', 'implemented', 'canceled'],
  pending: ['processing', 'implemented', 'canceled'],
  processing: ['implemented', 'canceled'],
  implemented: ['reversed'],
}

const withdrawalMoves: Readonly<Record<string, readonly string[]>> = {
  '': ['pending'],
  pending: ['processing', 'canceled'],
  processing: ['initiated', 'implemented', 'reversed'],
  initiated: ['implemented', 'reversed'],
  implemented: ['reversed'],
}

/** What must have been booked for a withdrawal in a state; reversed ones have two ways. */
const bookedFor: Readonly<Record<string, readonly string[]>> = {
  pending: ['reserved'],
  processing: ['reserved'],
  canceled: ['reserved released'],
  initiated: ['reserved sent'],
  implemented: ['reserved sent'],
  reversed: ['reserved released', 'reserved sent returned'],
}

/** Whether states, money and limits of payments go together after a change. */
export function checkPayments(
  facts: Facts,
  movements: MovementModel,
  before: Books,
  next: Books,
): void {
  for (const row of next.deposits) {
    const old = before.deposits.find(({ reference }) => reference === row.reference)
    checkMove('deposit', depositMoves, old?.status, row.status, row.reference)
    checkDeposit(movements, next, row)
  }
  const booked = next.deposits.filter(hasCome)
  const deposits = [...movements.booked.values()].filter((row) => row.kind === 'deposit')
  const known = deposits.filter(({ reference }) => !reference?.startsWith('gift'))
  expectEqual(booked.length, known.length, 'how many deposits have come')
  for (const row of next.withdrawals) {
    const old = before.withdrawals.find(({ id }) => id === row.id)
    checkMove('withdrawal', withdrawalMoves, old?.status, row.status, row.id)
    checkWithdrawal(facts, movements, row)
  }
  checkLimits(facts, before, next)
}

function checkMove(
  what: string,
  moves: typeof depositMoves,
  from: string | undefined,
  to: string,
  name: string,
): void {
  if (from === to || moves[from ?? '']?.includes(to)) return
  throw new Failure(`${what} ${name} went from ${from} to ${to}`)
}

function checkDeposit(movements: MovementModel, books: Books, row: DepositRow): void {
  const { reference, status, amount, txId } = row
  const use = books.uses.find((each) => each.reference === reference)
  const held = movements.held.get(reference)
  const isOpen = status === 'pending' || status === 'processing'
  const shouldHold = isOpen && txId !== null ? amount : undefined
  expectEqual(held, shouldHold, `what is on its way for deposit ${reference}`)
  const isReversed = movements.booked.has(`deposit-reversed ${txId}`)
  expectEqual(status === 'reversed', isReversed, `whether deposit ${reference} was charged back`)
  if (hasCome(row)) {
    const booked = movements.booked.get(`deposit ${txId}`)
    const isBooked = booked?.player === row.player && booked.psp === -amount
    if (!isBooked) throw new Failure(`deposit ${reference} is ${status} and not booked`)
    if (!row.isAsked) return
    expectEqual(
      [use?.state, use?.amount],
      ['settled', amount],
      `what ${reference} uses of its limit`,
    )
  } else if (status === 'canceled') {
    const isPaidLate = books.deposits.some((each) => each.beside === reference)
    if (use && !isPaidLate) throw new Failure(`canceled ${reference} still uses its limit`)
  } else {
    expectEqual([use?.state, use?.amount], ['open', amount], `what ${reference} uses of its limit`)
  }
}

function checkWithdrawal(facts: Facts, movements: MovementModel, row: WithdrawalRow): void {
  const kinds = ['reserved', 'released', 'sent', 'returned']
  const booked = kinds
    .filter((kind) => movements.booked.has(`withdrawal-${kind} ${row.id}`))
    .join(' ')
  if (!bookedFor[row.status]?.includes(booked)) {
    throw new Failure(`withdrawal ${row.id} is ${row.status} and booked as ${booked}`)
  }
  const payout = facts.bank.payouts.get(row.id)
  if (payout && payout.amountOre !== row.amount) {
    throw new Failure(`withdrawal ${row.id} was sent to NemKonto with another amount`)
  }
  const isOut = row.status !== 'pending' && row.status !== 'canceled'
  expectEqual(row.batch !== null, isOut, `whether ${row.id} is in a file`)
}

/** Nothing that is newly taken out of a limit may pass it. */
function checkLimits(facts: Facts, before: Books, next: Books): void {
  for (const use of next.uses) {
    const old = before.uses.find(({ reference }) => reference === use.reference)
    const isNew = use.state === 'open' && old?.amount !== use.amount
    if (!isNew) continue
    const others = { ...next, uses: next.uses.filter((each) => each !== use).map(asReserved(next)) }
    const left = leftOf(facts, others, Number(use.player), use.at)
    if (use.amount > left) {
      throw new Failure(
        `deposit ${use.reference} of ${use.amount} øre passes the limit, left ${left}`,
      )
    }
  }
}

/**
 * Money that came late, or more of it than was reserved, is counted without asking for room: one that
 * reserves at the same moment may rightly come before it.
 */
function asReserved({ deposits }: Books): (use: LimitUse) => LimitUse {
  return (use) => {
    const deposit = deposits.find(({ reference }) => reference === use.reference)
    if (deposit?.status === 'canceled') return { ...use, amount: 0n }
    const isMore = deposit?.isAsked === true && use.amount > deposit.requested
    return isMore && use.state === 'settled' ? { ...use, amount: deposit.requested } : use
  }
}

/** A day limit leaves this at a moment, less open deposits and those accepted within 24 hours. */
export function leftOf(facts: Facts, books: Books, player: number, at: bigint): bigint {
  const used = books.uses
    .filter((use) => use.player === BigInt(player))
    .filter((use) => use.state === 'open' || use.at > at - BigInt(dayMs))
    .reduce((total, use) => total + use.amount, 0n)
  const left = (facts.dayLimits.get(BigInt(player)) ?? 0n) - used
  return left > 0n ? left : 0n
}
