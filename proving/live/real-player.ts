import { setTimeout as wait } from 'node:timers/promises'
import {
  type LiveEvent,
  type LiveOpened,
  type LivePlace,
  type LiveTicket,
  type LiveTold,
  livePaths,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { TestLine } from '../../apps/games/test/live-server.ts'
import { type Bettor, PlayedRound } from './played-round.ts'
import type { RealScene } from './real-scene.ts'
import type { World } from './world.ts'

const table = 'faelles-roulette'
const spots = ['red', 'black', 'n17']
const silenceMs = 3_000

/** A player with a real line, who bets in every round and comes back by the last event when it is cut. */
export class RealPlayer implements Bettor {
  readonly player: string
  readonly rounds = new Map<number, PlayedRound>()
  readonly heard: LiveEvent[] = []
  readonly told: LiveTold[] = []
  connection = 0
  phaseAt = 0
  readonly #scene: RealScene
  readonly #world: World
  #playToken = ''
  #seen: LivePlace | undefined
  #isOver = false
  readonly playing: Promise<void>

  constructor(scene: RealScene, world: World, name: string) {
    this.#scene = scene
    this.#world = world
    const { playerRef, launchToken } = scene.wallet.addPlayer(name, table, kroner(2_000))
    this.player = playerRef
    this.playing = this.#play(launchToken)
  }

  leave(): void {
    this.#isOver = true
  }

  async #play(launchToken: string): Promise<void> {
    const opened = await this.#ask<LiveOpened>(livePaths.open, { mode: 'money', launchToken })
    this.#playToken = opened?.playToken ?? ''
    while (!this.#isOver) {
      const copy = this.#world.chance.pick(this.#scene.copies)
      const asked = await this.#ask<LiveTicket>(livePaths.ticket, {})
      const line = asked && (await this.#line(copy.url))
      if (line) await this.#listen(line, asked.ticket)
      else await wait(100)
    }
  }

  #line(url: string): Promise<TestLine | undefined> {
    // A copy that is down refuses the line: another is tried.
    return TestLine.open(`${url}${livePaths.line}/${table}`).catch(() => undefined)
  }

  async #listen(line: TestLine, ticket: string): Promise<void> {
    this.connection += 1
    const seen = this.#seen
    let count = 0
    let heardAt = performance.now()
    line.say({ type: 'hello', ticket, ...(seen && { seen }) })
    line.socket.on('message', () => {
      heardAt = performance.now()
      for (const heard of line.heard.slice(count)) this.#hear(line, heard)
      count = line.heard.length
    })
    const isCut = line.closed.then(() => true)
    while (!(await Promise.race([isCut, wait(250, false)]))) {
      if (this.#isOver || performance.now() > heardAt + silenceMs) line.close()
    }
  }

  #hear(line: TestLine, heard: LiveEvent | LiveTold): void {
    if (!('epoch' in heard)) {
      this.told.push(heard)
      if (heard.type === 'slip') {
        this.rounds.get(heard.round)?.stands(heard.version, heard.stakeOre, () => false)
      } else if (heard.type === 'too-late' || heard.type === 'bets-invalid') {
        this.rounds.get(heard.round)?.refused(this, heard.type === 'bets-invalid')
      }
      return
    }
    const { epoch, n } = heard
    if (heard.type !== 'state') {
      const isNext = epoch === this.#seen?.epoch ? n === this.#seen.n + 1 : n === 1
      if (!isNext) this.#world.fail(`${this.player} hears ${epoch}/${n} after ${this.#seen?.n}`)
      this.heard.push(heard)
    }
    this.#seen = { epoch, n }
    if (!('phase' in heard)) return
    this.phaseAt = performance.now()
    if (heard.phase === 'betting' && heard.endsAt !== undefined) this.#bet(line, heard.round)
  }

  #bet(line: TestLine, round: number): void {
    if (this.rounds.has(round)) return
    const played = new PlayedRound({ world: this.#world, spots }, this.player, round)
    this.rounds.set(round, played)
    for (let bets = this.#world.chance.between(1, 3); bets > 0; bets -= 1) {
      line.say({ type: 'bet', round, bets: played.bet(this) })
    }
  }

  /** Undefined while no copy answers. */
  async #ask<Answer>(path: string, body: unknown): Promise<Answer | undefined> {
    const { url } = this.#world.chance.pick(this.#scene.copies)
    const asked = fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#playToken}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(silenceMs),
    })
    const answer = await asked.catch(() => undefined)
    return answer?.ok ? ((await answer.json()) as Answer) : undefined
  }
}
