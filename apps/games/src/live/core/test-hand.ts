import type { LiveEvent, LiveTold } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { type BlackjackChoice, byteOf, readCards } from '@nordlys/game-math'
import { blackjackHandTiming, blackjackTiming, type LiveGame } from './live-game.ts'
import { MerkleTree } from './merkle.ts'
import { dueAt, type Found, step, takeOver } from './step.ts'
import type { Command, Decided, Input, Step, TableState } from './table-state.ts'

/** A shared hand: a slip is `[['hand', øre]]`. */
export const handGame: LiveGame = {
  id: 'faelles-blackjack',
  timing: blackjackTiming,
  hand: blackjackHandTiming,
  read(bets) {
    const [[, stakeOre]] = bets as [[string, number]]
    return { ok: true, stakeOre }
  },
}

const begunAt = 1_000_000

/** A core by itself, at a hand of known cards: time moves by hand, and so do the books. */
export class TestHand {
  readonly events: LiveEvent[] = []
  readonly decided: Decided
  #commands: Command[] = []
  #state: TableState
  now = begunAt

  private constructor(found: Found, decided: Decided) {
    this.decided = decided
    const first = takeOver(handGame, found, this.now)
    this.#state = first.state
    this.#note(first)
  }

  /** The stakes of these players are taken, and the first cards lie. */
  static dealt(cards: { hand: string; bank: string }, ...players: string[]): TestHand {
    const decided = decidedOf(cards, players)
    const booked = new Uint8Array(players.length).fill(1)
    return TestHand.takenOver({ decided, booked })
  }

  static takenOver(unfinished: NonNullable<Found['unfinished']>): TestHand {
    const found = { epoch: 1, round: 1, isDecided: true, latest: [], unfinished }
    return new TestHand(found, unfinished.decided)
  }

  get phase(): string {
    return this.#state.stage.name
  }

  /** Milliseconds from now, tick by tick. */
  pass(ms: number): void {
    const until = this.now + ms
    for (let due = dueAt(handGame, this.#state); due !== undefined && due <= until; ) {
      this.now = Math.max(this.now, due)
      this.take({ type: 'tick' })
      due = dueAt(handGame, this.#state)
    }
    this.now = until
    this.take({ type: 'tick' })
  }

  /** The messages that answer it. */
  choose(player: string, choice: BlackjackChoice, ofStep = this.step): LiveTold[] {
    const from = this.#commands.length
    const asked = { player, line: `line of ${player}`, round: 1, step: ofStep }
    this.take({ type: 'choose', ...asked, choice: byteOf(choice) })
    return this.#commands
      .slice(from)
      .flatMap((each) => (each.do === 'answer' || each.do === 'tell' ? [each.told] : []))
  }

  get step(): number {
    const { stage } = this.#state
    return 'choices' in stage ? stage.choices.length : -1
  }

  raised(player: string, ok: boolean): void {
    const place = this.decided.slips.findIndex((slip) => slip.player === player)
    const result = ok
      ? ({ place, ok, balanceOre: 7 } as const)
      : ({ place, ok, refusal: 'too-little-money' } as const)
    this.take({ type: 'raised', round: 1, step: 0, results: [result] })
  }

  written(): void {
    const { round, step: of } = required(this.commands('write').at(-1), 'write')
    this.take({ type: 'written', round, step: of })
  }

  paid(...places: number[]): void {
    this.take({
      type: 'paid',
      round: 1,
      results: places.map((place) => ({ place, payoutOre: 0 })),
    })
  }

  /** The cards of the last event that showed some: hand, then bank. */
  get shown(): string {
    const { hand, bank } = required(this.told('card').at(-1), 'cards')
    return `${hand.length} ${bank.length}`
  }

  told<Type extends LiveEvent['type']>(type: Type): Extract<LiveEvent, { type: Type }>[] {
    return this.events.filter(
      (each): each is Extract<LiveEvent, { type: Type }> => each.type === type,
    )
  }

  commands<Do extends Command['do']>(kind: Do): Extract<Command, { do: Do }>[] {
    return this.#commands.filter((each): each is Extract<Command, { do: Do }> => each.do === kind)
  }

  toPlayer(player: string): LiveTold[] {
    return this.commands('tell').flatMap((each) => (each.player === player ? [each.told] : []))
  }

  take(input: Input): void {
    const next = step(handGame, this.#state, input, this.now)
    this.#state = next.state
    this.#note(next)
  }

  #note({ events, commands }: Step): void {
    this.events.push(...events)
    this.#commands.push(...commands)
  }
}

function decidedOf({ hand, bank }: { hand: string; bank: string }, players: string[]): Decided {
  const slips = players.toSorted().map((player, place) => ({
    ...{ player, playSession: 'p', bets: [['hand', 1_000]], stakeOre: 1_000 },
    key: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  }))
  return {
    ...{ round: 1, closedAt: begunAt, definitionHash: 'd', commitment: 'c', seed: 'seed' },
    tree: new MerkleTree(slips),
    outcome: { hand: readCards(hand), bank: readCards(bank) },
    slips,
  }
}
