import { type Clock, type Ore, zeroOre } from '@nordlys/core'
import type { KeptMap } from '../shell/kept-map.ts'

export const kinds = ['bet', 'win', 'bet-and-win', 'rollback', 'end-round'] as const

export type Kind = (typeof kinds)[number]

export interface Play {
  playSession: string
  playerRef: string
  gameId: string
}

/** The platform's answer to one sending of a message; no status when nothing came. */
export interface Answer {
  status: number | undefined
  body: string
}

/** `pending`: counted by the supplier, and the platform has not been heard to take it. */
export type State = 'pending' | 'accepted' | 'rolled-back' | 'refused'

/** A message of the supplier. What it says never changes; what is known of it does. */
export interface Message {
  kind: Kind
  /** Absent on a rollback that has no number of its own. */
  transactionId: string | undefined
  rolledBackId: string | undefined
  roundId: string
  play: Play
  stakeOre: Ore
  winOre: Ore
  endsRound: boolean
  state: State
  answers: Answer[]
  at: Date
  /** Of the last change of its state: what a list of the supplier goes by. */
  changedAt: Date
}

/** A bet or win, as the supplier's books list it. */
export interface Listed {
  transactionId: string
  kind: 'bet' | 'win'
  roundId: string
  gameId: string
  playerRef: string
  amountOre: number
  state: State
  at: string
  changedAt: string
}

/** All that the supplier ever said, in the order it made up its mind. */
export class SupplierJournal {
  readonly #messages: Message[]
  readonly #kept: KeptMap<Message>
  readonly #clock: Clock

  constructor(clock: Clock, kept: KeptMap<Message>) {
    this.#clock = clock
    this.#kept = kept
    this.#messages = kept.values()
  }

  add(message: Omit<Message, 'state' | 'answers' | 'at' | 'changedAt'>): Message {
    const at = this.#clock.now()
    const added: Message = { ...message, state: 'pending', answers: [], at, changedAt: at }
    this.#messages.push(added)
    this.#keep(added)
    return added
  }

  /** The supplier learns, or decides, how a message stands. */
  move(message: Message, state: State): void {
    if (message.state === state) return
    message.state = state
    message.changedAt = this.#clock.now()
    this.#keep(message)
  }

  /** Notes the platform's answer to a sending. */
  hear(message: Message, answer: Answer): void {
    message.answers.push(answer)
    this.#keep(message)
  }

  /** Those that the platform has not been heard to take. */
  pending(): Message[] {
    return this.#messages.filter(({ state }) => state === 'pending')
  }

  #keep(message: Message): void {
    this.#kept.keep(String(this.#messages.indexOf(message)), message)
  }

  find(transactionId: string): Message | undefined {
    return this.#messages.find((each) => each.transactionId === transactionId)
  }

  ofRound(roundId: string): Message[] {
    return this.#messages.filter((each) => each.roundId === roundId)
  }

  /** A round is over when the supplier has decided so, whether or not the platform was notified. */
  stateOf(roundId: string): 'open' | 'settled' | 'cancelled' | 'unknown' {
    const messages = this.ofRound(roundId)
    if (messages.length === 0) return 'unknown'
    const counted = messages.filter(({ state }) => state === 'accepted' || state === 'pending')
    if (!counted.some((each) => isBet(each))) return 'cancelled'
    const hasEnded = counted.some((each) => each.kind === 'end-round' || each.endsRound)
    return hasEnded ? 'settled' : 'open'
  }

  /** Every bet and win. */
  list(): Listed[] {
    return this.#messages.flatMap(listed)
  }

  reset(): void {
    this.#messages.length = 0
    this.#kept.clear()
  }
}

export function isBet({ kind }: Message): boolean {
  return kind === 'bet' || kind === 'bet-and-win'
}

/** A message that was bet and win at once is two lines with one number. */
export function listed(message: Message): Listed[] {
  const { transactionId, roundId, play, stakeOre, winOre, state, at, changedAt } = message
  if (transactionId === undefined || message.kind === 'rollback') return []
  const { gameId, playerRef } = play
  const line = (kind: Listed['kind'], amount: Ore): Listed[] =>
    amount > zeroOre
      ? [
          {
            transactionId,
            kind,
            roundId,
            gameId,
            playerRef,
            amountOre: Number(amount),
            state,
            at: at.toISOString(),
            changedAt: changedAt.toISOString(),
          },
        ]
      : []
  return [...line('bet', stakeOre), ...line('win', winOre)]
}
