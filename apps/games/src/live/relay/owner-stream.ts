import { type OwnSlip, signWalletMessage, walletHeaders } from '@nordlys/contracts'
import { logFailure } from '@nordlys/core'
import type { Logger } from 'pino'
import { WebSocket } from 'ws'
import type { TableDoor, TableFeed } from '../lines/index.ts'
import type { Bet, Choice, LiveTime } from '../owner/index.ts'
import {
  type CopySocket,
  copyBytesMax,
  copyPath,
  type FromOwner,
  stuckCopyBytes,
  type ToOwner,
} from './copy-frames.ts'

/** Bets of so long go together. */
const gatherMs = 50
/** In a frame, which has room for as many of the longest. */
const betsMax = 100
/** The same of players, by their names alone. */
const playersMax = 4_000
/** An owner that says nothing for so long is away. */
const silenceMs = 2_500

/** How a stream is opened, and by which time it gathers bets and hears silence. */
export interface StreamWay {
  readonly time: LiveTime
  open(url: URL, headers: Record<string, string>): CopySocket
}

export function openStream(url: URL, headers: Record<string, string>): CopySocket {
  return new WebSocket(url, { headers, perMessageDeflate: false, maxPayload: copyBytesMax })
}

interface Parts {
  readonly feed: TableFeed
  readonly secret: string
  readonly way: StreamWay
  readonly now: () => number
  readonly logger: Logger
}

/**
 * A copy's one stream to the owner of a table: events come in, bets go out in batches. It ends when the owner
 * falls silent, and the table's lines hear that it is away. (LV15)
 */
export class OwnerStream implements TableDoor {
  readonly #socket: CopySocket
  readonly #parts: Parts
  #bets: Bet[] = []
  #choices: Choice[] = []
  #asks = new Map<number, (slip: OwnSlip | undefined) => void>()
  #lastAsk = 0
  #silence: { stop(): void } | undefined
  #isClosed = false
  /** Resolves once the stream has ended. */
  readonly over: Promise<void>

  constructor(address: string, parts: Parts) {
    this.#parts = parts
    const path = `${copyPath}/${parts.feed.table}`
    const timestamp = parts.now()
    const headers = {
      [walletHeaders.timestamp]: String(timestamp),
      [walletHeaders.signature]: signWalletMessage(parts.secret, timestamp, path, ''),
    }
    const url = new URL(path, address.replace(/^http/, 'ws'))
    this.#socket = parts.way.open(url, headers)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.over = promise
    this.#socket.on('message', (data) => this.#take(JSON.parse(String(data)) as FromOwner))
    this.#socket.on('error', (error) => {
      logFailure(parts.logger, error, 'the owner of a live table is not reached')
    })
    this.#socket.on('close', () => {
      this.#silence?.stop()
      for (const answer of this.#asks.values()) answer(undefined)
      parts.feed.shut(this)
      resolve()
    })
    this.#listen()
  }

  bet(bet: Bet): void {
    if (this.#bets.length === 0) this.#parts.way.time.later(gatherMs, () => this.#sendBets())
    this.#bets.push(bet)
  }

  choose(choice: Choice): void {
    if (this.#choices.length === 0) this.#parts.way.time.later(gatherMs, () => this.#sendChoices())
    this.#choices.push(choice)
  }

  placed(player: string): Promise<OwnSlip | undefined> {
    this.#lastAsk += 1
    const ask = this.#lastAsk
    const { promise, resolve } = Promise.withResolvers<OwnSlip | undefined>()
    this.#asks.set(ask, resolve)
    this.#send({ is: 'placed', ask, player })
    return promise
  }

  joined(player: string): void {
    this.#send({ is: 'players', come: [player], gone: [] })
  }

  left(player: string): void {
    this.#send({ is: 'players', come: [], gone: [player] })
  }

  /** Frames that the socket had read are dropped: another may own the table by now. */
  close(): void {
    this.#isClosed = true
    this.#socket.terminate()
  }

  #sendBets(): void {
    while (this.#bets.length > 0) this.#send({ is: 'bets', bets: this.#bets.splice(0, betsMax) })
  }

  #sendChoices(): void {
    while (this.#choices.length > 0) {
      this.#send({ is: 'choices', choices: this.#choices.splice(0, betsMax) })
    }
  }

  /** Before any line hears that its table is there: its player's own comes this way from now on. */
  #sendPlayers(): void {
    const come = this.#parts.feed.players()
    while (come.length > playersMax) {
      this.#send({ is: 'players', come: come.splice(0, playersMax), gone: [] })
    }
    this.#send({ is: 'players', come, gone: [], isAll: true })
  }

  #send(frame: ToOwner): void {
    // A frame into a stream that ends is answered by its end.
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#socket.bufferedAmount > stuckCopyBytes) this.#socket.terminate()
    else this.#socket.send(JSON.stringify(frame))
  }

  #take(frame: FromOwner): void {
    if (this.#isClosed) return
    this.#listen()
    const { feed } = this.#parts
    switch (frame.is) {
      case 'events':
        if (feed.door === this) feed.tellAll(frame.events, frame.state)
        else {
          this.#sendPlayers()
          feed.open(this, frame.state)
        }
        break
      case 'whole':
        feed.open(this, frame.state)
        break
      case 'answer':
        feed.answer(frame.line, frame.told)
        break
      case 'tell':
        feed.tell(frame.player, frame.told)
        break
      case 'placed':
        this.#asks.get(frame.ask)?.(frame.slip ?? undefined)
        this.#asks.delete(frame.ask)
        break
      default:
        break
    }
  }

  #listen(): void {
    this.#silence?.stop()
    this.#silence = this.#parts.way.time.later(silenceMs, () => this.close())
  }
}
