import { TestClock } from '@nordlys/core'
import { readBooks } from './books.ts'
import { type Choices, SeededRandom } from './choices.ts'
import type { Connection } from './connection.ts'
import { type Copy, startCopy } from './copy.ts'
import { Facts } from './facts.ts'
import { Failure } from './failure.ts'
import { asking, Gate, isOfDeadlock, quiet, type Step } from './gate.ts'
import { Model } from './model.ts'
import type { Ask, Operation, Scene, SimulatedPlayer } from './operation.ts'
import { wantPlay } from './play-operations.ts'
import { openPlayers, retire, retireUnfinished, start } from './players.ts'
import type { Server } from './server.ts'
import {
  decideCard,
  finishOutside,
  jumps,
  movePayout,
  onTheirWay,
  payoutsTick,
  silenceTick,
  type Tick,
  ticks,
  undecided,
  wantSomething,
} from './workload.ts'

const copiesMax = 2
const wantsMax = 46
const stepsMax = 740
/** Once faults have stopped, all that was begun ends within this. */
const aliveWithinSeconds = 60
const slowSteps = [10, 25, 50]

/** One asking of one operation, at one copy. */
interface Attempt {
  operation: Operation | undefined
  copy: Copy
  hurts: number
  isOver: boolean
}

interface Answer {
  attempt: Attempt
  hear(): void
}

/**
 * One run: copies of the platform, players, outside parties and a clock, and in every step one thing
 * happens that could happen next. Throws a `Failure` as soon as the books or an answer are wrong.
 */
export class Simulation implements Scene {
  readonly choices: Choices
  readonly clock = new TestClock(start)
  readonly random: SeededRandom
  readonly facts = new Facts()
  readonly trace: string[] = []
  readonly counts = new Map<string, number>()
  readonly counted = (what: string): void => {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }
  players: SimulatedPlayer[] = []
  readonly model = new Model(this.facts, this.counted)
  readonly #server: Server
  readonly #gate: Gate
  #copies: Copy[] = []
  #starting = 0
  #copiesEver = 0
  #hurts = 0
  #operations: Operation[] = []
  #attempts: Attempt[] = []
  #answers: Answer[] = []
  #failure: unknown
  #wanted = 0
  /** Connections that are slow for a while, with the locks they hold, and how many steps more. */
  readonly #slow = new Map<Connection, number>()

  /** `salt` makes other keys of the same run, for a database that holds it already. */
  constructor(server: Server, seed: number, choices: Choices, salt = 0) {
    this.#server = server
    this.choices = choices
    this.random = new SeededRandom(seed, `keys ${salt}`)
    this.#gate = new Gate(server, this.counted)
  }

