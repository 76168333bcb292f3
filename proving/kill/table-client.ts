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

export type TableClient = Awaited<ReturnType<typeof openTable>>

/**
 * A browser at a table, from a fresh launch. Whatever goes wrong on the way it asks again in the same words.
 * `waiting` is the hand that another browser has left.
 */
export async function openTable(scene: TableScene, gameId: string, waiting?: PlayedHand) {
  let hand = waiting
  let playToken = ''
  const see = (shown: HandAnswer['hand'] | undefined) => {
    if (shown && hand) hand.see(shown)
    else if (shown) hand = new PlayedHand(shown, bets)
  }
  /** Throws `NoAnswer`, or what `fetch` throws. */
  const askOnce = async <T extends { ok: true }>(path: string, message: object): Promise<T> => {
    const answer = await fetch(scene.games.url + path, {
      method: 'POST',
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${playToken}` },
      body: JSON.stringify(message),
    })
    if (answer.status === 503) throw new NoAnswer(`${path} answered ${answer.status}`)
    const told = (await answer.json()) as T | HandRefusal
    invariant(told.ok, `${path} answered ${answer.status}: ${JSON.stringify(told)}`)
    return told
  }
  const living = { live: () => letLive(scene) }
  /** Until there is an answer; in between the page is loaded again. Then it is asked once more. */
  const move = async (path: string, message: object) => {
    const ask = () => askOnce<HandAnswer>(path, message)
    const live = async () => {
      client.lostAnswers += 1
      await letLive(scene)
      await client.resume()
    }
    const answer = await askAgain({ live }, ask)
    await letLive(scene)
    see(answer.hand)
    const repeated = await askAgain(living, ask)
    see(repeated.hand)
    roundKey = repeated.roundKey ?? roundKey
  }
  const client = {
    /** How often an answer did not come. */
    lostAnswers: 0,
    get hand(): PlayedHand {
      return required(hand, 'a hand')
    },
    /** Deals a new hand. */
    async deal(): Promise<void> {
      hand = undefined
      await move(tablePaths.deal, { roundKey, bets })
    },
    /** Makes a choice where the hand stands. */
    async choose(choice: number): Promise<void> {
      const { round, step } = client.hand.newest
      client.hand.choose(choice)
      await move(tablePaths.choose, { round, step, choice })
    },
    /** Loads the page again: a hand that waits is shown as it was left. Answers the balance in øre. */
    async resume(): Promise<number> {
      const ask = () => askOnce<TableOpened>(tablePaths.resume, {})
      const resumed = await askAgain(living, ask)
      see(resumed.hand)
      return resumed.balanceOre
    },
  }
  const launchToken = await launch(scene, gameId)
  const opened = await askOnce<TableOpened>(tablePaths.open, { mode: 'money', launchToken })
  let { roundKey } = opened
  playToken = opened.playToken
  see(opened.hand)
  await client.resume()
  return client
}
