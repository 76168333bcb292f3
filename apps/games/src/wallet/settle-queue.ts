import { type SettleResult, type SettleRound, settleRoundsMax } from '@nordlys/contracts'
import { WalletDown } from './wallet-down.ts'

interface Waiting {
  readonly round: SettleRound
  readonly resolve: (result: SettleResult) => void
  readonly reject: (error: unknown) => void
}

/** More than this many rounds waiting means the wallet cannot keep up: better told at once. */
const waitingMax = 5_000

/**
 * Rounds that arrive while a message is under way wait and go out together as the next one, so the
 * wallet commits many rounds at the cost of one, and a lone round never waits for company.
 */
export class SettleQueue {
  readonly #send: (rounds: SettleRound[]) => Promise<SettleResult[]>
  #waiting: Waiting[] = []
  #isSending = false

  constructor(send: (rounds: SettleRound[]) => Promise<SettleResult[]>) {
    this.#send = send
  }

  /** The wallet's word on one round; throws `WalletDown` when it is not known. */
  settle(round: SettleRound): Promise<SettleResult> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= waitingMax) {
        reject(new WalletDown('too many rounds are waiting'))
        return
      }
      this.#waiting.push({ round, resolve, reject })
      if (!this.#isSending) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isSending = true
    while (this.#waiting.length > 0) await this.#sendOne(this.#waiting.splice(0, settleRoundsMax))
    this.#isSending = false
  }

  async #sendOne(batch: Waiting[]): Promise<void> {
    try {
      const results = await this.#send(batch.map(({ round }) => round))
      const byKey = new Map(results.map((result) => [result.key, result]))
      for (const { round, resolve, reject } of batch) {
        const result = byKey.get(round.key)
        if (result) resolve(result)
        else reject(new WalletDown(`no result for round ${round.key}`))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
