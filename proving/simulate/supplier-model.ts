import type { Account, BonusRow, Books, JournalRow } from './books.ts'
import type { Facts } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { isBet, type SupplierFact } from './game-supplier.ts'
import { fallenDue, refusalAmid, smaller, takeStake } from './purse.ts'
import { comeHome, endEmptyBonus, type Home, OpenRound, type WinPart } from './round-shares.ts'
import { messageOf, movementOf, movementsOf, nameOf } from './supplier-movements.ts'

export const supplierKinds: ReadonlySet<string> = new Set([
  ...['bet', 'win', 'bet-rolled-back', 'win-rolled-back', 'round-ended'],
])

/** The books before and after a row. */
export interface Around {
  before: Books
  next: Books
}

interface Booked extends JournalRow {
  /** Of a bet: the bonus that was active, what of the stake was its, and what of it counted. */
  bonusId: string | null
  fromBonus: bigint
  wagered: bigint
  /** Of a win. */
  parts: readonly WinPart[]
}

const nothing = { bonusId: null, fromBonus: 0n, wagered: 0n, parts: [] }

/** What suppliers' messages should have moved: each once, a stake held until its round ends. */
export class SupplierModel {
  readonly #facts: Facts
  readonly #counted: (what: string) => void
  /** What each bonus has left to stake: as when it was last active, and what was taken back since. */
  readonly #wagersLeft = new Map<string, bigint>()
  readonly rounds = new Map<string, OpenRound>()
  /** Movements by the supplier's number of the message, and what we added to it. */
  readonly booked = new Map<string, Booked>()
  /** The end of a bonus, by the movement that it came with. */
  readonly endedWith = new Map<string, JournalRow>()
  readonly takenBack = new Set<string>()

  constructor(facts: Facts, counted: (what: string) => void) {
    this.#facts = facts
    this.#counted = counted
  }

  /** What is told with a message is the balance after all it did: a bonus may have ended by it. */
  takeBonusEnd(row: JournalRow): void {
    for (const booked of this.booked.values()) {
      const isBefore = booked.player === row.player && (booked.seq ?? 0n) + 1n === row.seq
      if (isBefore && booked.at === row.at) this.endedWith.set(booked.key, row)
    }
  }

  /** The movement with whose balance a message is answered: its last. */
  toldWith(tx: string): Booked | undefined {
    const names = this.#facts.supplier.messages.get(tx)?.also ? ['~end', '~win', ''] : ['']
    return names.map((added) => this.booked.get(`${tx}${added}`)).find((booked) => booked)
  }

  /** Whether a rollback's round has won by another message than the one it takes back. */
  hasOtherWin({ round, target }: SupplierFact): boolean {
    const { messages } = this.#facts.supplier
    return [...this.booked].some(([tx, { kind }]) => {
      const message = messageOf(tx)
      return kind === 'win' && message !== target && messages.get(message)?.round === round
    })
  }

  /** A message that makes several movements makes all of them in one step, or none. */
  checkWhole(rows: readonly JournalRow[]): void {
    const { messages } = this.#facts.supplier
    for (const row of rows.filter(({ kind }) => supplierKinds.has(kind))) {
      const tx = messageOf(nameOf(row))
      const fact = messages.get(tx)
      if (!fact) continue
      const should = movementsOf(tx, fact, messages.get(fact.target ?? ''))
      const made = should.filter((name) => this.booked.has(name))
      expectEqual(made, should, `what ${fact.action} ${tx} made`)
      if (row.kind === 'win-rolled-back' && tx !== nameOf(row)) {
        this.#counted('a stake and its win were taken back at once')
      }
    }
  }

  /** Rounds that the supplier has settled, of bets that we have all, and that are still open. */
  get leftOpen(): string[] {
    const isHere = (tx: string) => this.booked.has(tx) && !this.takenBack.has(tx)
    return [...this.rounds].flatMap(([round, { isEnded }]) => {
      const bets = isEnded ? undefined : this.#facts.supplier.settledBets(round)
      const isStuck = bets && this.#hasWinBeyond(round, bets)
      return bets?.every(isHere) && !isStuck ? [`open round ${round}`] : []
    })
  }

