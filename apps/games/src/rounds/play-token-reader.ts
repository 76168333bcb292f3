import { ofAge, type Play, type ReadToken, readPlayToken } from './play-token.ts'

/** Past this many the oldest is forgotten, and its signature worked out again when it comes. */
const knownMax = 10_000

/**
 * Reads the tokens that come with every request of a play. A signature that was found to be ours stays
 * so: it is worked out once, the token's age is looked at each time.
 */
export class PlayTokenReader {
  readonly #secret: string
  readonly #known = new Map<string, Play>()

  constructor(secret: string) {
    this.#secret = secret
  }

  read(token: string, nowMs: number): ReadToken {
    const known = this.#known.get(token)
    if (known) return ofAge(known, nowMs)
    const read = readPlayToken(this.#secret, token, nowMs)
    // Play for fun has another token after each round, so remembering one is idle.
    if (read.ok && read.play.mode === 'money') this.#remember(token, read.play)
    return read
  }

  #remember(token: string, play: Play): void {
    if (this.#known.size >= knownMax) {
      const oldest = this.#known.keys().next().value
      if (oldest !== undefined) this.#known.delete(oldest)
    }
    this.#known.set(token, play)
  }
}
