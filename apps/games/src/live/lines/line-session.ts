import { randomUUID } from 'node:crypto'
import { type LiveAsk, type LiveTold, liveAsk, liveCloses, type OwnSlip } from '@nordlys/contracts'
import { oreToNumber } from '@nordlys/core'
import { WalletDown } from '../../wallet/index.ts'
import type { LiveGame } from '../core/index.ts'
import type { CashLooks } from './cash-looks.ts'
import type { OwnSlips } from './own-slips.ts'
import type { FedLine, TableFeed } from './table-feed.ts'
import type { LinePlay, Tickets } from './tickets.ts'

/** A faster client is no player. */
const messagesPerSecond = 20
/** Two tabs and a telephone. */
const linesMax = 3
/** Beyond the first a slow line gets the whole state in place of events, beyond the second it is closed. */
const [slowBytes, stuckBytes] = [65_536, 262_144]
/** A network that takes nothing for so long has nobody behind it. */
const behindMs = 30_000
/** A line's messages that wait for their turn; the wallet may be slow, and a client need not be. */
const backlogMax = 40
/** By the protocol of WebSockets: the fault is ours. */
const faultCode = 1011
/** Known cash is asked for again after so long: thousands bet in the same seconds of a round. */
const balanceMs = 60_000
/** And no sooner. */
const balanceLeastMs = 1_000

/** The connection under a line. */
export interface Transport {
  send(text: string): void
  /** Bytes that the network has not taken. */
  unsent(): number
  close(code: number): void
  /** Takes a place among those of its network that only watch; false where they are too many. */
  mayWatch(): boolean
}

export interface LineParts {
  readonly feed: TableFeed
  readonly game: LiveGame
  readonly own: OwnSlips
  readonly tickets: Pick<Tickets, 'redeem'>
  readonly wallet: Pick<CashLooks, keyof CashLooks>
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

type BetOf = Pick<Ask<'bet'>, 'round' | 'bets'>
type Ask<Type extends LiveAsk['type']> = Extract<LiveAsk, { type: Type }>

/** One line of one client: reads its messages one by one, and sends it what it hears. */
export class LineSession implements FedLine {
  readonly id = randomUUID()
  readonly #parts: LineParts
  readonly #transport: Transport
  #play: LinePlay | undefined
  #hasJoined = false
  #isClosed = false
  /** Something was left out: the whole state goes once the network takes it. */
  #behindSince: number | undefined
  #second = 0
  #messages = 0
  #backlog = 0
  #balance: { ore: number; at: number } | undefined
  #reading: Promise<void> = Promise.resolve()

  constructor(parts: LineParts, transport: Transport) {
    this.#parts = parts
    this.#transport = transport
  }

  get player(): string | undefined {
    return this.#play?.player
  }

  get playSession(): string | undefined {
    return this.#play?.playSession
  }