  /** Whether a message other than these has a stake and a win of the round, and both stand. */
  #hasWinBeyond(round: string, counted: readonly string[]): boolean {
    const { messages } = this.#facts.supplier
    return [...this.booked].some(([name, { kind }]) => {
      const tx = messageOf(name)
      const isOfBoth = kind === 'win' && tx !== name && messages.get(tx)?.round === round
      return isOfBoth && !this.takenBack.has(name) && !counted.includes(tx)
    })
  }

  noteWager({ bonusId, wagerLeft }: Account): void {
    if (bonusId) this.#wagersLeft.set(bonusId, wagerLeft)
  }

  take(account: Account, row: JournalRow, around: Around): void {
    const tx = nameOf(row)
    const fact = this.#facts.supplier.messages.get(messageOf(tx))
    if (!fact || BigInt(fact.playerId) !== row.player) throw new Failure(`nobody asked for ${tx}`)
    if (this.booked.has(tx)) throw new Failure(`supplier message ${tx} was booked twice`)
    if (this.takenBack.has(tx)) throw new Failure(`${tx} was booked after it was taken back`)
    this.booked.set(tx, { ...row, ...nothing, ...this.#move(account, row, fact, around) })
    if (tx.startsWith('silent~')) this.#counted(`a silent round made: ${row.kind}`)
    if (this.#facts.supplier.unsaid.has(tx)) this.#counted('a win was paid that was never told')
    if (row.kind !== 'win') {
      this.noteWager(account)
      endEmptyBonus(account)
    }
  }

  #move(account: Account, row: JournalRow, fact: SupplierFact, around: Around): Partial<Booked> {
    if (row.kind === 'bet') return this.#bet(account, row, fact, around)
    const round = this.rounds.get(fact.round)
    if (!round || round.player !== row.player) throw new Failure(`no round ${fact.round}`)
    if (row.kind === 'win') return this.#win(account, row, { fact, round, around })
    if (row.kind === 'round-ended') {
      if (movementOf(row, fact) !== 'end' || round.isEnded)
        throw new Failure(`${fact.round} ended twice`)
      expectEqual(row.house, round.staked, `what ${fact.round} brought`)
      account.staked -= round.staked
      round.isEnded = true
    } else this.#takeBack(account, row, { fact, round, around })
    return {}
  }

  #bet(account: Account, row: JournalRow, fact: SupplierFact, { next }: Around): Partial<Booked> {
    const is = next.accounts.find((each) => each.player === row.player) ?? account
    const { at } = row
    const stake = fact.amountOre
    const round = this.rounds.get(fact.round) ?? new OpenRound(row.player)
    if (movementOf(row, fact) !== 'bet' || row.stake !== stake)
      throw new Failure('a bet nobody asked for')
    const asked = { playSession: fact.playSession, stake, roundStake: stake + round.staked, at }
    const refusal = round.isEnded ? 'round-ended' : refusalAmid(account, is, asked)
    if (refusal) throw new Failure(`a bet of ${fact.round} was taken in spite of ${refusal}`)
    const { bonusId, wagerLeft } = fallenDue(account, at)
    const fromBonus = takeStake(account, stake, at)
    account.staked += stake
    round.stakeCash += stake - fromBonus
    if (bonusId && fromBonus > 0n) round.share(bonusId).stake += fromBonus
    if (round.shares.size > 1) this.#counted('a round had stakes of two bonuses')
    this.rounds.set(fact.round, round)
    return { bonusId, fromBonus, wagered: smaller(stake, wagerLeft) }
  }

  #win(
    account: Account,
    row: JournalRow,
    { fact, round, around }: { fact: SupplierFact; round: OpenRound; around: Around },
  ): Partial<Booked> {
    const won = fact.also?.winOre ?? fact.amountOre
    const isBetTaken = !isBet(fact) || this.booked.has(messageOf(nameOf(row)))
    if (movementOf(row, fact) !== 'win' || round.staked === 0n || !isBetTaken) {
      throw new Failure('a win nobody asked for')
    }
    expectEqual(row.house, -won, `what the house lost in ${fact.round}`)
    const parts = round.divide(won).map(({ bonusId, amount }) => {
      const home = this.#comeHome(account, { bonusId, amount, unwagered: 0n, at: row.at }, around)
      round.share(bonusId).won += amount
      return { bonusId, amount, home }
    })
    if (parts.length > 1) this.#counted('a win was divided among two bonuses')
    const toCash = parts.reduce<bigint>((left, { amount }) => left - amount, won)
    round.winCash += toCash
    account.cash += toCash
    if (account.lossRoom !== null) account.lossRoom += won
    return { parts }
  }

  #comeHome(
    account: Account,
    money: { bonusId: string; amount: bigint; unwagered: bigint; at: bigint },
    around: Around,
  ): Home {
    const { bonusId, amount, unwagered, at } = money
    const past = {
      ...{ bonusId, unwagered, at },
      state: this.#stateOf(bonusId, around),
      fact: this.#facts.bonuses.get(bonusId),
      wagerLeft: this.#wagersLeft.get(bonusId) ?? 0n,
    }
    const wasActive = account.bonusId === bonusId
    const home = comeHome(account, past)
    if (home === 'bonus') account.bonus += amount
    if (home === 'bonus' && !wasActive) this.#counted(`a ${past.state} bonus was active again`)
    if (home === 'cash') account.cash += amount
    if (!wasActive) this.#counted(`money of a ${past.state} bonus came back: ${home}`)
    return home
  }

  /** One that is active before and after a step may have ended amid it, without a movement. */
  #stateOf(bonusId: string, around: Around): BonusRow['state'] {
    const state = stateOf(bonusId, around)
    if (state !== 'active') return state
    return this.#wagersLeft.get(bonusId) === 0n ? 'fulfilled' : 'used-up'
  }

  #takeBack(
    account: Account,
    row: JournalRow,
    { fact, round, around }: { fact: SupplierFact; round: OpenRound; around: Around },
  ): void {
    // What was made of the target under a name of ours is taken back under one of ours.
    const name = nameOf(row).replace(messageOf(nameOf(row)), fact.target ?? '')
    const target = this.booked.get(name)
    if (fact.action !== 'rollback' || !target || this.takenBack.has(name)) {
      throw new Failure(`nobody asked to take ${name} back`)
    }
    this.takenBack.add(name)
    if (row.kind === 'bet-rolled-back') this.#takeBackBet(account, row, { target, round, around })
    else takeBackWin(account, target, round, around)
  }

  #takeBackBet(
    account: Account,
    { at }: JournalRow,
    { target, round, around }: { target: Booked; round: OpenRound; around: Around },
  ): void {
    const { staked, fromBonus, bonusId, wagered } = target
    if (round.staked === staked && round.won > 0n) throw new Failure('a paid bet')
    const cash = account.cash
    account.cash += staked - fromBonus
    if (bonusId && fromBonus > 0n) {
      const money = { bonusId, amount: fromBonus, unwagered: wagered, at }
      this.#comeHome(account, money, around)
      round.share(bonusId).stake -= fromBonus
    }
    // What comes back pays a debt first.
    const repaid = smaller(account.cash - cash, -account.debt)
    account.cash -= repaid
    account.debt += repaid
    if (repaid > 0n) this.#counted('a stake that came back paid a debt')
    if (!round.isEnded) account.staked -= staked
    round.stakeCash -= staked - fromBonus
    if (round.staked === 0n) round.isEnded = true
    const isCounted = account.lossRoom !== null && (account.lossSince ?? 0n) <= target.at
    if (isCounted) account.lossRoom = (account.lossRoom ?? 0n) + staked
    const bonus = this.#facts.bonuses.get(bonusId ?? '')
    if (bonus && account.bonusId === bonusId) {
      account.wagerLeft = smaller(account.wagerLeft + wagered, bonus.requiredOre)
    } else if (bonusId) {
      this.#wagersLeft.set(bonusId, (this.#wagersLeft.get(bonusId) ?? 0n) + wagered)
      if (wagered > 0n) this.#counted('a stake of a bonus that has ended was taken back')
    }
  }
}

