import type { LiveEvent } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { byteOf, openLiveTables, seededRng, sharedDraw } from '@nordlys/game-math'
import { choicesOf, double } from './hand-choices.ts'
import type { Choices } from './hand-state.ts'
import type { LiveGame } from './live-game.ts'
import { MerkleTree } from './merkle.ts'
import { dueAt, type Found, step, takeOver } from './step.ts'
import type { Booked, Command, Decided, Input, Step, TableState } from './table-state.ts'
import { handGame } from './test-hand.ts'
import { TestBooks } from './test-hand-books.ts'

export const blackjack = required(
  openLiveTables().find(({ definition }) => definition.id === 'faelles-blackjack'),
  'the shared blackjack',
)

/** The row of a round, with what is written of it. */
export interface Row {
  readonly decided: Decided
  readonly seed: Uint8Array
  booked?: Booked
  readonly choices: Choices[]
  /** By slip: the step at which a raise was asked for. */
  readonly raises: Map<number, number>
  isOver: boolean
  isLeft: boolean
}

interface Owner {
  readonly epoch: number
  state: TableState
}

/**
 * A table with its rows, its books and its players, by one clock and one generator: owners die and
 * are followed, answers are late, lost and doubled, and the books are away now and then.
 */
export class TestWorld {
  readonly rng: ReturnType<typeof seededRng>
  readonly books: TestBooks
  readonly rows = new Map<number, Row>()
  readonly events: { event: LiveEvent; at: number; choicesWritten: number }[] = []
  readonly game: LiveGame = handGame
  /** Calls the planted bug of a test, where it has one. */
  readonly bug: string | undefined
  now = 1_000_000
  #round = 0
  #epoch = 0
  #owner: Owner | undefined
  #plans: { at: number; run: () => void }[] = []
  readonly #players: readonly string[]

  constructor(seed: number, bug?: string) {
    this.bug = bug
    this.rng = seededRng(new Uint8Array(32).fill(seed & 255).fill(seed >> 8, 16))
    this.#players = Array.from({ length: 2 + this.rng.below(6) }, (_, nth) => `player-${nth}`)
    this.books = new TestBooks(this.#players.map((name) => [name, 1_000 * this.rng.below(6)]))
  }

  /** Plays for so long, with faults, and then without any until the last round is over. */
  play(ms: number): void {
    const faultsUntil = this.now + ms
    this.#takeOver()
    this.#planFaults(faultsUntil)
    this.#run(faultsUntil)
    this.books.awayUntil = 0
    this.#takeOver()
    this.#take({ type: 'end' })
    this.#run(this.now + 400_000)
  }

  #run(until: number): void {
    for (;;) {
      const due = this.#owner && dueAt(this.game, this.#owner.state)
      const plan = this.#plans.toSorted((a, b) => a.at - b.at)[0]
      const next = Math.min(due ?? Number.POSITIVE_INFINITY, plan?.at ?? Number.POSITIVE_INFINITY)
      if (next > until) break
      this.now = Math.max(this.now, next)
      if (plan && plan.at === next) {
        this.#plans = this.#plans.filter((each) => each !== plan)
        plan.run()
      } else this.#take({ type: 'tick' })
    }
    this.now = until
  }

