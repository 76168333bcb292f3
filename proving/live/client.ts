import type { Ground } from './ground.ts'
import { Line } from './line.ts'
import { type Bettor, PlayedRound } from './played-round.ts'
import type { Witness } from './witness.ts'

/** Bets are sent until so long after betting has ended. */
const afterEndMs = 1_500

/** A player with one line or two, who bets, changes their mind, is late, is cut off and comes back. */
export class Client implements Bettor {
  readonly player: string
  readonly lines: Line[] = []
  readonly rounds = new Map<number, PlayedRound>()
  readonly #ground: Ground

  constructor(player: string, scene: { ground: Ground; witness: Witness }) {
    this.player = player
    this.#ground = scene.ground
    for (let lines = this.#ground.world.chance.between(1, 2); lines > 0; lines -= 1) {
      const line = new Line(this, scene)
      line.onBetting = (round, leftMs) => this.#play(round, leftMs)
      this.lines.push(line)
    }
  }

  /** Some bets while a round is open, the last of them perhaps too late. */
  #play(round: number, leftMs: number): void {
    const { world, played: game } = this.#ground
    if (this.rounds.has(round)) return
    const played = new PlayedRound({ world, spots: game.spots }, this.player, round)
    this.rounds.set(round, played)
    if (world.happens(25)) return
    for (let bets = world.chance.between(1, 4); bets > 0; bets -= 1) {
      world.after(world.chance.between(0, leftMs + afterEndMs), () => {
        const line = world.chance.pick(this.lines)
        if (line.isPlaying) line.say({ type: 'bet', round, bets: played.bet(line) })
      })
    }
  }
}
