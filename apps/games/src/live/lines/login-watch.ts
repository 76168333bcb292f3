import { liveCloses } from '@nordlys/contracts'
import type { Wallet } from '../../wallet/index.ts'
import type { FedLine } from './table-feed.ts'

/** A line outlives its login by this, and by how long the wallet takes to answer. */
const againMs = 15_000
/** Asked for at one look; the wallet takes so many in one message. */
const atOnceMax = 500

/**
 * The logins that standing lines were opened in: nobody tells the games of one that somebody ended, so
 * each is asked for again and again, and its lines are closed with it. [SEC-54]
 */
export class LoginWatch {
  readonly #wallet: Pick<Wallet, 'isRevoked'>
  readonly #now: () => number
  /** When a play was last asked for, the longest ago first. */
  #asked = new Map<string, number>()
  #isLooking = false

  constructor(wallet: Pick<Wallet, 'isRevoked'>, now: () => number) {
    this.#wallet = wallet
    this.#now = now
  }

  /** Throws `WalletDown`; the lines stand meanwhile, and bet nothing. */
  async look(lines: Iterable<FedLine>): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      await this.#ask(this.#due(lines))
    } finally {
      this.#isLooking = false
    }
  }

  /** By play; a play that has no line any more is forgotten. */
  #due(lines: Iterable<FedLine>): Map<string, FedLine[]> {
    const standing = Map.groupBy(lines, ({ playSession = '' }) => playSession)
    const now = this.#now()
    const asked = [...this.#asked].filter(([play]) => standing.has(play))
    // A line that comes was asked for at its ticket.
    const known = new Set(this.#asked.keys())
    const fresh = [...standing.keys()].filter((play) => !known.has(play))
    this.#asked = new Map([...asked, ...fresh.map((play) => [play, now] as const)])
    const due = asked.filter(([, at]) => at + againMs <= now).slice(0, atOnceMax)
    return new Map(due.map(([play]) => [play, standing.get(play) ?? []]))
  }

  async #ask(due: ReadonlyMap<string, readonly FedLine[]>): Promise<void> {
    await Promise.all(
      [...due].map(async ([play, lines]) => {
        const isRevoked = await this.#wallet.isRevoked(play)
        this.#asked.delete(play)
        this.#asked.set(play, this.#now())
        if (isRevoked) for (const line of lines) line.close(liveCloses.ticket)
      }),
    )
  }
}