  #later(ms: number, run: () => void): void {
    this.#plans.push({ at: this.now + ms, run })
  }

  /** For the owner of that epoch alone: another's answers are nobody's. */
  #answer(epoch: number, ms: number, input: Input): void {
    this.#later(ms, () => {
      if (this.#owner?.epoch === epoch) this.#take(input)
    })
  }

  #planFaults(until: number): void {
    this.#later(3_000 + this.rng.below(40_000), () => {
      if (this.now >= until) return
      const away = this.rng.below(3) === 0
      if (away) this.books.awayUntil = this.now + this.rng.below(25_000)
      else this.#die()
      this.#planFaults(until)
    })
  }

  #die(): void {
    this.#owner = undefined
    this.#later(1_000 + this.rng.below(3_000), () => this.#takeOver())
  }

  #takeOver(): void {
    if (this.#owner) return
    this.#epoch += 1
    const row = this.rows.get(this.#round)
    const newest = [...this.rows.values()].at(-1)
    const isUnfinished = newest && !newest.isOver && !newest.isLeft
    const found: Found = {
      ...{ epoch: this.#epoch, round: this.#round, isDecided: row !== undefined, latest: [] },
      ...(isUnfinished && { unfinished: this.#unfinished(newest) }),
    }
    const first = takeOver(this.game, found, this.now)
    this.#owner = { epoch: this.#epoch, state: first.state }
    this.#follow(first)
  }

  #unfinished({ decided, booked, choices, raises }: Row): NonNullable<Found['unfinished']> {
    const raising = [...raises].flatMap(([place, of]) => (of === choices.length ? [place] : []))
    return { decided, booked, choices: [...choices], raising }
  }

  #take(input: Input): void {
    const owner = this.#owner
    if (!owner) return
    const next = step(this.game, owner.state, input, this.now)
    owner.state = next.state
    this.#follow(next)
  }

  #follow({ events, commands }: Step): void {
    for (const event of events) {
      const choicesWritten = this.rows.get(event.round)?.choices.length ?? 0
      this.events.push({ event, at: this.now, choicesWritten })
      if (event.type === 'phase') this.#playersAct(event)
    }
    for (const command of commands) this.#carryOut(command)
  }

  #playersAct({ phase, round, step: of = 0 }: Extract<LiveEvent, { type: 'phase' }>): void {
    for (const player of this.#players) {
      const line = player
      if (phase === 'betting' && this.rng.below(4) > 0) {
        const stakeOre = 1_000
        const bet = { line, player, playSession: 'p', round, bets: [['hand', stakeOre]] }
        this.#later(this.rng.below(15_400), () => this.#take({ type: 'bet', ...bet }))
      }
      for (let tries = this.rng.below(3); phase === 'choosing' && tries > 0; tries -= 1) {
        const choice = byteOf((['hit', 'stand', 'double'] as const)[this.rng.below(3)] ?? 'hit')
        const asked = { line, player, round, step: of, choice }
        this.#later(this.rng.below(16_500), () => this.#take({ type: 'choose', ...asked }))
      }
    }
  }

  #carryOut(command: Command): void {
    const epoch = this.#epoch
    /** The database is slow now and then, and a process may be frozen before its write. */
    const soon = () => 1 + this.rng.below(this.rng.below(8) === 0 ? 6_000 : 60)
    /** A write is done, or its process died before it. */
    const write = (run: () => Input | undefined) =>
      this.#later(soon(), () => {
        if (this.#epoch !== epoch && this.bug !== 'no epoch in a write') return
        const answer = run()
        if (answer) this.#answer(epoch, soon(), answer)
      })
    switch (command.do) {
      case 'begin':
        write(() => ({ type: 'begun', round: ++this.#round }))
        break
      case 'decide':
        write(() => ({ type: 'decided', decided: this.#decide(command) }))
        break
      case 'book':
        for (const place of command.decided.slips.keys()) this.#book(command.decided, place)
        break
      case 'note':
        write(() => {
          this.#row(command.decided.round).booked = command.booked
          return { type: 'noted', round: command.decided.round, landsAt: command.landsAt }
        })
        break
      case 'raise':
        for (const place of command.places) {
          if (command.isKnown) this.#raise(command, place)
          else write(() => this.#noteRaise(command, place))
        }
        break
      case 'write':
        write(() => {
          const { round, step: of, made } = command
          const row = this.#row(round)
          if (this.bug !== 'shown before written') row.choices[of] ??= made
          return { type: 'written', round, step: of }
        })
        break
      case 'pay':
        for (const [place, byte] of command.booked.entries()) {
          if (byte === 1) this.#pay(command, place)
        }
        break
      case 'open':
        write(() => {
          this.#row(command.round).isOver = true
          return { type: 'opened', round: command.round }
        })
        break
      case 'leave':
        this.#row(command.round).isLeft = true
        break
      default:
    }
  }

  #row(round: number): Row {
    return required(this.rows.get(round), `row ${round}`)
  }

  #decide({ round, slips }: Extract<Command, { do: 'decide' }>): Decided {
    const known = this.rows.get(round)
    if (known) return known.decided
    const seed = Uint8Array.from({ length: 32 }, () => this.rng.below(256))
    const ofRound = this.bug === 'key without the round' ? 0 : round
    const final = slips.map(({ version: _, ...slip }) => ({
      ...slip,
      key: keyOf(ofRound, slip.player),
    }))
    const outcome = sharedDraw(blackjack.definition, seededRng(seed))
    const decided = {
      ...{ round, closedAt: this.now, definitionHash: 'd', commitment: 'c', seed: 's', outcome },
      ...{ tree: new MerkleTree([]), slips: final },
    }
    this.rows.set(round, {
      decided,
      seed,
      choices: [],
      raises: new Map(),
      isOver: false,
      isLeft: false,
    })
    return decided
  }

  /** Asked until it is answered; a message may arrive when its process is long dead. */
  #ask(epoch: number, run: () => Input): void {
    this.#later(1 + this.rng.below(400), () => {
      if (this.books.awayUntil > this.now) {
        if (this.#owner?.epoch === epoch) this.#later(500, () => this.#ask(epoch, run))
        return
      }
      const answer = run()
      const isLost = this.rng.below(5) === 0
      if (isLost) this.#later(500, () => this.#owner?.epoch === epoch && this.#ask(epoch, run))
      else this.#answer(epoch, 1 + this.rng.below(300), answer)
      if (this.rng.below(5) === 0) this.#answer(epoch, this.rng.below(15_000), answer)
    })
  }

  #book({ slips, round }: Decided, place: number): void {
    const { player, key, stakeOre } = required(slips[place], 'a slip')
    this.#ask(this.#epoch, () => {
      const balanceOre = this.books.take(key, key, player, stakeOre)
      const taken = balanceOre !== undefined
      const result = taken
        ? ({ place, ok: true, balanceOre } as const)
        : ({ place, ok: false, refusal: 'too-little-money' } as const)
      return { type: 'settled', round, results: [result] }
    })
  }

  #noteRaise(command: Extract<Command, { do: 'raise' }>, place: number): undefined {
    this.#row(command.decided.round).raises.set(place, command.step)
    this.#raise(command, place)
  }

  #raise({ decided, step: of }: Extract<Command, { do: 'raise' }>, place: number): void {
    const { round } = decided
    const { player, key, stakeOre } = required(decided.slips[place], 'a slip')
    this.#ask(this.#epoch, () => {
      const balanceOre = this.books.take(`${key} raise`, key, player, stakeOre)
      const taken = balanceOre !== undefined
      const result = taken
        ? ({ place, ok: true, balanceOre } as const)
        : ({ place, ok: false, refusal: 'too-little-money' } as const)
      return { type: 'raised', round, step: of, results: [result] }
    })
  }

  #pay({ decided, choices }: Extract<Command, { do: 'pay' }>, place: number): void {
    const { round, slips } = decided
    const { key, bets } = required(slips[place], 'a slip')
    const { seed, raises } = this.#row(round)
    const made = choicesOf(choices, place)
    const { outcome } = blackjack.engine.round(bets, made, seededRng(seed))
    const { stakeOre, payoutOre } = required(outcome, `an outcome of ${round}`)
    const isGivenUp = raises.has(place) && made[0] !== double
    this.#ask(this.#epoch, () => {
      if (isGivenUp && this.bug !== 'a raise that was given up is kept')
        this.books.void(`${key} raise`)
      this.books.finish(key, Number(stakeOre), Number(payoutOre))
      return { type: 'paid', round, results: [{ place, payoutOre: Number(payoutOre) }] }
    })
  }
}

export function keyOf(round: number, player: string): string {
  return `${round} ${player}`
}
