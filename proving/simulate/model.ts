import { dayMs } from '@nordlys/core'
import { type Account, type Books, type JournalRow, purseParts } from './books.ts'
import type { Facts, RoundAsk } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { MovementModel } from './movement-model.ts'
import { checkPayments } from './payment-model.ts'
import { endBonus, refusalAmid, refusalOf, takeStake } from './purse.ts'
import { endEmptyBonus } from './round-shares.ts'
import { SpinModel, spinRefusalOf } from './spin-model.ts'
import { SupplierModel, supplierKinds } from './supplier-model.ts'
import { checkChoices } from './welcome-model.ts'

/** Stored refusals by their number in the journal. */
export const storedAs = [
  ...['', '', 'play-ended', 'play-blocked', 'too-little-money'],
  ...['stake-too-high-for-bonus', 'loss-limit', 'gamble-with-bonus', '', '', ''],
  ...['spins-over', 'spins-not-here'],
]

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
  readonly payments: MovementModel
  readonly suppliers: SupplierModel
  readonly spins: SpinModel
  readonly #counted: (what: string) => void

  constructor(facts: Facts, counted: (what: string) => void) {
    this.#facts = facts
    this.payments = new MovementModel(facts)
    this.suppliers = new SupplierModel(facts, counted)
    this.spins = new SpinModel(facts, counted)
    this.#counted = counted
  }

  /** Takes the books as they are when the run begins. */
  begin(first: Books): void {
    this.payments.begin(first.rows)
    this.history.push({ ...first, rows: [] })
  }

  get now(): Books {
    const newest = this.history.at(-1)
    if (!newest) throw new Failure('no books')
    return newest
  }

  /** `deposit 7f3a…`: booked movements by kind and reference. */
  get movements(): ReadonlyMap<string, JournalRow> {
    return this.payments.booked
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
    const amid: Books[] = []
    for (const account of next.accounts) {
      const old = this.account(Number(account.player), before)
      const should = { ...old }
      const own = next.rows.filter((each) => each.player === account.player)
      if (own.length > 0) amid.push(...this.#statesAmid(should, account, own))
      for (const [place, row] of own.entries()) {
        this.#takeRow(should, row, next)
        housed += row.house
        amid.push(...this.#statesAmid(should, account, own.slice(place + 1)))
      }
      takeOver(should, account, old, next.rows)
      const { lossSince, lossUntil } = account
      if (lossUntil && lossUntil !== (lossSince ?? 0n) + BigInt(dayMs)) {
        throw new Failure(`a loss period of ${lossUntil - (lossSince ?? 0n)} ms`)
      }
      const isBegun = lossUntil && (lossSince !== old.lossSince || old.lossUntil === 0n)
      if (isBegun && !next.rows.some((row) => isStakeOf(row, account.player, lossSince))) {
        throw new Failure(`a loss period of ${account.player} began without a stake`)
      }
      // A round that is open may still give a stake back.
      if (account.bonusId && account.wagerLeft === 0n && account.staked === 0n) {
        throw new Failure(`bonus ${account.bonusId} was staked through and is not cash`)
      }
      expectEqual(account, { ...account, ...should }, `the account of ${account.player}`)
    }
    this.suppliers.checkWhole(next.rows)
    expectEqual(next.house, housed, 'what the house holds')
    this.spins.checkGrants(next)
    const states = [before, ...amid, next]
    for (const row of next.refused) this.#takeRefusal(row, states)
    checkChoices(before, next, { states, counted: this.#counted })
    checkPayments(this.#facts, this.payments, before, next)
    this.history.push(...amid, { ...next, rows: [], refused: [] })
  }

  /** With the spins as they are at that place. */
  #statesAmid(should: Account, next: Account, later: readonly JournalRow[]): Books[] {
    return statesAmid({ ...this.now, spins: [...this.spins.grants] }, should, next, later)
  }

  #takeRow(account: Account, row: JournalRow, next: Books): void {
    expectEqual(row.seq, account.seq + 1n, `the place of ${row.kind} ${row.key}`)
    account.seq += 1n
    const before = { ...account }
    this.suppliers.noteWager(account)
    const around = { before: this.now, next }
    if (row.kind === 'round') this.#takeRound(account, row, next)
    else if (supplierKinds.has(row.kind)) this.suppliers.take(account, row, around)
    else this.payments.take(account, row, next)
    const name = `${row.kind} ${row.reference ?? row.key}`
    for (const part of purseParts) {
      expectEqual(row[part], account[part] - before[part], `the ${part} that ${name} moved`)
    }
    const moved = purseParts.reduce((total, part) => total + row[part], 0n)
    const others = row.authorized + row.house + row.psp + row.bank + row.bonusCost
    expectEqual(others, -moved, `the other sides of ${name}`)
    const after = [row.cashAfter, row.bonusAfter, row.reservedAfter, row.debtAfter]
    const should = [account.cash, account.bonus, account.reserved, account.debt]
    expectEqual(after, should, `the balances after ${name}`)
    if (row.kind.startsWith('bonus')) this.suppliers.takeBonusEnd(row)
    this.suppliers.noteWager(account)
    if (row.kind === 'round') endEmptyBonus(account)
  }

  #takeRound(account: Account, row: JournalRow, next: Books): void {
    const fact = this.#facts.rounds.get(row.key)
    const ask = fact?.asks.find(
      (each) =>
        row.stake === each.stakeOre &&
        row.win === each.winOre &&
        row.seed === each.seed &&
        isOf(row, each),
    )
    if (!fact || !ask || row.player !== BigInt(fact.playerId) || this.rounds.has(row.key)) {
      throw new Failure(`round ${row.key} was settled as nobody asked`)
    }
    this.rounds.set(row.key, row)
    if (ask.spin) {
      this.spins.take(account, row, { fact, ask, next })
      return
    }
    const { stakeOre: stake, winOre: won, isGamble } = ask
    const { playSession } = fact
    const is = this.account(Number(row.player), next)
    const asked = { playSession, stake, roundStake: stake, isGamble, at: row.at }
    const refusal = refusalAmid(account, is, asked)
    if (refusal) throw new Failure(`round ${row.key} was settled in spite of ${refusal}`)
    expectEqual(row.house, stake - won, `what the house won of ${row.key}`)
    const fromBonus = takeStake(account, stake, row.at)
    const toBonus = (won * fromBonus) / stake
    account.cash += won - toBonus
    account.bonus += toBonus
    if (account.lossRoom !== null) account.lossRoom += won
  }

  #takeRefusal(row: JournalRow, states: readonly Books[]): void {
    if (this.rounds.has(row.key)) return
    const fact = this.#facts.rounds.get(row.key)
    const ask = fact?.asks.find((each) => each.stakeOre === row.stake && isOf(row, each))
    if (!fact || !ask) {
      throw new Failure(`round ${row.key} was refused as nobody asked`)
    }
    const stored = storedAs[Number(row.refusal)]
    const stake = row.stake ?? 0n
    const { playSession } = fact
    const isRight = states.some((books) => {
      const account = this.account(fact.playerId, books)
      const isBalance = row.cashAfter === account.cash && row.bonusAfter === account.bonus
      if (!isBalance) return false
      const { spin, isGamble } = ask
      const { at } = row
      if (spin) {
        return states.some(
          ({ spins }) => spinRefusalOf(account, spins, { fact, spin, at }) === stored,
        )
      }
      const asked = { playSession, stake, roundStake: stake, isGamble, at }
      return refusalOf(account, asked) === stored
    })
    if (!isRight) throw new Failure(`round ${row.key} was refused as ${stored} without reason`)
    this.rounds.set(row.key, row)
  }
}