  send(...texts: string[]): void {
    if (this.#isClosed) return
    const unsent = this.#transport.unsent()
    if (unsent > stuckBytes) this.close(liveCloses.tooFast)
    else if (unsent > slowBytes) this.#fallBehind()
    else if (this.#behindSince !== undefined) this.#comeBack()
    else for (const text of texts) this.#transport.send(text)
  }

  /** A message as it came; messages of one line are read in their order. */
  receive(text: string): void {
    if (this.#isClosed) return
    const ask = this.#isInTime() ? readAsk(text) : 'too-fast'
    if (ask === 'too-fast') this.close(liveCloses.tooFast)
    else if (!ask) this.close(liveCloses.malformed)
    else this.#inTurn(() => this.#take(ask))
  }

  /** All that has been received is dealt with. */
  settled(): Promise<void> {
    return this.#reading
  }

  close(code: number): void {
    if (this.#isClosed) return
    this.left()
    this.#transport.close(code)
  }

  /** The connection is gone. */
  left(): void {
    this.#isClosed = true
    if (this.#hasJoined) this.#parts.feed.remove(this)
  }

  async #take(ask: LiveAsk): Promise<void> {
    if (this.#isClosed) return
    if (ask.type === 'hello') return this.#hello(ask)
    if (!this.#hasJoined) return this.close(liveCloses.malformed)
    if (ask.type === 'resume') {
      this.#parts.feed.catchUp(this, ask.seen)
      return this.#tellOwn()
    }
    if (!this.#play) return this.close(liveCloses.ticket)
    if (ask.type === 'bet') return this.#bet(this.#play, ask)
    return this.#choose(this.#play, ask)
  }

  async #hello({ ticket, seen }: Ask<'hello'>): Promise<void> {
    const { feed, tickets } = this.#parts
    if (this.#hasJoined) return this.close(liveCloses.malformed)
    if (ticket !== undefined) {
      this.#play = await tickets.redeem(feed.table, ticket)
      if (!this.#play) return this.close(liveCloses.ticket)
    } else if (!this.#transport.mayWatch()) return this.close(liveCloses.tooFast)
    if (this.#isClosed) return
    // Of lines that a network has swallowed nobody hears for a while: they keep no player out.
    if (this.#play) feed.makeRoom(this.#play.player, linesMax)
    this.#hasJoined = true
    feed.add(this, seen)
    await this.#tellOwn()
  }

  /** From the rows, and of the open round from the owner: one’s own is no event. (LV14) */
  async #tellOwn(): Promise<void> {
    if (!this.#play) return
    const { player } = this.#play
    const { feed, own } = this.#parts
    const placed = await feed.door?.placed(player)
    const others = (await own.of(player)).filter(({ round }) => round !== placed?.round)
    const slips: OwnSlip[] = [...(placed ? [placed] : []), ...others]
    this.#tell({ type: 'own', slips })
  }

  /** Judged each time: the login may have been ended since the line was opened. [SEC-54] */
  async #bet(play: LinePlay, { round, bets }: Ask<'bet'>): Promise<void> {
    const { feed, wallet } = this.#parts
    try {
      if (await wallet.isRevoked(play.playSession)) {
        return this.#tell({ type: 'refused', round, refusal: 'logged-out' })
      }
      if (await this.#isRefused(play, { round, bets })) return
    } catch (error) {
      if (!(error instanceof WalletDown)) throw error
      return this.#tell({ type: 'refused', round, refusal: 'wallet-down' })
    }
    const { door } = feed
    if (!door) return this.#tell({ type: 'away' })
    const balanceOre = this.#balance?.ore
    const { player, playSession } = play
    const known = balanceOre !== undefined && { balanceOre }
    door.bet({ line: this.id, player, playSession, round, bets, ...known })
  }

  /** From a login that was ended nobody chooses: the published rule does, as for one who is away. (LV39) */
  async #choose(play: LinePlay, { round, step, choice }: Ask<'choose'>): Promise<void> {
    const { feed, game, wallet } = this.#parts
    if (!game.hand) return this.close(liveCloses.malformed)
    const refuse = (refusal: string) => this.#tell({ type: 'choice-refused', round, step, refusal })
    try {
      if (await wallet.isRevoked(play.playSession)) return refuse('logged-out')
    } catch (error) {
      if (!(error instanceof WalletDown)) throw error
      return refuse('wallet-down')
    }
    if (!feed.door) return this.#tell({ type: 'away' })
    feed.door.choose?.({ line: this.id, player: play.player, round, step, choice })
  }

  /**
   * Says why a bet is none, where this copy knows: its owner hears of no other. Cash is asked for where what
   * was last heard of is not enough, and after a while.
   */
  async #isRefused({ playSession }: LinePlay, { round, bets }: BetOf): Promise<boolean> {
    const { game, now, wallet } = this.#parts
    if (Array.isArray(bets) && bets.length === 0) return false
    const read = game.read(bets)
    if (!read.ok) {
      const { refused, bet } = read
      this.#tell({ type: 'bets-invalid', round, refused, ...(bet !== undefined && { bet }) })
      return true
    }
    const known = this.#balance
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY
    if (known && (age < balanceLeastMs || (age < balanceMs && known.ore >= read.stakeOre)))
      return false
    const heard = await wallet.balance(playSession)
    if (!heard) return false
    this.#balance = heard.ok ? { ore: oreToNumber(heard.balanceOre), at: now() } : undefined
    if (!heard.ok) this.#tell({ type: 'refused', round, refusal: heard.refusal })
    return !heard.ok
  }

  #fallBehind(): void {
    const now = this.#parts.now()
    this.#behindSince ??= now
    if (now - this.#behindSince > behindMs) this.close(liveCloses.tooFast)
  }

  #comeBack(): void {
    this.#behindSince = undefined
    this.#parts.feed.catchUp(this, undefined)
    this.#inTurn(() => this.#tellOwn())
  }

  #inTurn(work: () => Promise<void>): void {
    if (this.#backlog >= backlogMax) {
      this.close(liveCloses.tooFast)
      return
    }
    this.#backlog += 1
    this.#reading = this.#reading
      .then(work)
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#backlog -= 1
      })
  }

  #fail(error: unknown): void {
    this.#parts.onFault(error)
    this.close(faultCode)
  }

  #tell(told: LiveTold): void {
    this.send(JSON.stringify(told))
  }

  #isInTime(): boolean {
    const second = Math.floor(this.#parts.now() / 1_000)
    this.#messages = second === this.#second ? this.#messages + 1 : 1
    this.#second = second
    return this.#messages <= messagesPerSecond
  }
}

function readAsk(text: string): LiveAsk | undefined {
  try {
    const read = liveAsk.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    // Not JSON: the line is closed for it.
    return undefined
  }
}
