import { after, type Clock, secondMs } from '@nordlys/core'
import { type MobilePayAccess, merchantHeaders, mobilePay } from './mobilepay-access.ts'
import { OutsideError, outsideFetch } from './outside-error.ts'
import { JsonReader } from './read-json.ts'

/** A token is renewed so long before it runs out: a request under way must not meet its end. */
const renewedBeforeMs = 60 * secondMs

interface Kept {
  token: string
  until: Date
}

/**
 * The bearer token of our sales unit, kept until shortly before it runs out. All who need one at the same
 * moment wait for one request. One that is refused is dropped by `forget`, whoever of them is refused first.
 */
export class AccessToken {
  readonly #access: MobilePayAccess
  readonly #clock: Clock
  #kept: Kept | undefined
  #asking: Promise<Kept> | undefined

  constructor(access: MobilePayAccess, clock: Clock) {
    this.#access = access
    this.#clock = clock
  }

  /** Throws `OutsideError`. */
  async read(): Promise<string> {
    if (this.#kept && this.#clock.now() < this.#kept.until) return this.#kept.token
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    return (await this.#asking).token
  }

  forget(token: string): void {
    if (this.#kept?.token === token) this.#kept = undefined
  }

  async #ask(): Promise<Kept> {
    const { baseUrl, clientId, clientSecret, timeoutMs } = this.#access
    const at = this.#clock.now()
    const answer = await outsideFetch(mobilePay, `${baseUrl}/accesstoken/get`, {
      method: 'POST',
      headers: {
        ...merchantHeaders(this.#access),
        client_id: clientId,
        client_secret: clientSecret,
      },
      timeoutMs,
    })
    if (answer.status !== 200) throw new OutsideError(mobilePay, 'down')
    const json = JsonReader.parse(mobilePay, answer.text)
    // A number of seconds, written as text.
    const seconds = Number(json.text('expires_in'))
    if (!Number.isFinite(seconds)) throw new OutsideError(mobilePay, 'nonsense')
    const until = after(at, seconds * secondMs - renewedBeforeMs)
    this.#kept = { token: json.text('access_token'), until }
    return this.#kept
  }
}
