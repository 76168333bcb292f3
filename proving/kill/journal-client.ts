import { authenticateAnswer, settleAnswer, walletPaths } from '@nordlys/contracts'
import { hex, invariant, ore, systemClock, systemRandom, timeKey } from '@nordlys/core'
import type { AcknowledgedRound } from '../../operations/backup/outside-money.ts'
import { isUnanswered } from './ask-again.ts'
import type { MortalPlatform } from './mortal-platform.ts'
import { sendWalletMessage } from './wallet-message.ts'

/** Where it is, and when it is there. */
type ReachablePlatform = Pick<MortalPlatform, 'url' | 'untilListening'>

/**
 * A game server with one player, which keeps a journal of every answer. Whatever goes wrong on the
 * way it asks again with the same key, as the protocol says.
 */
export class JournalClient {
  /** What it was told, which the books must still know after everything. */
  readonly acknowledged: AcknowledgedRound[] = []
  /** Told after every answer. */
  onAcknowledged: () => void = () => undefined
  /** How often an answer did not come. */
  lostAnswers = 0
  readonly #platform: ReachablePlatform
  readonly #secret: string
  #play = { playSession: '', playerRef: '', gameId: '' }

  private constructor(platform: ReachablePlatform, secret: string) {
    this.#platform = platform
    this.#secret = secret
  }

  static async open(
    platform: ReachablePlatform,
    secret: string,
    launchToken: string,
  ): Promise<JournalClient> {
    const client = new JournalClient(platform, secret)
    const opened = authenticateAnswer.parse(
      await client.#send(walletPaths.authenticate, { launchToken }),
    )
    invariant(opened.ok, 'the launch token opens the game')
    client.#play = opened
    return client
  }

  /** Plays one round to its answer. */
  async playRound(draw: { stakeOre: number; winOre: number }): Promise<void> {
    const key = timeKey(systemClock, systemRandom)
    const { playSession, playerRef, gameId } = this.#play
    const chosen = { key, definitionHash: 'ab'.repeat(32), choices: '' }
    const round = { ...chosen, ...draw, playSession, seed: hex(systemRandom.bytes(32)) }
    const answer = settleAnswer.parse(await this.#untilAnswered(walletPaths.settle, round))
    const [result] = answer.results
    invariant(result?.ok, `a round was refused: ${JSON.stringify(result?.key)}`)
    const { winOre, seed, at } = result
    const stakeOre = ore(draw.stakeOre)
    this.acknowledged.push({ ...chosen, playerRef, gameId, stakeOre, winOre, seed, at })
    this.onAcknowledged()
  }

  async #untilAnswered(path: string, round: object): Promise<unknown> {
    for (;;) {
      try {
        // A repeat is drawn anew, as by a server that has forgotten: the first draw must stand.
        const again = { ...round, seed: hex(systemRandom.bytes(32)) }
        return await this.#send(path, { rounds: [again] })
      } catch (error) {
        if (!isUnanswered(error)) throw error
        this.lostAnswers++
        await this.#platform.untilListening()
      }
    }
  }

  #send(path: string, message: object): Promise<unknown> {
    return sendWalletMessage({ url: this.#platform.url, secret: this.#secret }, path, message)
  }
}

/** Resolves when the clients together have had so many more answers. */
export function untilAcknowledged(clients: readonly JournalClient[], more: number): Promise<void> {
  const count = () => clients.reduce((total, client) => total + client.acknowledged.length, 0)
  const enough = count() + more
  return new Promise((resolve) => {
    for (const client of clients) {
      client.onAcknowledged = () => {
        if (count() >= enough) resolve()
      }
    }
  })
}
