import { invariant, required } from '@nordlys/core'

interface HeldRound {
  readonly player: string
  stakeOre: number
  /** Once it is over. */
  payoutOre?: number
}

/** The books as a table's rounds need them: an answer a key, and money that neither appears nor goes. */
export class TestBooks {
  readonly rounds = new Map<string, HeldRound>()
  /** They answer nobody before that. */
  awayUntil = 0
  readonly #cash: Map<string, number>
  readonly #begunWith: number
  #house = 0
  /** By key: the balance, or undefined for one that was refused. */
  readonly #answers = new Map<string, number | undefined>()
  readonly #voided = new Set<string>()
  readonly #taken = new Map<string, { round: string; stakeOre: number }>()

  constructor(cash: readonly (readonly [player: string, ore: number])[]) {
    this.#cash = new Map(cash)
    this.#begunWith = this.#sumOfCash()
  }

  /** Undefined where it is refused. */
  take(key: string, round: string, player: string, stakeOre: number): number | undefined {
    if (this.#answers.has(key) || this.#voided.has(key)) return this.#answers.get(key)
    const cash = this.#cash.get(player) ?? 0
    const held = this.rounds.get(round)
    const isOpen = key === round || held?.payoutOre === undefined
    invariant(isOpen, `${key} is taken when its round is over`)
    if (cash < stakeOre) {
      this.#answers.set(key, undefined)
      return undefined
    }
    this.#cash.set(player, cash - stakeOre)
    if (held) held.stakeOre += stakeOre
    else this.rounds.set(round, { player, stakeOre })
    this.#taken.set(key, { round, stakeOre })
    this.#answers.set(key, cash - stakeOre)
    return cash - stakeOre
  }

  /** Takes a stake back, now or when it comes. */
  void(key: string): void {
    const taken = this.#taken.get(key)
    this.#voided.add(key)
    this.#answers.set(key, undefined)
    if (!taken) return
    this.#taken.delete(key)
    const held = required(this.rounds.get(taken.round), 'a round')
    held.stakeOre -= taken.stakeOre
    this.#pay(held.player, taken.stakeOre)
  }

  finish(round: string, stakeOre: number, payoutOre: number): void {
    const held = required(this.rounds.get(round), `the round of ${round}`)
    if (held.payoutOre !== undefined) {
      invariant(held.payoutOre === payoutOre, `${round} is ended as another`)
      return
    }
    invariant(held.stakeOre === stakeOre, `${round} holds ${held.stakeOre}, not ${stakeOre}`)
    held.payoutOre = payoutOre
    this.#house += stakeOre - payoutOre
    this.#pay(held.player, payoutOre)
  }

  /** Players, house and open rounds together have what the players began with. */
  isWhole(): boolean {
    const open = [...this.rounds.values()].filter(({ payoutOre }) => payoutOre === undefined)
    const held = open.reduce((sum, { stakeOre }) => sum + stakeOre, 0)
    return this.#sumOfCash() + this.#house + held === this.#begunWith
  }

  #pay(player: string, ore: number): void {
    this.#cash.set(player, (this.#cash.get(player) ?? 0) + ore)
  }

  #sumOfCash(): number {
    return [...this.#cash.values()].reduce((sum, each) => sum + each, 0)
  }
}