  async run(): Promise<void> {
    try {
      await this.#open()
      for (let step = 0; step < stepsMax; step++) await this.#step()
      await this.#comeToRest()
    } catch (error) {
      // The first error is the failure, also when cleaning up fails after it.
      await this.#leave(retireUnfinished).catch((after) => {
        this.trace.push(`cleaning up fails: ${after}`)
      })
      throw error
    }
    await this.#leave(retire)
  }

  async #leave(by: typeof retire): Promise<void> {
    for (const copy of this.#copies) await this.#gate.kill(copy)
    await this.#gate.killAll()
    const ids = this.players.map(({ id }) => id)
    await by(this.#server.control, ids)
  }

  want(name: string, ask: Ask): void {
    this.#wanted += 1
    const place = this.model.history.length - 1
    const askOnce = (copy: Copy) => ask(copy, () => this.model.history.slice(place))
    const numbered = `${name} ${this.#wanted}`
    this.#operations.push({ name: numbered, isTold: false, live: 0, ask: askOnce })
  }

  async #open(): Promise<void> {
    const { control } = this.#server
    const opened = await openPlayers(control, this.clock, this.random, this.facts)
    this.players = opened.map((id) => ({ id, playSession: undefined, isOpening: false }))
    const seen = opened.map((player) => ({ player, seq: 0n }))
    this.model.begin(await readBooks(control, seen, []))
    for (let copy = 0; copy < copiesMax; copy++) this.#startCopy()
    for (const player of this.players) wantPlay(this, player)
  }

  #startCopy(): void {
    this.#copiesEver += 1
    this.#starting += 1
    const process = { name: `copy ${this.#copiesEver}`, isDead: false }
    const hurts = this.#hurts
    const parts = { gate: this.#gate, clock: this.clock, random: this.random, facts: this.facts }
    const started = asking.run(`${process.name} starts`, () => startCopy(parts, process))
    started.then(
      (copy) => {
        this.#starting -= 1
        this.#copies.push(copy)
      },
      (error: Error) => {
        this.#starting -= 1
        this.#crashed(`${process.name} does not start`, hurts, error)
      },
    )
  }

  async #step(): Promise<void> {
    const { choices } = this
    const gate = this.#gate
    const idle = this.#operations.filter(({ isTold, live }) => !isTold && live === 0)
    const others = this.#operations
      .filter(({ isTold, live, name }) => (isTold || live > 0) && !name.startsWith('play'))
      .slice(-8)
    const cards = undecided(this)
    const payouts = onTheirWay(this)
    const isReady = this.#copies.length > 0
    const isFull = this.#attempts.length > 8
    await choices.weighted<() => unknown>([
      gate.pending.length > 0 ? [70, () => this.#release()] : [1, () => undefined],
      [this.#answers.length > 0 ? 12 : 0, () => this.#answer()],
      [isReady && !isFull && idle.length > 0 ? 20 : 0, () => this.#attempt(choices.pick(idle))],
      [isReady && !isFull && others.length > 0 ? 3 : 0, () => this.#attempt(choices.pick(others))],
      [this.#wanted < wantsMax ? 12 : 0, () => wantSomething(this)],
      [cards.length > 0 ? 9 : 0, () => this.trace.push(decideCard(this, choices.pick(cards)))],
      [payouts.length > 0 ? 30 : 0, () => this.trace.push(movePayout(this, choices.pick(payouts)))],
      [isReady && !isFull ? 8 : 0, () => this.#tick(choices.pick(this.#copies))],
      [3, () => this.#jump()],
      [this.#copies.length + this.#starting < copiesMax ? 10 : 0, () => this.#startCopy()],
      [isReady ? 1 : 0, () => choices.happens(35) && this.#kill(choices.pick(this.#copies))],
    ])()
    await this.#check()
  }

  /** Whatever the product did with what it was given, the books are right again before the next step. */
  async #check(): Promise<void> {
    await quiet()
    if (this.#gate.mayHaveChanged) {
      this.#gate.mayHaveChanged = false
      const seen = this.model.now.accounts.map(({ player, seq }) => ({
        player: Number(player),
        seq,
      }))
      const awaited = [...this.facts.rounds.keys()].filter((key) => !this.model.rounds.has(key))
      this.model.take(await readBooks(this.#server.control, seen, awaited))
    }
    if (this.#failure) throw this.#failure
  }

  async #release(): Promise<void> {
    const step = this.#nextOfPending()
    if (!step) return
    type How = 'tell' | 'lose' | 'cut' | 'crash'
    const how = this.choices.weighted<How>([
      [976, 'tell'],
      [12, 'lose'],
      [6, 'cut'],
      [6, 'crash'],
    ])
    await this.#let(step, how)
  }

  /** Others overtake a slow connection, and wait for what it has locked. */
  #nextOfPending(): Step | undefined {
    for (const [connection, steps] of this.#slow) {
      if (steps > 1) this.#slow.set(connection, steps - 1)
      else this.#slow.delete(connection)
    }
    const { pending } = this.#gate
    const quick = pending.filter(({ connection }) => !connection || !this.#slow.has(connection))
    const step = this.choices.pick(quick.length > 0 ? quick : pending)
    const { connection } = step
    if (!connection?.isInTransaction || !this.choices.happens(4)) return step
    this.#slow.set(connection, this.choices.pick(slowSteps))
    return undefined
  }

  async #let(step: Step, how: 'tell' | 'lose' | 'cut' | 'crash'): Promise<void> {
    const { process, what } = step
    const isCommit = what.endsWith('commit') || what.includes('ledger_settle')
    const ending = how === 'tell' ? '' : `, ${endings[how]}`
    this.trace.push(`${process.name} / ${what}${ending}`)
    if (how !== 'tell') this.#hurts += 1
    if (how === 'lose' && isCommit) this.counted('the answer of a commit was lost')
    if (how === 'crash' && isCommit) this.counted('a copy died after a commit')
    if (how === 'cut') return this.#gate.cut(step)
    await this.#gate.release(step, how === 'tell' ? 'tell' : 'lose')
    const copy = this.#copies.find((one) => one === process)
    if (how === 'crash' && copy) await this.#kill(copy)
  }

  /**
   * Now and then a client asks both copies at once, rather of what is only booked once and while a
   * connection is slow: both then look before either writes.
   */
  #attempt(operation: Operation): void {
    const copy = this.choices.pick(this.#copies)
    this.#attemptAt(copy, operation)
    const other = this.#copies.find((each) => each !== copy)
    const isPlay = operation.name.startsWith('round') || operation.name.startsWith('supplier')
    const percent = this.#slow.size > 0 ? 60 : isPlay ? 30 : 6
    if (other && this.choices.happens(percent)) this.#attemptAt(other, operation)
  }

  #attemptAt(copy: Copy, operation: Operation): void {
    if (operation.isTold || operation.live > 0) this.counted('an operation was asked twice')
    this.trace.push(`${operation.name} is asked of ${copy.name}`)
    operation.live += 1
    this.#begin({ operation, copy }, operation.name, () => operation.ask(copy))
  }

  /** An answer is kept until it is heard; a tick has none. */
  #begin(
    whose: Pick<Attempt, 'operation' | 'copy'>,
    name: string,
    act: () => Promise<(() => void) | undefined>,
  ): void {
    const attempt = { ...whose, hurts: this.#hurts, isOver: false }
    this.#attempts.push(attempt)
    asking.run(name, act).then(
      (hear) => (hear ? this.#answers.push({ attempt, hear }) : this.#end(attempt)),
      (error: Error) => {
        this.#end(attempt)
        this.#crashed(name, attempt.hurts, error)
      },
    )
  }

  #end(attempt: Attempt): void {
    if (attempt.isOver) return
    attempt.isOver = true
    this.#attempts = this.#attempts.filter((other) => other !== attempt)
    if (attempt.operation) attempt.operation.live -= 1
  }

  /** An answer arrives, whenever that is, or gets lost on its way. */
  #answer(): void {
    const answer = this.choices.pick(this.#answers)
    const isLost = this.choices.happens(10)
    this.#answers = this.#answers.filter((other) => other !== answer)
    this.#hear(answer, isLost)
  }

  #hear({ attempt, hear }: Answer, isLost: boolean): void {
    this.#end(attempt)
    const { operation } = attempt
    if (!operation) return
    this.trace.push(`${operation.name}: the answer ${isLost ? 'is lost' : 'arrives'}`)
    if (isLost) this.counted('an answer was lost')
    else {
      hear()
      operation.isTold = true
    }
  }

  /** An error is right only when something was done to the program meanwhile, or to its statement. */
  #crashed(what: string, hurts: number, error: Error): void {
    if (error instanceof Failure) this.#failure = error
    else if (hurts === this.#hurts && !isOfDeadlock(error)) {
      this.#failure = new Failure(`${what} crashed: ${error.stack}`)
    }
  }

  #tick(copy: Copy): void {
    this.#runTick(copy, this.choices.weighted(ticks))
  }

  #runTick(copy: Copy, [name, tick]: Tick): void {
    this.trace.push(`${copy.name} looks at ${name}`)
    this.#begin({ operation: undefined, copy }, name, async () => {
      await tick(copy, this.clock.now(), this.facts)
      return undefined
    })
  }

  #jump(): void {
    const seconds = this.choices.weighted(jumps)
    this.trace.push(`the clock goes ${seconds} s on`)
    this.clock.advance({ seconds })
  }

  async #kill(copy: Copy): Promise<void> {
    this.trace.push(`${copy.name} dies`)
    this.counted('a copy died')
    this.#copies = this.#copies.filter((other) => other !== copy)
    for (const attempt of [...this.#attempts]) if (attempt.copy === copy) this.#end(attempt)
    this.#answers = this.#answers.filter(({ attempt }) => attempt.copy !== copy)
    await this.#gate.kill(copy)
  }

  /** No more faults: what was begun must come to its end within a minute. */
  async #comeToRest(): Promise<void> {
    this.trace.push('no more faults')
    for (let second = 0; second <= aliveWithinSeconds; second++) {
      if (this.#copies.length + this.#starting === 0) this.#startCopy()
      await this.#drain()
      const left = this.#leftToDo()
      if (left.length === 0) return
      if (second === aliveWithinSeconds) throw new Failure(`still to do after a minute: ${left}`)
      finishOutside(this)
      this.clock.advance({ seconds: 1 })
      const [copy] = this.#copies
      if (copy && second % 4 === 0) this.#runTick(copy, payoutsTick)
      if (copy && second % 4 === 2) this.#runTick(copy, silenceTick)
    }
  }

  async #drain(): Promise<void> {
    await quiet()
    for (;;) {
      const [step] = this.#gate.pending
      const [answer] = this.#answers
      const [copy] = this.#copies
      const idle = this.#operations.find(({ isTold, live }) => !isTold && live === 0)
      if (step) await this.#let(step, 'tell')
      else if (answer) {
        this.#answers.shift()
        this.#hear(answer, false)
      } else if (idle && copy) this.#attempt(idle)
      else return
      await this.#check()
    }
  }

  #leftToDo(): string[] {
    const { withdrawals } = this.model.now
    const captured = this.facts.provider.payments.filter(({ state }) => state === 'captured')
    return [
      ...this.#operations.filter(({ isTold }) => !isTold).map(({ name }) => name),
      ...this.#attempts.map(({ operation }) => operation?.name ?? 'a tick'),
      ...this.model.suppliers.leftOpen,
      ...captured.flatMap(({ txId }) =>
        this.model.movements.has(`deposit ${txId}`) ? [] : [`captured ${txId}`],
      ),
      ...withdrawals.flatMap(({ id, status }) =>
        ['pending', 'processing', 'initiated'].includes(status) ? [`withdrawal ${id}`] : [],
      ),
    ]
  }
}

const endings = {
  lose: 'and its answer is lost with the connection',
  cut: 'whose connection breaks before',
  crash: 'and the copy dies before it is told',
} as const
