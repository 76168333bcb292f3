import type { Account, Books, JournalRow } from './books.ts'
import type { Facts, SupplierFact } from './facts.ts'
import { expectEqual, Failure } from './failure.ts'
import { refusalAmid, smaller, takeStake } from './purse.ts'

export const supplierKinds: ReadonlySet<string> = new Set([
  ...['bet', 'win', 'bet-rolled-back', 'win-rolled-back', 'round-ended'],
])

/** A round in several messages, as the books should have it. */
interface OpenRound {
  player: bigint
  stakeCash: bigint
  stakeBonus: bigint
  winCash: bigint
  winBonus: bigint
  bonusId: string | null
  isEnded: boolean
}

/** What suppliers' messages should have moved: each once, a stake held until its round ends. */
export class SupplierModel {
  readonly #facts: Facts
  readonly rounds = new Map<string, OpenRound>()
  /** Movements by the supplier's number of the message. */
  /** What is told with a message is the balance after all it did: a bonus may have ended by it. */
  takeBonusEnd(row: JournalRow): void {
    for (const [tx, booked] of this.booked) {
      const isBefore = booked.player === row.player && (booked.seq ?? 0n) + 1n === row.seq
      if (isBefore && booked.at === row.at) this.endedWith.set(tx, row)
    }
  }

  readonly endedWith = new Map<string, JournalRow>()
  readonly booked = new Map<string, JournalRow & { bonusPart: bigint }>()
  readonly takenBack = new Set<string>()

  constructor(facts: Facts) {
    this.#facts = facts
  }

  take(account: Account, row: JournalRow, next: Books): void {
    const tx = row.reference?.replace(/^\d+:/, '') ?? ''
    const fact = this.#facts.supplierMessages.get(tx)
    if (!fact || BigInt(fact.playerId) !== row.player) throw new Failure(`nobody asked for ${tx}`)
    if (this.booked.has(tx)) throw new Failure(`supplier message ${tx} was booked twice`)
    if (this.takenBack.has(tx)) throw new Failure(`${tx} was booked after it was taken back`)
    const bonusPart = this.#move(account, row, fact, next)
    this.booked.set(tx, { ...row, bonusPart })
  }

