import type { Ore } from '@nordlys/core'
import { type Account, type Books, hasCome, type JournalRow } from './books.ts'
import type { Facts } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { endBonus, smaller } from './purse.ts'
import { welcomeBonus } from './welcome-model.ts'
import { isBringerReversed } from './welcome-offer.ts'

/** Movements of payments and bonuses: each booked once, with a cause outside, moving what it should. */
export class MovementModel {
  readonly #facts: Facts
  /** By kind and reference. */
  readonly booked = new Map<string, JournalRow>()
  /** What is authorised of each deposit and not yet captured. */
  readonly held = new Map<string, bigint>()

  constructor(facts: Facts) {
    this.#facts = facts
  }

  begin(first: readonly JournalRow[]): void {
    for (const row of first) this.booked.set(`${row.kind} ${row.reference}`, row)
  }

  take(account: Account, row: JournalRow, next: Books): void {
    const name = `${row.kind} ${row.reference}`
    if (this.booked.has(name)) throw new Failure(`${name} was booked twice`)
    const problem = this.#causeMissing(row, next)
    if (problem) throw new Failure(`${name} was booked: ${problem}`)
    this.#move(account, row, next)
    if (account.cash < 0n || account.reserved < 0n) throw new Failure(`${name}: too little money`)
    this.booked.set(name, row)
  }

  #move(account: Account, row: JournalRow, next: Books): void {
    const amount = amountOf(row)
    const reference = row.reference ?? ''
    if (amount <= 0n) throw new Failure(`${row.kind} ${reference} moved nothing`)
    if (row.kind === 'deposit') {
      receive(account, amount)
      const deposit = next.deposits.find((each) => each.txId === reference && hasCome(each))
      account.incoming -= this.held.get(deposit?.reference ?? '') ?? 0n
      this.held.delete(deposit?.reference ?? '')
    } else if (row.kind === 'deposit-reversed') {
      const taken = smaller(amount, account.cash)
      account.cash -= taken
      account.debt -= amount - taken
    } else if (row.kind === 'deposit-held') {
      account.incoming += amount
      this.held.set(reference, amount)
    } else if (row.kind === 'deposit-voided') {
      expectEqual(amount, this.held.get(reference), `what ${reference} let go of`)
      account.incoming -= amount
      this.held.delete(reference)
    } else if (row.kind.startsWith('withdrawal')) moveWithdrawal(account, row.kind, amount)
    else this.#moveBonus(account, row, amount, next)
  }

  #moveBonus(account: Account, row: JournalRow, amount: bigint, next: Books): void {
    const id = bonusOf(row)
    if (row.kind === 'bonus-granted') {
      const { requiredOre = 0n, stakeMaxOre, expiresAt } = this.#facts.bonuses.get(id) ?? {}
      const isEnded = next.bonuses.some(
        ({ id, state }) => id === account.bonusId && state !== 'active',
      )
      // One of nothing ends without a movement.
      if (account.bonusId && account.bonus === 0n && isEnded) endBonus(account, 0n)
      if (account.bonusId) throw new Failure(`bonus ${id} was given beside another`)
      account.bonus += amount
      account.bonusId = id
      account.wagerLeft = requiredOre
      account.stakeMax = stakeMaxOre ?? null
      account.bonusExpiresAt = BigInt(expiresAt?.getTime() ?? 0)
      return
    }
    expectEqual([account.bonusId, account.bonus], [id, amount], `the bonus that ends`)
    if (row.kind === 'bonus-converted') {
      expectEqual(account.wagerLeft, 0n, `what is left to stake of bonus ${id}`)
      account.cash += amount
    } else {
      const isExpired = (account.bonusExpiresAt ?? 0n) <= row.at
      const isAsked =
        this.#facts.voidsAsked.has(id) ||
        this.#facts.pausesAsked.has(row.player ?? 0n) ||
        this.#hasWithdrawn(row.player) ||
        isBringerReversed(next, id)
      if (!isExpired && !isAsked) throw new Failure(`bonus ${id} was taken away`)
    }
    endBonus(account, 0n)
  }

  /** Who takes money out gives their bonus up. */
  #hasWithdrawn(player: bigint | null): boolean {
    const confirmed = [...this.#facts.confirmed.values()]
    return confirmed.some(({ playerId }) => BigInt(playerId) === player)
  }

  /** Why this movement should not have been booked, if nothing outside asked for it. */
  #causeMissing(row: JournalRow, next: Books): string | undefined {
    const { kind } = row
    const reference = row.reference ?? ''
    const amount = amountOf(row)
    const isOf = (fact: { playerId: number; amountOre: bigint } | undefined) =>
      fact && BigInt(fact.playerId) === row.player && fact.amountOre === amount
    if (kind === 'deposit') {
      const payment = this.#facts.provider.payments.find(({ txId }) => txId === reference)
      const isCaptured = payment?.state === 'captured' && isOf(payment)
      return isCaptured ? undefined : 'the provider took no such money'
    }
    if (kind === 'deposit-reversed') {
      return isOf(this.#facts.chargebacks.get(reference)) ? undefined : 'nobody took it back'
    }
    if (kind === 'deposit-held' || kind === 'deposit-voided') {
      const deposit = next.deposits.find((each) => each.reference === reference)
      const isRight = deposit && deposit.player === row.player
      return isRight ? undefined : 'there is no such deposit'
    }
    if (kind === 'bonus-granted') {
      const brought = welcomeBonus(next, reference, row.at)
      if (brought) this.#facts.bonuses.set(reference, brought)
      if (isOf(this.#facts.bonuses.get(reference))) return undefined
      return this.#isGrantedAgain(row, next) ? undefined : 'nobody gave it'
    }
    if (kind.startsWith('withdrawal')) return this.#withdrawalCauseMissing(row, amount, next)
    return this.#facts.bonuses.has(bonusOf(row)) ? undefined : 'there is no such bonus'
  }

  /** What was left of a bonus is given again when the payout that cost it came to nothing. */
  #isGrantedAgain(row: JournalRow, next: Books): boolean {
    const reference = row.reference ?? ''
    const withdrawal = next.withdrawals.find(({ restoredBonus }) => restoredBonus === reference)
    const given = next.bonuses.find(({ id }) => id === reference)
    const taken = this.#facts.bonuses.get(withdrawal?.voidBonus ?? '')
    const left = this.booked.get(`bonus-forfeited ${withdrawal?.voidBonus}`)
    if (!withdrawal || !given || !taken || !left) return false
    const passed = this.#facts.bank.payouts.get(withdrawal.id)?.passed
    const hasComeBack = passed?.has('rejected') || passed?.has('returned')
    const isSame =
      amountOf(left) === amountOf(row) &&
      given.required <= taken.requiredOre &&
      given.stakeMax === (taken.stakeMaxOre ?? null) &&
      given.expiresAt === BigInt(taken.expiresAt.getTime())
    if (!hasComeBack || !isSame || withdrawal.player !== row.player) return false
    const amountOre = amountOf(row) as Ore
    this.#facts.bonuses.set(reference, {
      ...taken,
      amountOre,
      requiredOre: given.required as Ore,
      at: new Date(Number(row.at)),
    })
    return true
  }

  #withdrawalCauseMissing(row: JournalRow, amount: bigint, next: Books): string | undefined {
    const { kind, reference } = row
    const withdrawal = next.withdrawals.find(({ id }) => id === reference)
    if (withdrawal?.player !== row.player || withdrawal.amount !== amount) {
      return 'there is no such withdrawal'
    }
    const passed = this.#facts.bank.payouts.get(withdrawal.id)?.passed
    if (kind === 'withdrawal-released') {
      const isCause = this.#facts.cancelsAsked.has(withdrawal.id) || passed?.has('rejected')
      return isCause ? undefined : 'nobody canceled or rejected it'
    }
    if (kind === 'withdrawal-sent') return passed?.has('sent') ? undefined : 'it was not sent'
    if (kind === 'withdrawal-returned') return passed?.has('returned') ? undefined : 'not returned'
    return undefined
  }
}

