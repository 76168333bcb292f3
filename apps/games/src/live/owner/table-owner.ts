import type { LiveEvent, LiveState, LiveTold, OwnSlip } from '@nordlys/contracts'
import { logFailure, required } from '@nordlys/core'
import type { MasterDrbg, TableGame } from '@nordlys/game-math'
import type { Logger } from 'pino'
import {
  type Booking,
  type Choices,
  type Command,
  dueAt,
  type Input,
  type LiveGame,
  latestMax,
  ownHand,
  presentState,
  type Step,
  step,
  type TableState,
  takeOver,
} from '../core/index.ts'
import { decidedOf, drawRound, gameOf } from './draw-round.ts'
import { drawnBefore } from './drawn-before.ts'
import { HandOwner, type HandParts } from './hand-owner.ts'
import { leaseMs } from './lease.ts'
import type { LiveBooks } from './live-books.ts'
import type { LiveRound, LiveRounds, Owned } from './live-rounds.ts'
import { type LiveTime, NeverBack } from './live-time.ts'

/** A lease's last half second is not used: a clock that runs a little fast must not speak twice. */
const usedMs = leaseMs - 500
const againMs = 250
/** So far a clock may have been set back within an epoch. */
const aheadMaxMs = 1_000

/** How an owner speaks: to everybody, to one line, to every line of a player. */
export interface Audience {
  tellAll(events: readonly LiveEvent[], state: LiveState): void
  answer(line: string, told: LiveTold): void
  tell(player: string, told: LiveTold): void
}

export interface OwnerParts {
  readonly game: TableGame
  readonly live: LiveGame
  readonly rounds: Pick<LiveRounds, keyof LiveRounds>
  readonly books: Pick<LiveBooks, keyof LiveBooks>
  /** Of a table with a shared hand. */
  readonly hand?: HandParts | undefined
  readonly definitions: {
    keep(game: TableGame): Promise<void>
    find(hash: string): Promise<TableGame | undefined>
  }
  /** For outcomes: the seed of every round. */
  readonly drbg: Pick<MasterDrbg, 'seed'>
  readonly secret: string
  readonly time: LiveTime
  readonly audience: Audience
  readonly logger: Logger
}

/** How an owner begins. */
interface First {
  readonly step: Step
  readonly leaseFrom: number
  readonly clock: NeverBack
}

export type Bet = Omit<Extract<Input, { type: 'bet' }>, 'type'>
export type Choice = Omit<Extract<Input, { type: 'choose' }>, 'type'>

/**
 * One epoch of a table: takes inputs one by one, says what the core says, and carries its commands out. It
 * acts only while its lease holds by a clock that never jumps, so two owners never speak at once. (LV8)
 */
export class TableOwner {
  readonly #parts: OwnerParts
  readonly #hand: HandOwner | undefined
  readonly owned: Owned
  /** Milliseconds since 1970, of all that this owner says and judges by. */
  readonly #clock: NeverBack
  #state: TableState
  #inputs: Input[] = []
  #leaseEnds: number
  #timer: { stop(): void } | undefined
  #isOver = false
  /** Resolves once the table was released, or taken by another. */
  readonly over: Promise<void>
  readonly #end: () => void

  private constructor(parts: OwnerParts, owned: Owned, first: First) {
    this.#parts = parts
    this.#clock = first.clock
    this.owned = owned
    this.#leaseEnds = first.leaseFrom + usedMs
    this.#hand = this.#openHand()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.over = promise
    this.#end = resolve
    this.#state = first.step.state
    this.#follow(first.step)
  }

  /**
   * Reads the rows and goes on with the table; undefined where that took as long as the lease, and another
   * may own it. `leaseFrom`: when the lease was asked for, monotonic.
   */
  static async open(
    parts: OwnerParts,
    owned: Owned,
    leaseFrom: number,
  ): Promise<TableOwner | undefined> {
    const { rounds, game, live, definitions, time } = parts
    await definitions.keep(game)
    const [{ round, isClosed }, newest, seeds] = await Promise.all([
      rounds.begun(owned.table),
      rounds.newest(owned.table),
      rounds.latestSeeds(owned.table, latestMax),
    ])
    const unfinished = newest && !newest.isOver ? newest.round : undefined
    const played = unfinished && (await gameOf(definitions, unfinished))
    const latest = await drawnBefore(parts, seeds)
    const hand = unfinished && (await handBefore(parts, owned, unfinished))
    if (time.monotonic() >= leaseFrom + usedMs) return undefined
    const found = {
      epoch: owned.epoch,
      round,
      isDecided: newest?.round.round === round,
      ...{ latest, isClosed },
      ...(unfinished &&
        played && {
          unfinished: {
            decided: decidedOf(played, unfinished),
            booked: unfinished.booked,
            landsAt: unfinished.landsAt?.getTime(),
            ...hand,
          },
        }),
    }
    const clock = new NeverBack(time.now)
    const step = takeOver(live, found, clock.now())
    return new TableOwner(parts, owned, { step, leaseFrom, clock })
  }

