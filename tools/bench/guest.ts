import { gamePaths, type OpenAnswer } from '@nordlys/contracts'
import type { HttpLoad } from './http-load.ts'
import { json } from './wallet-messages.ts'

export const stakeOre = 400

/** A player at an open slot, always on the same one of the load's connections. */
export class Guest {
  readonly #load: HttpLoad
  readonly #worker: number
  readonly #headers: Record<string, string>
  readonly #spin: { stakeOre: number; definitionHash: string }
  #roundKey: string

  private constructor(
    load: HttpLoad,
    worker: number,
    opened: OpenAnswer & { ok: true },
    ore: number,
  ) {
    this.#load = load
    this.#worker = worker
    this.#headers = { ...json, authorization: `Bearer ${opened.playToken}` }
    this.#spin = { stakeOre: ore, definitionHash: opened.game.definitionHash }
    this.#roundKey = opened.roundKey
  }

  static async open(load: HttpLoad, worker: number, launchToken: string, ore = stakeOre) {
    const body = JSON.stringify({ mode: 'money', launchToken })
    const answer = await load.send(worker, gamePaths.open, json, body)
    const opened: OpenAnswer = JSON.parse(answer.body)
    if (!opened.ok) throw new Error(`open: ${answer.body}`)
    return new Guest(load, worker, opened, ore)
  }

  async spin(): Promise<void> {
    const wish = JSON.stringify({ ...this.#spin, roundKey: this.#roundKey })
    const { body } = await this.#load.send(this.#worker, gamePaths.spin, this.#headers, wish)
    const answer = JSON.parse(body)
    if (!answer.ok) throw new Error(`spin: ${body}`)
    this.#roundKey = answer.roundKey
  }
}
