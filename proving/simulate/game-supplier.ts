import { type Ore, ore, type PlayerId } from '@nordlys/core'
import {
  OutsideError,
  type SupplierDesk,
  type SupplierListed,
  type SupplierRoundReport,
} from '../../apps/platform/src/outside/index.ts'
import type { Process } from './connection.ts'
import { Failure } from './failure.ts'
import type { Gate } from './gate.ts'

/** A message of a game supplier. */
export interface SupplierFact {
  action: 'bet' | 'win' | 'bet-and-win' | 'rollback' | 'end'
  playerId: PlayerId
  playSession: string
  round: string
  /** The stake; of a win, what was won. */
  amountOre: Ore
  /** Of a stake that is a win at once. */
  also?: { winOre: Ore; endsRound: boolean }
  /** Of a rollback: the message that it takes back. */
  target: string | undefined
}

/** The supplier's name for a player. */
export function playerRefOf(player: number): string {
  return `player-${player}`
}

/** The supplier of games: what it has decided is the truth about its rounds, told or not. */
export class GameSupplier {
  /** By its own number of each. */
  readonly messages = new Map<string, SupplierFact>()
  /** Numbers of messages that it never sends. */
  readonly unsaid = new Set<string>()
  /** The books' number of its game. */
  definition = 0
  readonly #states = new Map<string, SupplierListed['state']>()
  readonly #forgotten = new Set<string>()

  decide(tx: string, fact: SupplierFact): void {
    this.messages.set(tx, fact)
    if (fact.target !== undefined) this.#states.set(fact.target, 'rolled-back')
  }

  /** It has our answer to a message. */
  hear(tx: string, outcome: string): void {
    const { target } = this.messages.get(tx) ?? {}
    // What we do not take back counts on.
    if (target !== undefined && outcome === 'win-paid') this.#states.set(target, 'accepted')
    if (!this.#states.has(tx)) this.#states.set(tx, outcome === 'ok' ? 'accepted' : 'refused')
  }

  /** It has lost the round, and says nothing more of it. */
  forget(round: string): void {
    this.#forgotten.add(round)
  }

  hasForgotten(round: string): boolean {
    return this.#forgotten.has(round)
  }

  /** The bets that it counts of a round it has settled; undefined of any other round. */
  settledBets(round: string): readonly string[] | undefined {
    const isSettled = this.#stateOf(round) === 'settled'
    return isSettled ? this.#bets(round).filter((tx) => this.#counts(tx)) : undefined
  }

  asked(gate: Gate, process: Process): SupplierDesk {
    const down = new OutsideError('the supplier', 'slow')
    return {
      readRound: (about) =>
        gate.outside(process, 'asks the supplier', () => this.#report(about), down),
      listTransactions: () => Promise.reject(new Failure('nobody reconciles here')),
    }
  }

  #report(about: { roundId: string; gameId: string; playerRef: string }): SupplierRoundReport {
    const { roundId: round } = about
    const state = this.#stateOf(round)
    if (state !== 'open') this.#allow(round, state === 'settled')
    if (state === 'unknown') return { state, transactions: [] }
    const at = new Date(0)
    const transactions = [...this.messages].flatMap(([transactionId, fact]) => {
      if (fact.round !== round) return []
      const listed = this.#states.get(transactionId) ?? 'pending'
      const each = { ...about, transactionId, state: listed, at, changedAt: at }
      return movementsOf(fact).map((movement) => ({ ...each, ...movement }))
    })
    return { state, transactions }
  }

  #stateOf(round: string): SupplierRoundReport['state'] {
    if (this.#forgotten.has(round)) return 'unknown'
    if (!this.#bets(round).some((tx) => this.#counts(tx))) return 'cancelled'
    const isEnded = [...this.messages].some(
      ([tx, fact]) => fact.round === round && (fact.action === 'end' || this.#endsWith(tx, fact)),
    )
    return isEnded ? 'settled' : 'open'
  }

  #endsWith(tx: string, { also }: SupplierFact): boolean {
    return also?.endsRound === true && this.#counts(tx)
  }

  #bets(round: string): string[] {
    return [...this.messages].flatMap(([tx, fact]) =>
      fact.round === round && isBet(fact) ? [tx] : [],
    )
  }

  #counts(tx: string): boolean {
    const state = this.#states.get(tx) ?? 'pending'
    return state === 'pending' || state === 'accepted'
  }

  /** What the platform may do about a round, now that it was told of it, under numbers of its own. */
  #allow(round: string, isSettled: boolean): void {
    for (const target of this.#bets(round)) {
      const bet = this.messages.get(target)
      if (!bet) continue
      const { playerId, playSession } = bet
      const about = { playerId, playSession, round, amountOre: ore(0) }
      const end = { ...about, action: 'end', target: undefined } as const
      if (isSettled) this.messages.set(`silent~end~${round}`, end)
      if (isSettled && this.#counts(target)) continue
      // With the stake the win would go, and what a player was paid is never taken back for silence.
      if (bet.also && bet.also.winOre > 0n) continue
      this.messages.set(`silent~${target}`, { ...about, action: 'rollback', target })
    }
  }
}

export function isBet({ action }: SupplierFact): boolean {
  return action === 'bet' || action === 'bet-and-win'
}

/** A message that is both is listed as two with one number. */
function movementsOf(fact: SupplierFact): Pick<SupplierListed, 'kind' | 'amountOre'>[] {
  const { action, amountOre, also } = fact
  if (action === 'win') return [{ kind: 'win', amountOre }]
  if (!isBet(fact)) return []
  const won = also && also.winOre > 0n ? [{ kind: 'win', amountOre: also.winOre } as const] : []
  return [{ kind: 'bet', amountOre }, ...won]
}