  get epoch(): number {
    return this.owned.epoch
  }

  /** The lease was renewed, asked for at this moment. */
  renewed(at: number): void {
    this.#leaseEnds = at + usedMs
    this.#drain()
  }

  /** Another process owns the table: nothing more is said. */
  lost(): void {
    this.#isOver = true
    this.#timer?.stop()
    this.#end()
  }

  bet(bet: Bet): void {
    this.#take({ type: 'bet', ...bet })
  }

  /** A choice of a shared hand. */
  choose(choice: Choice): void {
    this.#take({ type: 'choose', ...choice })
  }

  /** The table closes after this round. */
  end(): void {
    this.#take({ type: 'end' })
  }

  /** The process ends: another goes on after this round. */
  leave(): void {
    this.#take({ type: 'leave' })
  }

  /** A player’s slip of the round that is open. */
  placed(player: string): OwnSlip | undefined {
    const { stage, round } = this.#state
    if (stage.name !== 'betting' && stage.name !== 'closing') return ownHand(this.#state, player)
    const slip = stage.slips.of(player)
    if (!slip || slip.stakeOre === 0) return undefined
    const { version, bets, stakeOre } = slip
    return { round, version, status: 'placed', bets, stakeOre }
  }

  get state(): LiveState {
    const { live, game } = this.#parts
    return presentState(live, this.#state, { definitionHash: game.hash, now: this.#clock.now() })
  }

  #take(input: Input): void {
    this.#inputs.push(input)
    this.#drain()
  }

  /** Without a lease inputs wait: it is renewed, or the table is another's. */
  #drain(): void {
    const { live, time } = this.#parts
    while (!this.#isOver && time.monotonic() < this.#leaseEnds) {
      const input = this.#inputs.shift()
      if (!input) break
      const next = step(live, this.#state, input, this.#clock.now())
      this.#state = next.state
      this.#follow(next)
    }
    this.#wakeWhenDue()
  }

  #follow({ events, commands }: Step): void {
    const { audience } = this.#parts
    if (events.length > 0) audience.tellAll(events, this.state)
    for (const command of commands) this.#carryOut(command)
    this.#wakeWhenDue()
  }