/** A bonus that becomes cash again does so under its id and how often it did. */
function bonusOf({ reference }: JournalRow): string {
  return reference?.replace(/:\d+$/, '') ?? ''
}

function amountOf(row: JournalRow): bigint {
  if (row.kind === 'deposit') return -row.psp
  if (row.kind === 'deposit-reversed') return row.psp
  if (row.kind.startsWith('deposit')) return row.incoming < 0n ? -row.incoming : row.incoming
  if (row.kind.startsWith('bonus')) return row.bonus < 0n ? -row.bonus : row.bonus
  if (row.kind === 'withdrawal-returned') return -row.bank
  return row.reserved < 0n ? -row.reserved : row.reserved
}

function moveWithdrawal(account: Account, kind: string, amount: bigint): void {
  if (kind === 'withdrawal-reserved') {
    if (account.debt < 0n) throw new Failure('a withdrawal of a player who owes money')
    account.cash -= amount
    account.reserved += amount
  } else if (kind === 'withdrawal-released') {
    receive(account, amount)
    account.reserved -= amount
  } else if (kind === 'withdrawal-sent') account.reserved -= amount
  else receive(account, amount)
}

/** A debt is paid before it is cash. */
function receive(account: Account, amount: bigint): void {
  const repaid = smaller(amount, -account.debt)
  account.debt += repaid
  account.cash += amount - repaid
}
