import {
  authenticateAnswer,
  settleAnswer,
  signWalletMessage,
  walletHeaders,
  walletPaths,
} from '@nordlys/contracts'
import { hex, invariant, type Ore, systemClock, systemRandom, timeKey } from '@nordlys/core'
import type { MortalPlatform } from './mortal-platform.ts'

/** What a client was told, which the books must still know after everything. */
export interface Acknowledged {
  key: string
  winOre: Ore
}

/**
 * A game server with one player, which keeps a journal of every answer. Whatever goes wrong on the
 * way it asks again with the same key, as the protocol says.
 */
export class JournalClient {
  readonly acknowledged: Acknowledged[] = []
  /** Told after every answer. */
  onAcknowledged: () => void = () => undefined
  /** How often an answer did not come. */
  lostAnswers = 0
  readonly #platform: MortalPlatform
  readonly #secret: string
  readonly #playSession: string

  private constructor(platform: MortalPlatform, secret: string, playSession: string) {
    this.#platform = platform
    this.#secret = secret
    this.#playSession = playSession
  }

  static async open(
    platform: MortalPlatform,
    secret: string,
    launchToken: string,
  ): Promise<JournalClient> {
    const client = new JournalClient(platform, secret, '')
    const opened = authenticateAnswer.parse(
      await client.#send(walletPaths.authenticate, { launchToken }),
    )
    invariant(opened.ok, 'the launch token opens the game')
    return new JournalClient(platform, secret, opened.playSession)
  }

  /** Plays one round to its answer. */
  async playRound(draw: { stakeOre: number; winOre: number }): Promise<void> {
    const key = timeKey(systemClock, systemRandom)
    const round = {
      key,
      playSession: this.#playSession,
      definitionHash: 'ab'.repeat(32),
      ...draw,
      seed: hex(systemRandom.bytes(32)),
      choices: '',
    }
    const answer = settleAnswer.parse(await this.#untilAnswered(walletPaths.settle, round))
    const [result] = answer.results
    invariant(result?.ok, `a round was refused: ${JSON.stringify(result?.key)}`)
    this.acknowledged.push({ key, winOre: result.winOre })
    this.onAcknowledged()
  }

  async #untilAnswered(path: string, round: object): Promise<unknown> {
    for (;;) {
      try {
        // A repeat is drawn anew, as by a server that has forgotten: the first draw must stand.
        const again = { ...round, seed: hex(systemRandom.bytes(32)) }
        return await this.#send(path, { rounds: [again] })
      } catch (error) {
        invariant(error instanceof TypeError || error instanceof NoAnswer, String(error))
        this.lostAnswers++
        await this.#platform.untilListening()
      }
    }
  }

  async #send(path: string, message: object): Promise<unknown> {
    const body = JSON.stringify(message)
    const timestamp = systemClock.now().getTime()
    const answer = await fetch(this.#platform.url + path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [walletHeaders.timestamp]: String(timestamp),
        [walletHeaders.signature]: signWalletMessage(this.#secret, timestamp, path, body),
      },
    })
    if (!answer.ok) throw new NoAnswer(`${answer.status}`)
    return answer.json()
  }
}

class NoAnswer extends Error {}
