import { dayMs, minuteMs } from '@nordlys/core'
import type { Account, Books, JournalRow } from './books.ts'
import type { Facts } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { checkPayments } from './payment-model.ts'

const idleMs = BigInt(30 * minuteMs)

/** Stored refusals by their number in the journal. */
const refusals = ['', '', 'play-ended', 'play-blocked', 'too-little-money']

/** What a player has, worked out the simplest way there is. */
type Purse = Pick<Account, 'cash' | 'bonus' | 'reserved' | 'debt'>

/**
 * The books as they should be. Each time something may have been committed it takes the new rows one
 * by one: each must have a cause outside and be allowed as things stood, and all of them together must
 * give exactly what the database says.
 */
export class Model {
  readonly #facts: Facts
  /** Every state of the books, the newest last; a refusal must be right in one of those it overlapped. */
  readonly history: Books[] = []
  readonly rounds = new Map<string, JournalRow>()
  /** `deposit 7f3a…`: booked movements by kind and reference. */
  readonly movements = new Map<string, JournalRow>()

  constructor(facts: Facts, first: Books) {
    this.#facts = facts
    for (const row of first.rows) this.movements.set(`${row.kind} ${row.reference}`, row)
    this.history.push({ ...first, rows: [] })
  }

  get now(): Books {
    const newest = this.history.at(-1)
    if (!newest) throw new Failure('no books')
    return newest
  }

  /** States from a moment of the history on. */
  since(place: number): readonly Books[] {
    return this.history.slice(place)
  }

  account(player: number, books = this.now): Account {
    const account = books.accounts.find((one) => one.player === BigInt(player))
    if (!account) throw new Failure(`no account of ${player}`)
    return account
  }

  /** Takes the next state of the books, or throws a `Failure` that says what is wrong with it. */
  take(next: Books): void {
    const before = this.now
    let housed = before.house
    for (const account of next.accounts) {
      const old = this.account(Number(account.player), before)
      const play = { ...old }
      for (const row of next.rows.filter((each) => each.player === account.player)) {
        this.#takeRow(play, row, next)
        housed += row.house
      }
      const { playSession, playUntil, playedAt, mayPlay } = account
      const expected = { ...play, playSession, playUntil, playedAt, mayPlay }
      expectEqual(account, expected, `the account of ${account.player}`)
    }
    expectEqual(next.house, housed, 'what the house holds')
    for (const row of next.refused) this.#takeRefusal(row, [before, next])
    checkPayments(this.#facts, this.movements, before, next)
    this.history.push({ ...next, rows: [], refused: [] })
  }

  #takeRow(account: Account, row: JournalRow, next: Books): void {
    expectEqual(row.seq, account.seq + 1n, `the place of ${row.kind} ${row.key}`)
    account.seq += 1n
    const before = { ...account }
    if (row.kind === 'round') this.#takeRound(account, row)
    else this.#takeMovement(account, row, next)
    const { cash, bonus, reserved, debt } = row
    const moved = {
      cash: account.cash - before.cash,
      bonus: account.bonus - before.bonus,
      reserved: account.reserved - before.reserved,
      debt: account.debt - before.debt,
    }
    expectEqual({ cash, bonus, reserved, debt }, moved, `what ${row.kind} ${row.key} moved`)
    const after = [row.cashAfter, row.bonusAfter, row.reservedAfter, row.debtAfter]
    const should = [account.cash, account.bonus, account.reserved, account.debt]
    expectEqual(after, should, `the balances after ${row.kind} ${row.key}`)
  }