  #wakeWhenDue(): void {
    const { live, time } = this.#parts
    this.#timer?.stop()
    const due = dueAt(live, this.#state)
    // Without a lease nothing passes: the renewal drains what waits.
    const isMute = this.#isOver || time.monotonic() >= this.#leaseEnds
    if (due === undefined || isMute) return
    this.#timer = time.later(Math.max(0, due - this.#clock.now()), () =>
      this.#take({ type: 'tick' }),
    )
  }

  #carryOut(command: Command): void {
    const { audience, logger } = this.#parts
    if (command.do === 'answer') audience.answer(command.line, command.told)
    else if (command.do === 'tell') audience.tell(command.player, command.told)
    else {
      this.#write(command).catch((error: unknown) => {
        logFailure(logger, error, 'a live table ended by a fault', { table: this.owned.table })
        this.lost()
      })
    }
  }

  async #write(command: Exclude<Command, { do: 'answer' | 'tell' }>): Promise<void> {
    const { rounds } = this.#parts
    switch (command.do) {
      case 'begin': {
        // By a clock that was set back far its rounds would be of another time: a new epoch reads it again.
        if (this.#clock.aheadMs > aheadMaxMs) return this.lost()
        const round = await this.#own(() => rounds.begin(this.owned))
        if (round !== undefined) this.#take({ type: 'begun', round })
        break
      }
      case 'decide':
        await this.#decide(command)
        break
      case 'book':
        await (this.#hand ? this.#hand.take(command) : this.#book(command))
        break
      case 'hide':
        await this.#hide(command)
        break
      case 'note':
        await this.#note(command)
        break
      case 'open': {
        const { round, seed } = command
        if (await this.#own(() => rounds.open(this.owned, round, seed))) {
          this.#take({ type: 'opened', round })
        }
        break
      }
      case 'leave':
        await this.#own(() => rounds.leave(this.owned, command.round))
        break
      case 'raise':
      case 'write':
      case 'pay':
        await this.#hand?.carryOut(command)
        break
      case 'release':
        this.lost()
        break
      default:
        throw new Error(`no command ${JSON.stringify(command satisfies never)}`)
    }
  }

  async #decide({ round, slips }: Extract<Command, { do: 'decide' }>): Promise<void> {
    const { game, live, drbg, rounds, secret } = this.#parts
    const closedAt = new Date(this.#clock.now())
    const drawing = { table: this.owned.table, round, closedAt, secret, seed: drbg.seed() }
    const drawn = drawRound(game, slips, drawing)
    const writableUntil = closedAt.getTime() + live.timing.heldAfterMs
    const written = await this.#own(async () => {
      const isInTime = this.#clock.now() < writableUntil
      const row = isInTime ? await rounds.decide(this.owned, drawn) : undefined
      return row ?? this.#findOrVoid(round)
    })
    if (!written) return
    if ('next' in written) this.#take({ type: 'undecided', round, next: written.next })
    else this.#take({ type: 'decided', decided: decidedOf(game, written) })
  }

  #openHand(): HandOwner | undefined {
    const { live, hand, definitions } = this.#parts
    if (!live.hand) return undefined
    return new HandOwner({
      ...required(hand, `what ${live.id} plays its hand by`),
      ...{ owned: this.owned, definitions },
      state: () => (this.#isOver ? undefined : this.#state),
      take: (input) => this.#take(input),
      own: (ask) => this.#own(ask),
    })
  }

  /** The row, where one of its writes came through; else no write of it can any more. */
  async #findOrVoid(round: number): Promise<LiveRound | { next: number } | undefined> {
    const { rounds } = this.#parts
    const next = await rounds.begin(this.owned)
    return next === undefined
      ? undefined
      : ((await rounds.find(this.owned.table, round)) ?? { next })
  }

  async #book({ decided, booked, tellFrom }: Extract<Command, { do: 'book' }>): Promise<void> {
    const { round } = decided
    const game = await gameOf(this.#parts.definitions, decided)
    await this.#parts.books.settle(game, {
      ...{ decided, booked },
      // Asked again later, a slip is booked for the moment that is planned by then.
      tellFrom: () => this.#booking(round)?.hiddenUntil ?? tellFrom,
      isWanted: () => this.#booking(round) !== undefined,
      take: (results) => this.#take({ type: 'settled', round, results }),
    })
  }

  async #hide({ decided, tellFrom }: Extract<Command, { do: 'hide' }>): Promise<void> {
    const isNewest = () => this.#booking(decided.round)?.hiddenUntil === tellFrom
    await this.#parts.books.tellLater(decided, tellFrom, isNewest)
  }

  async #note(command: Extract<Command, { do: 'note' }>): Promise<void> {
    const { books, rounds } = this.#parts
    const { decided, booked, landsAt, isLater } = command
    const { round } = decided
    if (isLater) await books.tellLater(decided, landsAt, () => this.#booking(round) !== undefined)
    // A round that was left meanwhile is the sweep's: noted here, it would never be asked for again.
    if (!this.#booking(round)) return
    const told = { booked, landsAt: new Date(landsAt) }
    const isNoted = await this.#own(() => rounds.note(this.owned, round, told))
    if (isNoted) this.#take({ type: 'noted', round, landsAt })
  }

  #booking(round: number): Booking | undefined {
    const { stage } = this.#state
    const isIt = !this.#isOver && stage.name === 'booking' && stage.decided.round === round
    return isIt ? stage : undefined
  }

  /** Asks the database until it answers; an answer of nothing says that the table is another's. */
  async #own<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const { logger, time } = this.#parts
    while (!this.#isOver) {
      try {
        const answer = await ask()
        if (answer === undefined || answer === false) this.lost()
        return answer
      } catch (error) {
        logFailure(logger, error, 'a live table waits for the database')
        await time.wait(againMs)
      }
    }
    return undefined
  }
}

/** The choices that a hand goes on from, and the raises of its next step. */
async function handBefore(
  { hand, live }: Pick<OwnerParts, 'hand' | 'live'>,
  { table }: Owned,
  { round }: LiveRound,
): Promise<{ choices?: readonly Choices[]; raising?: readonly number[] }> {
  if (!live.hand || !hand) return {}
  const { choices, raises } = await hand.rows.find(table, round)
  return { choices, raising: raises.get(choices.length) ?? [] }
}
