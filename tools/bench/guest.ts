import type { OpenAnswer } from '@nordlys/contracts'
import type { HttpLoad } from './http-load.ts'
import { json } from './wallet-messages.ts'

export const stakeOre = 400

/** A player at an open slot, always on the same one of the load's connections. */
export class Guest {
  readonly #load: HttpLoad
  readonly #worker: number
  readonly #headers: Record<string, string>
  readonly #definitionHash: string
  #roundKey: string

  private constructor(load: HttpLoad, worker: number, opened: OpenAnswer & { ok: true }) {
    this.#load = load
    this.#worker = worker
    this.#headers = { ...json, authorization: `Bearer ${opened.playToken}` }
    this.#definitionHash = opened.game.definitionHash
    this.#roundKey = opened.roundKey
  }

  static async open(load: HttpLoad, worker: number, launchToken: string): Promise<Guest> {
    const body = JSON.stringify({ mode: 'money', launchToken })
    const opened: OpenAnswer = JSON.parse((await load.send(worker, '/api/open', json, body)).body)
    if (!opened.ok) throw new Error(`open: ${JSON.stringify(opened)}`)
    return new Guest(load, worker, opened)
  }

  async spin(): Promise<void> {
    const wish = { roundKey: this.#roundKey, stakeOre, definitionHash: this.#definitionHash }
    const body = JSON.stringify(wish)
    const { body: text } = await this.#load.send(this.#worker, '/api/spin', this.#headers, body)
    const answer = JSON.parse(text)
    if (!answer.ok) throw new Error(`spin: ${text}`)
    this.#roundKey = answer.roundKey
  }
}