  #move(account: Account, row: JournalRow, fact: SupplierFact, next: Books): bigint {
    if (row.kind === 'bet') return this.#bet(account, row, fact, next)
    const round = this.rounds.get(fact.round)
    if (!round || round.player !== row.player) throw new Failure(`no round ${fact.round}`)
    if (row.kind === 'win') return this.#win(account, row, fact, next, round)
    if (row.kind === 'round-ended') {
      if (fact.action !== 'end' || round.isEnded) throw new Failure(`${fact.round} ended twice`)
      expectEqual(row.house, round.stakeCash + round.stakeBonus, `what ${fact.round} brought`)
      account.staked -= round.stakeCash + round.stakeBonus
      round.isEnded = true
      return 0n
    }
    this.#takeBack(account, row, fact, round, next)
    return 0n
  }

  #bet(account: Account, row: JournalRow, fact: SupplierFact, next: Books): bigint {
    const is = next.accounts.find((each) => each.player === row.player) ?? account
    const { player, at } = row
    const stake = fact.amountOre
    const round = this.rounds.get(fact.round) ?? {
      ...{ player, stakeCash: 0n, stakeBonus: 0n, winCash: 0n, winBonus: 0n },
      bonusId: null,
      isEnded: false,
    }
    if (fact.action !== 'bet' || row.stake !== stake) throw new Failure('a bet nobody asked for')
    const roundStake = stake + round.stakeCash + round.stakeBonus
    const asked = { playSession: fact.playSession, stake, roundStake, at }
    const refusal = round.isEnded ? 'round-ended' : refusalAmid(account, is, asked)
    if (refusal) throw new Failure(`a bet of ${fact.round} was taken in spite of ${refusal}`)
    const { bonusId } = account
    const fromBonus = takeStake(account, stake, at)
    account.staked += stake
    round.stakeCash += stake - fromBonus
    round.stakeBonus += fromBonus
    if (fromBonus > 0n) round.bonusId = bonusId
    this.rounds.set(fact.round, round)
    return fromBonus
  }

  #win(
    account: Account,
    row: JournalRow,
    fact: SupplierFact,
    next: Books,
    round: OpenRound,
  ): bigint {
    const won = fact.amountOre
    const staked = round.stakeCash + round.stakeBonus
    if (fact.action !== 'win' || staked === 0n) throw new Failure('a win nobody asked for')
    expectEqual(row.house, -won, `what the house lost in ${fact.round}`)
    const before = round.winCash + round.winBonus
    const share = ((before + won) * round.stakeBonus) / staked - round.winBonus
    const bonusPart = share < 0n ? 0n : smaller(won, share)
    round.winBonus += bonusPart
    round.winCash += won - bonusPart
    account.cash += won - bonusPart
    returnBonus(account, round, bonusPart, next)
    if (account.lossRoom !== null) account.lossRoom += won
    return bonusPart
  }

  #takeBack(
    account: Account,
    row: JournalRow,
    fact: SupplierFact,
    round: OpenRound,
    next: Books,
  ): void {
    const target = this.booked.get(fact.target ?? '')
    if (fact.action !== 'rollback' || !target || this.takenBack.has(fact.target ?? '')) {
      throw new Failure(`nobody asked to take ${fact.target} back`)
    }
    this.takenBack.add(fact.target ?? '')
    if (row.kind === 'bet-rolled-back') this.#takeBackBet(account, target, round, next)
    else takeBackWin(account, target, round)
  }

  #takeBackBet(
    account: Account,
    target: JournalRow & { bonusPart: bigint },
    round: OpenRound,
    next: Books,
  ): void {
    const { staked, bonusPart, at } = target
    const left = round.stakeCash + round.stakeBonus - staked
    if (left === 0n && round.winCash + round.winBonus > 0n) throw new Failure('a paid bet')
    account.cash += staked - bonusPart
    returnBonus(account, round, bonusPart, next)
    if (!round.isEnded) account.staked -= staked
    round.stakeCash -= staked - bonusPart
    round.stakeBonus -= bonusPart
    if (left === 0n) round.isEnded = true
    if (account.lossRoom !== null && (account.lossSince ?? 0n) <= at) account.lossRoom += staked
    const bonus = this.#facts.bonuses.get(account.bonusId ?? '')
    if (bonus && BigInt(bonus.at.getTime()) <= at) {
      account.wagerLeft = smaller(account.wagerLeft + staked, bonus.requiredOre)
    }
  }
}

/** A win is taken back where it went; what is no longer there becomes a debt. */
function takeBackWin(
  account: Account,
  target: JournalRow & { bonusPart: bigint },
  round: OpenRound,
): void {
  const won = -target.house
  const isActive = account.bonusId === round.bonusId
  const fromBonus = isActive ? smaller(target.bonus, account.bonus) : 0n
  const short = won - target.bonusCost - fromBonus
  const fromCash = smaller(short, account.cash)
  account.bonus -= fromBonus
  account.cash -= fromCash
  account.debt -= short - fromCash
  round.winBonus -= target.bonusPart
  round.winCash -= won - target.bonusPart
  if (account.lossRoom !== null) account.lossRoom -= won
}

/** To the bonus while it is active, to cash when it was earned or used up, else to its source. */
function returnBonus(account: Account, round: OpenRound, amount: bigint, next: Books): void {
  if (amount === 0n || account.bonusId === round.bonusId) {
    account.bonus += amount
    return
  }
  const state = next.bonuses.find(({ id }) => id === round.bonusId)?.state
  if (state === 'fulfilled' || state === 'used-up') account.cash += amount
}
