import type { World } from './world.ts'

/** A line that bets. Answers to earlier bets are lost once its connection has risen. */
export interface Asker {
  readonly connection: number
}

/** A player and what they have bet, by rounds. */
export interface Bettor {
  readonly player: string
  readonly rounds: ReadonlyMap<number, PlayedRound>
}

interface Sent {
  readonly stakeOre: number
  readonly bets: unknown
  /** Of no whole chip. */
  readonly isWrong: boolean
  readonly at: number
  readonly line: Asker
  readonly connection: number
}

interface Betting {
  readonly world: World
  readonly spots: readonly string[]
}

/** The bets of a player in one round, and which were said to stand: each has a stake of its own. */
export class PlayedRound {
  readonly #world: World
  readonly #spots: readonly string[]
  readonly #name: string
  /** Without an answer, the oldest first. */
  #open: Sent[] = []
  readonly #sent: Sent[] = []
  readonly #stands = new Map<number, Sent>()

  /** `spots`: those that are bet on. */
  constructor({ world, spots }: Betting, player: string, round: number) {
    this.#world = world
    this.#spots = spots
    this.#name = `the slip of ${player} in round ${round}`
  }

  /** The next bets: nothing, where the slip is taken back, or of no whole chip, which is refused. */
  bet(line: Asker): unknown {
    const { chance, now } = this.#world
    const kind = chance.below(10)
    const stakeOre = 100 * (10 * chance.between(1, 4) + this.#sent.length)
    const spot = chance.pick(this.#spots)
    const bets = kind === 0 ? [] : [[spot, kind === 1 ? stakeOre + 1 : stakeOre]]
    const sent = {
      stakeOre: kind === 0 ? 0 : stakeOre,
      bets,
      isWrong: kind === 1,
      at: now,
      line,
      connection: line.connection,
    }
    this.#sent.push(sent)
    this.#open.push(sent)
    return bets
  }

  stands(version: number, stakeOre: number, deadline: (sentAt: number) => boolean): void {
    const world = this.#world
    const before = this.#stands.get(version)
    const place = this.#open.findIndex((each) => each.stakeOre === stakeOre)
    const sent = before ?? this.#open[place]
    if (sent?.stakeOre !== stakeOre) world.fail(`${this.#name} is ${stakeOre}, which nobody bet`)
    else if (!before) {
      this.#open.splice(place, 1)
      this.#stands.set(version, sent)
      if (deadline(sent.at)) world.fail(`${this.#name} was taken after betting had ended`)
    }
  }

  /** The oldest bet of a line is answered: it does not stand. One that is wrong overtakes others. */
  refused(line: Asker, isWrong: boolean): void {
    const { connection } = line
    const place = this.#open.findIndex(
      (each) => each.line === line && each.connection === connection && each.isWrong === isWrong,
    )
    if (place !== -1) this.#open.splice(place, 1)
  }

  /** Whether the row has the last bet that was said to stand, or one that was never answered. */
  judge(inRow: { stakeOre: number; bets: unknown } | undefined): void {
    const last = this.#stands.get(Math.max(0, ...this.#stands.keys()))
    const allowed = [last?.bets ?? [], ...this.#open.map(({ bets }) => bets)]
    const is = JSON.stringify(inRow?.bets ?? [])
    if (allowed.some((bets) => JSON.stringify(bets) === is)) return
    this.#world.fail(`${this.#name} is ${is} in its row, and not ${JSON.stringify(allowed)}`)
  }
}
