import {
  type LiveEvent,
  type LivePlace,
  type LiveState,
  type LiveTold,
  liveCloses,
  type OwnSlip,
} from '@nordlys/contracts'
import type { Audience, Bet, Choice } from '../owner/index.ts'

/** So many events are kept for lines that come back. */
const ringMax = 200
/** Looks without a word: with the time before the first they are shorter than the silence. */
const quietMax = 3

/** One connection to a table, as its feed speaks to it. */
export interface FedLine {
  /** Its own among all lines of all copies. */
  readonly id: string
  /** Absent while it only watches. */
  readonly player: string | undefined
  /** Of its play, whose login may end. */
  readonly playSession: string | undefined
  /** All that is new at one moment, in order. */
  send(...texts: string[]): void
  close(code: number): void
}

/** The way to the table’s owner: in this process, or behind a stream. */
export interface TableDoor {
  bet(bet: Bet): void
  /** Of a shared hand. */
  choose?(choice: Choice): void
  /** The slip of the open round, as the owner has it. */
  placed(player: string): Promise<OwnSlip | undefined>
  /** A player has a first line here, or none any more. */
  joined?(player: string): void
  left?(player: string): void
}

/**
 * A table as far as this copy knows it, and the lines that hear of it. An event is written as text once and
 * sent to every line; a line that comes back gets those it missed, in order, or the whole state.
 * (LV12, LV13)
 */
export class TableFeed implements Audience {
  readonly table: string
  readonly #now: () => number
  readonly #lines = new Map<string, FedLine>()
  readonly #byPlayer = new Map<string, Set<FedLine>>()
  #ring: { n: number; text: string }[] = []
  #state: LiveState | undefined
  #written: { of: LiveState; text: string } | undefined
  #door: TableDoor | undefined
  /** Looks since every line has heard something. */
  #quietLooks = 0

  constructor(table: string, now: () => number) {
    this.table = table
    this.#now = now
  }

  /** Undefined while nobody who owns the table is known. */
  get door(): TableDoor | undefined {
    return this.#door
  }

  get state(): LiveState | undefined {
    return this.#state
  }

  get linesCount(): number {
    return this.#lines.size
  }

  /** The table has an owner again, whose state this is. */
  open(door: TableDoor, state: LiveState): void {
    this.#door = door
    if (this.#state?.epoch !== state.epoch) this.#ring = []
    this.#state = state
    const text = this.#stateText(state)
    for (const line of this.#lines.values()) line.send(text)
  }

  /** The owner behind this door does not answer: every line hears so at once. */
  shut(door: TableDoor | undefined): void {
    if (!this.#door || this.#door !== door) return
    this.#door = undefined
    this.#sendAll({ type: 'away' })
  }

  tellAll(events: readonly LiveEvent[], state: LiveState): void {
    if (this.#state?.epoch !== state.epoch) this.#ring = []
    this.#state = state
    if (events.length === 0) return
    this.#quietLooks = 0
    const told = events.map((event) => ({ n: event.n, text: JSON.stringify(event) }))
    this.#ring = [...this.#ring, ...told].slice(-ringMax)
    const texts = told.map(({ text }) => text)
    // Together: a line that gets the state in place of the first has the others in it.
    for (const line of this.#lines.values()) line.send(...texts)
  }

  /**
   * Called four times in the silence that a line may have at most: says that all is whole where nothing else
   * was said to everybody since.
   */
  breathe(): void {
    this.#quietLooks += 1
    if (this.#quietLooks <= quietMax) return
    this.#sendAll({ type: 'here' })
    this.#quietLooks = 1
  }

  answer(line: string, told: LiveTold): void {
    this.#lines.get(line)?.send(JSON.stringify(told))
  }

  tell(player: string, told: LiveTold): void {
    const text = JSON.stringify(told)
    for (const line of this.#byPlayer.get(player) ?? []) line.send(text)
  }

  /** The line hears every event from here on, after those it missed. */
  add(line: FedLine, seen: LivePlace | undefined): void {
    this.#lines.set(line.id, line)
    if (line.player !== undefined) {
      const own = this.#byPlayer.get(line.player)
      this.#byPlayer.set(line.player, (own ?? new Set()).add(line))
      if (!own) this.#door?.joined?.(line.player)
    }
    this.catchUp(line, seen)
  }

  remove(line: FedLine): void {
    this.#lines.delete(line.id)
    if (line.player === undefined) return
    const own = this.#byPlayer.get(line.player)
    own?.delete(line)
    if (own?.size !== 0) return
    this.#byPlayer.delete(line.player)
    this.#door?.left?.(line.player)
  }

  players(): string[] {
    return [...this.#byPlayer.keys()]
  }

  /** Those of players. */
  *playing(): Generator<FedLine> {
    for (const lines of this.#byPlayer.values()) yield* lines
  }

  /** Closes the player's oldest lines until one more is no more than so many. */
  makeRoom(player: string, most: number): void {
    const own = [...(this.#byPlayer.get(player) ?? [])]
    for (const line of own.slice(0, Math.max(0, own.length - most + 1))) {
      line.close(liveCloses.replaced)
    }
  }

  /** Sends what came after an event, or the whole state where that is not known any more. */
  catchUp(line: FedLine, seen: LivePlace | undefined): void {
    const missed = seen && this.#since(seen)
    if (missed) line.send(...missed)
    else if (this.#state) line.send(this.#stateText(this.#state))
    if (!this.#door) line.send(JSON.stringify({ type: 'away' } satisfies LiveTold))
  }

  #since({ epoch, n }: LivePlace): string[] | undefined {
    const state = this.#state
    if (!state || epoch !== state.epoch || n > state.n) return undefined
    const missed = this.#ring.filter((each) => each.n > n)
    return missed.length === state.n - n ? missed.map(({ text }) => text) : undefined
  }

  /** The state is written once an event: a line that asks again and again costs its own clock alone. */
  #stateText(state: LiveState): string {
    if (this.#written?.of !== state) {
      const { now: _, ...still } = state
      this.#written = { of: state, text: JSON.stringify(still).slice(0, -1) }
    }
    return `${this.#written.text},"now":${this.#now()}}`
  }

  #sendAll(told: LiveTold): void {
    const text = JSON.stringify(told)
    for (const line of this.#lines.values()) line.send(text)
  }
}
