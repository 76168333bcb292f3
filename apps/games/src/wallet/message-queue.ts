import { WalletDown } from './wallet-down.ts'

/** Questions and answers, which find each other by their key. */
interface Keyed {
  readonly key: string
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** More than this many waiting means the wallet cannot keep up: better an error at once. */
const waitingMax = 5_000

/**
 * Questions that arrive while a message is under way wait and go out together as the next one, so
 * the wallet commits many rounds at the cost of one, and a lone round never waits for company.
 */
export class MessageQueue<Asked extends Keyed, Answer extends Keyed> {
  readonly #most: number
  readonly #send: (asked: Asked[]) => Promise<Answer[]>
  #waiting: Waiting<Asked, Answer>[] = []
  #isSending = false

  /** `most` is how many one message may carry. */
  constructor(most: number, send: (asked: Asked[]) => Promise<Answer[]>) {
    this.#most = most
    this.#send = send
  }

  /** The wallet's word on one of them; throws `WalletDown` when it is not known. */
  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length >= waitingMax) {
        reject(new WalletDown('too many rounds are waiting'))
        return
      }
      this.#waiting.push({ asked, resolve, reject })
      if (!this.#isSending) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isSending = true
    while (this.#waiting.length > 0) await this.#sendOne(this.#waiting.splice(0, this.#most))
    this.#isSending = false
  }

  async #sendOne(batch: Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.#send(batch.map(({ asked }) => asked))
      const byKey = new Map(answers.map((answer) => [answer.key, answer]))
      for (const { asked, resolve, reject } of batch) {
        const answer = byKey.get(asked.key)
        if (answer) resolve(answer)
        else reject(new WalletDown(`no result for round ${asked.key}`))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
