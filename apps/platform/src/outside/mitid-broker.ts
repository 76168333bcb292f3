import {
  after,
  type Clock,
  hourMs,
  minuteMs,
  secondMs,
  systemClock,
  TimedCache,
} from '@nordlys/core'
import * as oidc from 'openid-client'
import { outsideError } from './outside-error.ts'
import { timeOutsMs } from './time-outs.ts'

export interface MitidConfig {
  issuer: URL
  clientId: string
  clientSecret: string
  /** The one address the broker may send a browser back to. */
  redirectUri: URL
  /** Default 5 s: with ROFUS after it, a step must answer within the ten seconds a caller waits. */
  timeoutMs?: number
}

const addressesKeptMs = hourMs
const keysAskedAgainMs = minuteMs

type AskedWithin = (
  configuration: oidc.Configuration,
) => Promise<oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers>

/**
 * A cache of the broker's data, all of which it may change: its addresses for an hour, its keys as
 * the library does, which asks again for a name that it does not know, but not within a minute.
 */
export class MitidBroker {
  readonly #config: MitidConfig
  readonly #clock: Clock
  readonly #isLoopback: boolean
  readonly #addresses: TimedCache<oidc.ServerMetadata>
  #keys: oidc.ExportedJWKSCache | undefined
  #latest: oidc.Configuration | undefined
  #keysAskedAgainAt: Date | undefined

  constructor(config: MitidConfig, clock: Clock) {
    this.#config = config
    this.#clock = clock
    this.#isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(config.issuer.hostname)
    this.#addresses = new TimedCache(clock, addressesKeptMs, () => this.#discover())
  }

  async open(): Promise<oidc.Configuration> {
    const { clientId, clientSecret } = this.#config
    const metadata = await this.#addresses.read()
    this.#keys = (this.#latest && oidc.getJwksCache(this.#latest)) ?? this.#keys
    // The library reads the machine's clock; the rules are held to ours.
    const skewMs = this.#clock.now().getTime() - systemClock.now().getTime()
    const configuration = new oidc.Configuration(
      metadata,
      clientId,
      { [oidc.clockSkew]: Math.round(skewMs / 1000), [oidc.clockTolerance]: 5 },
      oidc.ClientSecretBasic(clientSecret),
    )
    configuration.timeout = this.#timeoutSeconds
    if (this.#isLoopback) oidc.allowInsecureRequests(configuration)
    // Without this the library trusts the connection alone and leaves the signature unread.
    oidc.enableNonRepudiationChecks(configuration)
    if (this.#keys) oidc.setJwksCache(configuration, this.#keys)
    this.#latest = configuration
    return configuration
  }

  /**
   * Asks for tokens. Where none of the keys that we keep signed them, the broker's keys are read again, once
   * a minute at most, and the same answer is judged by those: a code opens nothing twice. [FLT-75]
   */
  async withItsKeys(ask: AskedWithin): ReturnType<AskedWithin> {
    const answers = new Map<string, Response>()
    const configuration = await this.open()
    configuration[oidc.customFetch] = keeping(answers)
    try {
      return await ask(configuration)
    } catch (failure) {
      if (!isOfAnotherKey(failure) || !this.#mayAskAgain()) throw failure
      this.#keys = undefined
      this.#latest = undefined
      const again = await this.open()
      again[oidc.customFetch] = answering(answers, configuration.serverMetadata().token_endpoint)
      return ask(again)
    }
  }

  #mayAskAgain(): boolean {
    const now = this.#clock.now()
    const last = this.#keysAskedAgainAt
    if (last && now < after(last, keysAskedAgainMs)) return false
    this.#keysAskedAgainAt = now
    return true
  }

  get #timeoutSeconds(): number {
    return (this.#config.timeoutMs ?? timeOutsMs.mitId) / secondMs
  }

  async #discover(): Promise<oidc.ServerMetadata> {
    const { issuer, clientId, clientSecret } = this.#config
    try {
      const found = await oidc.discovery(
        issuer,
        clientId,
        undefined,
        oidc.ClientSecretBasic(clientSecret),
        {
          timeout: this.#timeoutSeconds,
          ...(this.#isLoopback && { execute: [oidc.allowInsecureRequests] }),
        },
      )
      return found.serverMetadata()
    } catch (cause) {
      throw outsideError('mitid', cause)
    }
  }
}

function keeping(answers: Map<string, Response>): oidc.CustomFetch {
  return async (url, options) => {
    const response = await fetch(url, options as RequestInit)
    answers.set(url, response.clone())
    return response
  }
}

/** The answer that was kept of one address; any other is asked. */
function answering(answers: ReadonlyMap<string, Response>, kept?: string): oidc.CustomFetch {
  return async (url, options) =>
    (url === kept && answers.get(url)) || fetch(url, options as RequestInit)
}

/** The library has one code for all that is wrong with a signature, and one for a name it does not know. */
function isOfAnotherKey(failure: unknown): boolean {
  if (!(failure instanceof oidc.ClientError)) return false
  const said = failure.cause instanceof Error ? failure.cause.message : failure.message
  return (
    failure.code === 'OAUTH_KEY_SELECTION_FAILED' ||
    `${failure.message} ${said}`.includes('signature verification failed')
  )
}