function isOf(row: JournalRow, { definitionHash, isGamble, spin }: RoundAsk): boolean {
  const isOfGrant = row.reference === (spin?.grantId ?? null)
  return row.definition === definitionHash && row.isGamble === isGamble && isOfGrant
}

/**
 * The books at one place among the movements of a step, at which somebody who waited for the player's
 * row may have been refused: with who may play and what a limit leaves as before the step, and as after.
 * A limit of the step leaves what it leaves in the end, and what was lost `later` in the step on top.
 */
function statesAmid(
  before: Books,
  should: Account,
  next: Account,
  later: readonly JournalRow[],
): Books[] {
  const { playSession, playUntil, playedAt, barredUntil, lossLimit, lossSince, lossUntil } = next
  const asNext = { playSession, playUntil, playedAt, barredUntil }
  const isLimitSet = lossLimit !== should.lossLimit
  const lossRoom =
    next.lossRoom === null ? null : later.reduce((room, row) => room + lostBy(row), next.lossRoom)
  const limited = { lossLimit, lossSince, lossUntil, lossRoom }
  const states = [{ ...should }, { ...should, ...asNext }]
  if (isLimitSet) states.push(...states.map((state) => ({ ...state, ...limited })))
  return states.map((account) => ({
    ...before,
    rows: [],
    refused: [],
    accounts: before.accounts.map((each) => (each.player === account.player ? account : each)),
  }))
}

function isStakeOf(row: JournalRow, player: bigint, at: bigint | null): boolean {
  const isStake = row.kind === 'bet' || (row.kind === 'round' && row.stake !== 0n)
  return row.player === player && row.at === at && isStake
}

/** What changes without a movement: who may play, and what a limit or an empty bonus leaves. */
function takeOver(should: Account, is: Account, old: Account, rows: readonly JournalRow[]): void {
  const { playSession, playUntil, playedAt, barredUntil, lossLimit, lossSince, lossUntil } = is
  if (should.bonusId && !is.bonusId && should.bonus === 0n) endBonus(should, 0n)
  const isLimitSet = lossLimit !== old.lossLimit
  const isFirst = old.lossUntil === 0n && lossUntil !== 0n
  const isBegunAnew = isFirst || lossSince !== should.lossSince
  if (isLimitSet || isBegunAnew) {
    const isKept = isLimitSet && !isBegunAnew && lossLimit !== null && should.lossRoom !== null
    const used = isKept ? (should.lossRoom ?? 0n) - (old.lossLimit ?? 0n) : 0n
    should.lossRoom = lossLimit === null ? null : lossLimit + used
    // Stakes and wins of the same step may have come after the change. A period that began in it counts
    // from its first stake; what was taken back in it may be of an earlier one, which counts nothing.
    const own = rows.filter(({ player }) => player === is.player)
    const first = own.findIndex((row) => isStakeOf(row, is.player, lossSince))
    const since = own.slice(Math.max(first, 0))
    const standing = since.filter(({ kind }) => !kind.endsWith('rolled-back'))
    const isAfter =
      (isFirst || (isLimitSet && !isKept)) &&
      [own, since, standing].some(
        (those) =>
          is.lossRoom === those.reduce((room, row) => room - lostBy(row), should.lossRoom ?? 0n),
      )
    if (isAfter) should.lossRoom = is.lossRoom
  }
  Object.assign(should, { playSession, playUntil, playedAt, barredUntil })
  // Before a period has begun there is no room to speak of: its first stake sets it.
  if (lossUntil === 0n) should.lossRoom = is.lossRoom
  Object.assign(should, { lossLimit, lossSince, lossUntil })
}

/** What a movement counts in a loss period: a stake when it is taken, not again when its round ends. */
function lostBy({ kind, staked, house }: JournalRow): bigint {
  if (kind === 'bet') return staked
  return kind === 'round-ended' ? 0n : house
}