  #takeRound(account: Account, row: JournalRow): void {
    const fact = this.#facts.rounds.get(row.key)
    const ask = fact?.asks.find(
      ({ stakeOre, winOre, seed }) =>
        row.stake === stakeOre && row.win === winOre && row.seed === seed,
    )
    if (!fact || !ask || row.player !== BigInt(fact.playerId) || this.rounds.has(row.key)) {
      throw new Failure(`round ${row.key} was settled as nobody asked`)
    }
    const refusal = refusalOf(account, fact.playSession, ask.stakeOre, row.at)
    if (refusal) throw new Failure(`round ${row.key} was settled in spite of ${refusal}`)
    expectEqual(row.house, ask.stakeOre - ask.winOre, `what the house won of ${row.key}`)
    const fromBonus = ask.stakeOre > account.cash ? ask.stakeOre - account.cash : 0n
    const toBonus = (ask.winOre * fromBonus) / ask.stakeOre
    account.cash += ask.winOre - toBonus - (ask.stakeOre - fromBonus)
    account.bonus += toBonus - fromBonus
    account.playedAt = row.at
    this.rounds.set(row.key, row)
  }

  #takeRefusal(row: JournalRow, states: readonly Books[]): void {
    if (this.rounds.has(row.key)) return
    const fact = this.#facts.rounds.get(row.key)
    if (!fact?.asks.some(({ stakeOre }) => stakeOre === row.stake)) {
      throw new Failure(`round ${row.key} was refused as nobody asked`)
    }
    const stored = refusals[Number(row.refusal)]
    const isRight = states.some((books) => {
      const account = this.account(fact.playerId, books)
      const isBalance = row.cashAfter === account.cash && row.bonusAfter === account.bonus
      const refusal = refusalOf(account, fact.playSession, row.stake ?? 0n, row.at)
      return isBalance && refusal === stored
    })
    if (!isRight) throw new Failure(`round ${row.key} was refused as ${stored} without reason`)
    this.rounds.set(row.key, row)
  }

  #takeMovement(account: Account, row: JournalRow, next: Books): void {
    const { kind, reference, psp, bank } = row
    const name = `${kind} ${reference}`
    if (this.movements.has(name)) throw new Failure(`${name} was booked twice`)
    const amount = amountOf(row)
    const problem = move(account, kind, amount) ?? this.#causeMissing(row, amount, next)
    if (problem) throw new Failure(`${name} was booked: ${problem}`)
    const outside = kind.startsWith('withdrawal') ? bank : psp
    const inside = row.cash + row.reserved + row.debt
    expectEqual(outside, -inside, `the other side of ${name}`)
    this.movements.set(name, row)
  }

  /** Why this movement should not have been booked, if nothing outside asked for it. */
  #causeMissing(row: JournalRow, amount: bigint, next: Books): string | undefined {
    const { kind, reference } = row
    const isOf = (fact: { playerId: number; amountOre: bigint } | undefined) =>
      fact && BigInt(fact.playerId) === row.player && fact.amountOre === amount
    if (kind === 'deposit') {
      const payment = this.#facts.provider.payments.find(({ txId }) => txId === reference)
      const isCaptured = payment?.state === 'captured' && isOf(payment)
      return isCaptured ? undefined : 'the provider took no such money'
    }
    if (kind === 'deposit-reversed') {
      const isAsked = isOf(this.#facts.chargebacks.get(reference ?? ''))
      return isAsked ? undefined : 'nobody took it back'
    }
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

function amountOf(row: JournalRow): bigint {
  if (row.kind === 'deposit') return -row.psp
  if (row.kind === 'deposit-reversed') return row.psp
  if (row.kind === 'withdrawal-returned') return -row.bank
  return row.reserved < 0n ? -row.reserved : row.reserved
}

/** Moves the money, or says why it cannot be moved. */
function move(purse: Purse, kind: string, amount: bigint): string | undefined {
  if (amount <= 0n) return 'nothing was moved'
  if (kind === 'deposit') {
    const repaid = amount < -purse.debt ? amount : -purse.debt
    purse.debt += repaid
    purse.cash += amount - repaid
  } else if (kind === 'deposit-reversed') {
    const taken = amount < purse.cash ? amount : purse.cash
    purse.cash -= taken
    purse.debt -= amount - taken
  } else if (kind === 'withdrawal-reserved') {
    if (purse.debt < 0n) return 'the player owes money'
    purse.cash -= amount
    purse.reserved += amount
  } else if (kind === 'withdrawal-released') {
    purse.cash += amount
    purse.reserved -= amount
  } else if (kind === 'withdrawal-sent') purse.reserved -= amount
  else if (kind === 'withdrawal-returned') purse.cash += amount
  else return 'no such movement'
  return purse.cash < 0n || purse.reserved < 0n ? 'there was too little money' : undefined
}

/** The first reason for which a stake is refused at a moment, in the order they are checked. */
function refusalOf(account: Account, playSession: string, stake: bigint, at: bigint) {
  const isPlaying =
    account.playSession === playSession && account.playUntil > at && account.playedAt > at - idleMs
  if (!isPlaying) return 'play-ended'
  if (!account.mayPlay) return 'play-blocked'
  return account.cash + account.bonus < stake ? 'too-little-money' : undefined
}

/** What a player's day limit leaves at a moment: open deposits, and those accepted within 24 hours. */
export function leftOf(facts: Facts, books: Books, player: number, at: bigint): bigint {
  const used = books.uses
    .filter((use) => use.player === BigInt(player))
    .filter((use) => use.state === 'open' || use.at > at - BigInt(dayMs))
    .reduce((total, use) => total + use.amount, 0n)
  const left = (facts.dayLimits.get(BigInt(player)) ?? 0n) - used
  return left > 0n ? left : 0n
}