/** A win is taken back where it went; what is no longer there becomes a debt. */
function takeBackWin(account: Account, target: Booked, round: OpenRound, around: Around): void {
  const won = -target.house
  let short = won
  let ofBonuses = 0n
  for (const { bonusId, amount, home } of target.parts) {
    ofBonuses += amount
    round.share(bonusId).won -= amount
    if (home === 'bonus' && account.bonusId === bonusId) {
      const taken = smaller(amount, account.bonus)
      account.bonus -= taken
      short -= taken
    } else if (home === 'source' || (home === 'bonus' && isGone(bonusId, around))) short -= amount
  }
  const fromCash = smaller(short, account.cash)
  account.cash -= fromCash
  account.debt -= short - fromCash
  round.winCash -= won - ofBonuses
  const isCounted = account.lossRoom !== null && (account.lossSince ?? 0n) <= target.at
  if (isCounted) account.lossRoom = (account.lossRoom ?? 0n) - won
}

function isGone(bonusId: string, around: Around): boolean {
  return ['expired', 'void'].includes(stateOf(bonusId, around))
}

/** How a bonus that is not active ended: before this row, or else in the same step. */
function stateOf(bonusId: string, { before, next }: Around): BonusRow['state'] {
  const find = ({ bonuses }: Books) => bonuses.find(({ id }) => id === bonusId)?.state
  const state = find(before)
  return (state === 'active' ? undefined : state) ?? find(next) ?? 'unknown'
}
