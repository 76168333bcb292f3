import { type ReaderStep, settledLine } from './line-reader.ts'

/**
 * Lines that are open when some reels have stopped, and what each has come to. What the others can
 * add depends on nothing else, so it is looked at once, however many grids lead here.
 */
export interface OpenLines {
  readonly lines: Int32Array
  readonly states: Int32Array
  /** What the next turn can lead to; absent until it has been looked at. */
  ways?: readonly Way[]
}

/** Stops that lead on alike. */
export interface Way {
  readonly coins: number
  readonly tally: number
  /** Undefined when no line is open any more. */
  readonly to: OpenLines | undefined
  stops: number
}

/** Reels that stop as one, mostly a single one, and what lines see of them. */
export interface Turn {
  /** Of each of its reels, what reads it. */
  readonly steps: readonly ReaderStep[]
  /** Of each of its reels, what each line sees of each stop, at `stop * lines + line`. */
  readonly seen: readonly Uint8Array[]
  readonly lines: number
  /** Of each stop. */
  readonly tallies: Int32Array
}

/** Takes one turn, from whatever lines are open before it. */
export class TurnWalk {
  readonly #turn: Turn
  /** Of the stop that is being read. */
  readonly #lines: Int32Array
  readonly #states: Int32Array
  #coins = 0
  /** How many states a line can have after it. */
  readonly #stateCount: number
  /** Lists of open lines as a tree: from a list, and one line in a state, to the longer list. */
  readonly #longer = new Map<number, number>()
  readonly #known: OpenLines[] = []

  constructor(turn: Turn, stateCount: number) {
    this.#turn = turn
    this.#lines = new Int32Array(turn.lines)
    this.#states = new Int32Array(turn.lines)
    this.#stateCount = stateCount
  }

  waysFrom({ lines, states }: OpenLines): readonly Way[] {
    const { steps, seen, tallies } = this.#turn
    const ways: Way[] = []
    for (let stop = 0; stop < tallies.length; stop += 1) {
      this.#lines.set(lines)
      this.#states.set(states)
      this.#coins = 0
      let open = lines.length
      for (let reel = 0; reel < steps.length; reel += 1) {
        open = this.#read(stop, open, steps[reel], seen[reel])
      }
      addWay(ways, this.#coins, tallies[stop] ?? 0, this.#listOf(open))
    }
    return ways
  }

  /** How many lines are open after it; they are the first ones then. */
  #read(stop: number, open: number, step?: ReaderStep, seen?: Uint8Array): number {
    if (!step || !seen) return open
    const [lines, states] = [this.#lines, this.#states]
    const { symbols, next, coins } = step
    const shown = stop * this.#turn.lines
    let left = 0
    for (let index = 0; index < open; index += 1) {
      const line = lines[index] ?? 0
      const at = (states[index] ?? 0) * symbols + (seen[shown + line] ?? 0)
      this.#coins += coins[at] ?? 0
      const state = next[at] ?? settledLine
      if (state === settledLine) continue
      lines[left] = line
      states[left] = state
      left += 1
    }
    return left
  }

  /** The same object for the same lines in the same states. */
  #listOf(open: number): OpenLines | undefined {
    if (open === 0) return undefined
    let list = 0
    for (let index = 0; index < open; index += 1) {
      const item = (this.#lines[index] ?? 0) * this.#stateCount + (this.#states[index] ?? 0)
      const name = list * this.#turn.lines * this.#stateCount + item
      const longer = this.#longer.get(name) ?? this.#longer.size + 1
      if (longer > this.#longer.size) this.#longer.set(name, longer)
      list = longer
    }
    const known = this.#known[list]
    if (known) return known
    const made = { lines: this.#lines.slice(0, open), states: this.#states.slice(0, open) }
    this.#known[list] = made
    return made
  }
}

/** A list, because it is short: most stops lead where others do. */
function addWay(ways: Way[], coins: number, tally: number, to: OpenLines | undefined): void {
  for (const way of ways) {
    if (way.to === to && way.coins === coins && way.tally === tally) {
      way.stops += 1
      return
    }
  }
  ways.push({ coins, tally, to, stops: 1 })
}
