import type { LiveEvent, LiveState, LiveTold } from '@nordlys/contracts'
import type { TableFeed } from '../lines/index.ts'
import { type Audience, every, type LiveTime, type TableOwner } from '../owner/index.ts'
import type { CopySocket, FromOwner, ToOwner } from './copy-frames.ts'

const hereMs = 1_000

/**
 * Everybody that the owner of a table speaks to: the lines of its own copy, and the copies that have a
 * stream to it. The owner’s work grows with copies, not with players. (LV15)
 */
export class Copies implements Audience, Disposable {
  readonly #feed: TableFeed
  readonly #sockets = new Map<string, CopySocket>()
  readonly #here: { stop(): void }
  #names = 0
  owner: TableOwner | undefined

  constructor(feed: TableFeed, time: LiveTime) {
    this.#feed = feed
    this.#here = every(time, hereMs, () => this.#sendAll({ is: 'here' }))
  }

  /** A copy's stream; it is refused by its end when this process does not own the table. */
  add(socket: CopySocket): void {
    const { owner } = this
    if (!owner) {
      socket.terminate()
      return
    }
    this.#names += 1
    const name = String(this.#names)
    this.#sockets.set(name, socket)
    socket.on('close', () => this.#sockets.delete(name))
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => this.#take(name, socket, JSON.parse(String(data)) as ToOwner))
    send(socket, { is: 'events', events: [], state: owner.state })
  }

  tellAll(events: readonly LiveEvent[], state: LiveState): void {
    this.#feed.tellAll(events, state)
    this.#sendAll({ is: 'events', events, state })
  }

  answer(line: string, told: LiveTold): void {
    const [name = '', ofCopy] = line.split('/')
    const socket = ofCopy === undefined ? undefined : this.#sockets.get(name)
    if (socket && ofCopy !== undefined) send(socket, { is: 'answer', line: ofCopy, told })
    else this.#feed.answer(line, told)
  }

  tell(player: string, told: LiveTold): void {
    this.#feed.tell(player, told)
    this.#sendAll({ is: 'tell', player, told })
  }

  /** This process does not own the table any more: its copies look for the next owner. */
  drop(): void {
    this.owner = undefined
    for (const socket of this.#sockets.values()) socket.terminate()
  }

  [Symbol.dispose](): void {
    this.#here.stop()
    this.drop()
  }

  #take(name: string, socket: CopySocket, frame: ToOwner): void {
    const { owner } = this
    if (!owner) return
    if (frame.is === 'bets') {
      for (const bet of frame.bets) owner.bet({ ...bet, line: `${name}/${bet.line}` })
      return
    }
    const slip = owner.placed(frame.player) ?? null
    send(socket, { is: 'placed', ask: frame.ask, slip })
  }

  #sendAll(frame: FromOwner): void {
    if (this.#sockets.size === 0) return
    const text = JSON.stringify(frame)
    for (const socket of this.#sockets.values()) socket.send(text)
  }
}

function send(socket: CopySocket, frame: FromOwner): void {
  socket.send(JSON.stringify(frame))
}
