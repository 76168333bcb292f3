import { type LiveTable as LobbyTable, liveSilenceMs } from '@nordlys/contracts'
import type { TableGame } from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { LiveGame } from './core/index.ts'
import { latestOutcomes } from './latest-outcomes.ts'
import {
  type LineParts,
  LineSession,
  OwnSlips,
  shownTable,
  TableFeed,
  type Transport,
} from './lines/index.ts'
import {
  every,
  keepTable,
  type Leases,
  type LiveTime,
  liveGameOf,
  type Owner,
  type OwnerParts,
  sweepLeft,
  sweepLeftHands,
  systemTime,
  type TableOwner,
} from './owner/index.ts'
import { Copies, type CopySocket, OwnerStream, openStream, type StreamWay } from './relay/index.ts'

/** How often a copy that is not the owner looks who is. */
const lookMs = 500
const sweepMs = 10_000

export interface LiveTableParts extends Omit<OwnerParts, 'game' | 'live' | 'audience'> {
  readonly tickets: LineParts['tickets']
  readonly wallet: LineParts['wallet']
  readonly onFault: (error: unknown) => void
  readonly logger: Logger
  readonly time: LiveTime
  /** To other copies; by default WebSockets, by the system's time. */
  readonly way?: StreamWay
}

/** Runs while a copy serves a table. */
interface Kept {
  readonly keeping: AsyncDisposable
  readonly looking: Promise<void>
  readonly breathing: { stop(): void }
  readonly sweeping: Promise<void>
}

/**
 * A table as this copy serves it: it owns it when nobody else does, and else hears it from its owner, whose
 * address the row has. (LV8, LV15)
 */
export class LiveTable implements AsyncDisposable {
  readonly game: TableGame
  readonly feed: TableFeed
  readonly latest: ReturnType<typeof latestOutcomes>
  readonly #live: LiveGame
  readonly #parts: LiveTableParts
  readonly #way: StreamWay
  readonly #own: OwnSlips
  readonly #copies: Copies
  #kept: Kept | undefined
  #stream: OwnerStream | undefined
  #isOver = false
  #isClosed = false
  readonly #ending = Promise.withResolvers<void>()

  constructor(game: TableGame, parts: LiveTableParts) {
    this.game = game
    this.#parts = parts
    this.#way = parts.way ?? { time: systemTime, open: openStream }
    this.#live = liveGameOf(game)
    this.feed = new TableFeed(this.#live.id, parts.time.now)
    this.latest = latestOutcomes(game, parts)
    this.#copies = new Copies(this.feed, this.#way.time)
    this.#own = new OwnSlips(parts.rounds, this.#live.id)
  }

  /** From here on this copy owns the table when nobody else does. */
  start(owner: Owner, leases: Pick<Leases, keyof Leases>): void {
    this.#kept = {
      keeping: keepTable({
        ...this.#parts,
        ...{ owner, leases, game: this.game, live: this.#live, audience: this.#copies },
        onOwner: (opened) => this.#owned(opened),
      }),
      looking: this.#look(owner, leases),
      sweeping: this.#sweep(owner, leases),
      breathing: every(this.#way.time, liveSilenceMs / 4, () => this.feed.breathe()),
    }
  }

  /** As lists show it this moment. */
  shown(): LobbyTable {
    const { state, door, linesCount: lines } = this.feed
    const isHeard = door !== undefined
    return shownTable(this.#live.id, { state, isHeard, isClosed: this.#isClosed, lines })
  }

  /** Another copy’s stream to the owner here. */
  addCopy(socket: CopySocket): void {
    this.#copies.add(socket)
  }

  line(transport: Transport): LineSession {
    const { tickets, wallet, time, onFault } = this.#parts
    const parts = { feed: this.feed, game: this.#live, own: this.#own, tickets, wallet, onFault }
    return new LineSession({ ...parts, now: time.now }, transport)
  }

  /** Plays the round to its end where this copy owns the table, and lets it go. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true
    this.#ending.resolve()
    this.#kept?.breathing.stop()
    await this.#kept?.keeping[Symbol.asyncDispose]()
    this.#stream?.close()
    await this.#kept?.looking
    await this.#kept?.sweeping
    this.#copies[Symbol.dispose]()
  }

  #owned(owner: TableOwner | undefined): void {
    this.#copies.owner = owner
    if (!owner) {
      this.#copies.drop()
      this.feed.shut(this.feed.door)
      return
    }
    this.#stream?.close()
    const door = {
      bet: owner.bet.bind(owner),
      choose: owner.choose.bind(owner),
      placed: async (player: string) => owner.placed(player),
    }
    this.feed.open(door, owner.state)
  }

  /** Settles what rounds left unanswered, where this process owns the table or it is closed. */
  async #sweep({ id }: Owner, leases: Pick<Leases, 'takeLeft'>): Promise<void> {
    const { rounds, books, hand, definitions, time, onFault } = this.#parts
    while (!this.#isOver) {
      const { owner } = this.#copies
      const isOwner = () => !this.#isOver && this.#copies.owner === owner
      try {
        const table = this.#live.id
        const epoch = owner?.epoch ?? (this.#isClosed ? await leases.takeLeft(table) : undefined)
        if (owner) await rounds.forgetTickets(new Date(time.now()))
        if (epoch !== undefined) {
          const owned = { table, owner: id, epoch }
          const sweeping = { rounds, definitions, time, owned, isOwner, onFault }
          if (this.#live.hand && hand) await sweepLeftHands({ ...sweeping, hand })
          else await sweepLeft({ ...sweeping, books })
        }
      } catch (error) {
        onFault(error)
      }
      await Promise.race([time.wait(sweepMs), this.#ending.promise])
    }
  }

  /** While another process owns the table this one has a stream to it. */
  async #look(owner: Owner, leases: Pick<Leases, 'find' | 'isClosed'>): Promise<void> {
    const { time, secret, logger, onFault } = this.#parts
    while (!this.#isOver) {
      try {
        const found = this.#copies.owner ? undefined : await leases.find(this.#live.id)
        this.#isClosed = !found && !this.#copies.owner && (await leases.isClosed(this.#live.id))
        // A copy that is to end meanwhile opens no stream: nobody would close it.
        const isSought = !this.#isOver && !this.#copies.owner
        if (found && isSought && found.owner !== owner.id) {
          const parts = { feed: this.feed, secret, way: this.#way, now: time.now, logger }
          this.#stream = new OwnerStream(found.address, parts)
          await this.#stream.over
          this.#stream = undefined
        }
      } catch (error) {
        onFault(error)
      }
      if (!this.#isOver) await time.wait(lookMs)
    }
  }
}
