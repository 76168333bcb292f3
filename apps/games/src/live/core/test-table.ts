import type { LiveEvent, LiveTold } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { type LiveGame, rouletteTiming } from './live-game.ts'
import { MerkleTree } from './merkle.ts'
import { dueAt, type Found, step, takeOver } from './step.ts'
import type { Command, Decided, Input, Settled, Step, TableState } from './table-state.ts'

/** Chips are whole kroner here, and nothing else is judged. */
const game: LiveGame = {
  id: 'a-table',
  timing: rouletteTiming,
  read(bets) {
    const slip = bets as [string, number][]
    const odd = slip.find(([, stakeOre]) => stakeOre % 100 !== 0)
    if (odd) return { ok: false, refused: 'not-a-step', bet: odd[0] }
    return { ok: true, stakeOre: slip.reduce((sum, [, stakeOre]) => sum + stakeOre, 0) }
  },
}

const begunAt = 1_000_000

/** A core by itself: time moves by hand, and the books answer when they are made to. */
export class TestTable {
  readonly game = game
  readonly begunAt = begunAt
  readonly events: LiveEvent[] = []
  #commands: Command[] = []
  #state: TableState
  #decided: Decided | undefined
  now = begunAt

  private constructor(found: Found) {
    const first = takeOver(game, found, this.now)
    this.#state = first.state
    this.#note(first)
    this.#decided = found.unfinished?.decided
  }

  static takenOver(found: Found): TestTable {
    return new TestTable(found)
  }

  static betting(): TestTable {
    const table = new TestTable({ epoch: 1, round: 0, isDecided: true, latest: [] })
    table.begun()
    return table
  }

  get phase(): string {
    return this.#state.stage.name
  }

  get decided(): Decided {
    return required(this.#decided, 'a decided round')
  }

  /** Milliseconds after the table began, tick by tick. */
  at(ms: number): void {
    const until = begunAt + ms
    for (let due = dueAt(game, this.#state); due !== undefined && due <= until; ) {
      // A stopped clock: what was due is found late.
      if (until - due > 1_000) break
      this.now = Math.max(this.now, due)
      this.#take({ type: 'tick' })
      due = dueAt(game, this.#state)
    }
    this.now = until
    this.#take({ type: 'tick' })
  }

  begun(): void {
    this.#take({ type: 'begun', round: this.#state.round + 1 })
  }

  end(): void {
    this.#take({ type: 'end' })
  }

  leave(): void {
    this.#take({ type: 'leave' })
  }

  /** Ends betting; the row of the round is not written until no write can be any more. */
  failToDecide(): void {
    const { bettingMs, graceMs } = game.timing
    this.#ticks(bettingMs)
    this.#ticks(graceMs)
    const { round } = this.#state
    this.#take({ type: 'undecided', round, next: round + 1 })
  }

  /** The message that answers it. */
  bet(
    player: string,
    bets: unknown,
    { round = this.#state.round, balanceOre }: { round?: number; balanceOre?: number } = {},
  ): LiveTold {
    const from = this.#commands.length
    const line = `line of ${player}`
    this.#take({
      type: 'bet',
      line,
      player,
      playSession: 'p',
      round,
      bets,
      ...(balanceOre !== undefined && { balanceOre }),
    })
    const answer = this.#commands
      .slice(from)
      .find((each) => each.do === 'answer' || each.do === 'tell')
    if (answer?.do !== 'answer' && answer?.do !== 'tell') throw new Error('a bet without an answer')
    return answer.told
  }

  /** Ends betting, draws 17, and writes the row. */
  close(): void {
    const { bettingMs, graceMs } = game.timing
    this.#ticks(bettingMs)
    this.#ticks(graceMs)
    const { round, slips } = required(this.commands('decide').at(-1), 'decide')
    const final = slips.map(({ version: _, ...slip }, place) => ({
      ...slip,
      key: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
    }))
    this.#decided = {
      round,
      closedAt: this.now,
      definitionHash: 'd',
      commitment: `c${round}`,
      tree: new MerkleTree(final),
      seed: `seed${round}`,
      outcome: { number: 17 },
      slips: final,
    }
    this.#take({ type: 'decided', decided: this.#decided })
  }

  settle({ round = this.decided.round, ...settled }: Settled & { round?: number }): void {
    this.#commands = this.#commands.filter((each) => each.do !== 'note')
    this.#take({ type: 'settled', round, results: [settled as Settled] })
  }

  settleAll(): void {
    const { round, slips } = this.decided
    const results = slips.map((_, place) => ({ place, ok: true, balanceOre: 0 }) as const)
    this.#take({ type: 'settled', round, results })
  }

  noted(): void {
    const { landsAt, decided } = required(this.commands('note').at(-1), 'note')
    this.#commands = this.#commands.filter((each) => each.do !== 'note')
    this.#take({ type: 'noted', round: decided.round, landsAt })
  }

  /** From betting to the betting of the next round. */
  playRound(): void {
    this.close()
    if (this.decided.slips.length > 0) this.settleAll()
    this.noted()
    const { landsAt } = required(this.told('spun').at(-1), 'spun')
    this.#ticks(landsAt - this.now)
    this.#take({ type: 'opened', round: this.decided.round })
    this.#ticks(game.timing.resultMs)
    if (this.phase === 'beginning') this.begun()
  }

  told<Type extends LiveEvent['type']>(type: Type): Extract<LiveEvent, { type: Type }>[] {
    return this.events.filter(
      (each): each is Extract<LiveEvent, { type: Type }> => each.type === type,
    )
  }

  commands<Do extends Command['do']>(kind: Do): Extract<Command, { do: Do }>[] {
    return this.#commands.filter((each): each is Extract<Command, { do: Do }> => each.do === kind)
  }

  /** The last message to a player. */
  toPlayer(player: string): LiveTold {
    const told = this.commands('tell').filter((each) => each.player === player)
    return required(told.at(-1), `a message to ${player}`).told
  }

  #ticks(ms: number): void {
    this.now += ms
    this.#take({ type: 'tick' })
  }

  #take(input: Input): void {
    const next = step(game, this.#state, input, this.now)
    this.#state = next.state
    this.#note(next)
  }

  #note({ events, commands }: Step): void {
    this.events.push(...events)
    this.#commands.push(...commands)
  }
}
