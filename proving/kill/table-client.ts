import { type HandAnswer, type HandRefusal, type TableOpened, tablePaths } from '@nordlys/contracts'
import { invariant, required } from '@nordlys/core'
import { askAgain, NoAnswer } from './ask-again.ts'
import { PlayedHand } from './played-hand.ts'
import { letLive, type TableScene } from './table-scene.ts'
import { launch } from './wallet-wire.ts'

/** The stake of a hand, whole kroner in øre. */
export const stakeOre = 10_000
const bets = [['hand', stakeOre]]
const answerTimeoutMs = 10_000

/** A browser at a table. Whatever goes wrong on the way it asks again in the same words. */
export class TableClient {
  /** How often an answer did not come. */
  lostAnswers = 0
  readonly #scene: TableScene
  #playToken = ''
  #roundKey = ''
  #hand: PlayedHand | undefined

  private constructor(scene: TableScene, waiting: PlayedHand | undefined) {
    this.#scene = scene
    this.#hand = waiting
  }

  /** Opens the game from a fresh launch; `waiting` is the hand that another browser has left. */
  static async open(scene: TableScene, gameId: string, waiting?: PlayedHand): Promise<TableClient> {
    const client = new TableClient(scene, waiting)
    const launchToken = await launch(scene, gameId)
    const opened = await client.#ask<TableOpened>(tablePaths.open, { mode: 'money', launchToken })
    client.#playToken = opened.playToken
    client.#roundKey = opened.roundKey
    client.#see(opened.hand)
    await client.resume()
    return client
  }

  get hand(): PlayedHand {
    return required(this.#hand, 'a hand')
  }

  /** Deals a new hand. */
  async deal(): Promise<void> {
    this.#hand = undefined
    await this.#move(tablePaths.deal, { roundKey: this.#roundKey, bets })
  }

  /** Makes a choice where the hand stands. */
  async choose(choice: number): Promise<void> {
    const { round, step } = this.hand.newest
    this.hand.choose(choice)
    await this.#move(tablePaths.choose, { round, step, choice })
  }

  /** Loads the page again: a hand that waits is shown as it was left. Answers the balance in øre. */
  async resume(): Promise<number> {
    const resumed = await askAgain({ live: () => letLive(this.#scene) }, () =>
      this.#ask<TableOpened>(tablePaths.resume, {}),
    )
    this.#see(resumed.hand)
    return resumed.balanceOre
  }

  /** Until there is an answer; in between the page is loaded again. Then it is asked once more. */
  async #move(path: string, message: object): Promise<void> {
    const ask = () => this.#ask<HandAnswer>(path, message)
    const live = async () => {
      this.lostAnswers += 1
      await letLive(this.#scene)
      await this.resume()
    }
    const answer = await askAgain({ live }, ask)
    await letLive(this.#scene)
    this.#see(answer.hand)
    const repeated = await askAgain({ live: () => letLive(this.#scene) }, ask)
    this.#see(repeated.hand)
    this.#roundKey = repeated.roundKey ?? this.#roundKey
  }

  #see(hand: HandAnswer['hand'] | undefined): void {
    if (!hand) return
    if (this.#hand) this.#hand.see(hand)
    else this.#hand = new PlayedHand(hand, bets)
  }

  /** Throws `NoAnswer`, or what `fetch` throws. */
  async #ask<T extends { ok: true }>(path: string, message: object): Promise<T> {
    const answer = await fetch(this.#scene.games.url + path, {
      method: 'POST',
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#playToken}`,
      },
      body: JSON.stringify(message),
    })
    if (answer.status === 503) throw new NoAnswer(`${path} answered ${answer.status}`)
    const told = (await answer.json()) as T | HandRefusal
    invariant(told.ok, `${path} answered ${answer.status}: ${JSON.stringify(told)}`)
    return told
  }
}
