import type { LiveEvent, LiveState, LiveTold } from '@nordlys/contracts'
import type { TableFeed } from '../lines/index.ts'
import { type Audience, every, type LiveTime, type TableOwner } from '../owner/index.ts'
import {
  type CopySocket,
  type FromOwner,
  slowCopyBytes,
  stuckCopyBytes,
  type ToOwner,
} from './copy-frames.ts'

const hereMs = 1_000

/** One copy at the other end of its stream. */
interface Copy {
  readonly socket: CopySocket
  /** Those with lines there; what is one player's own goes to no other copy. */
  readonly players: Set<string>
  /** Until it has said whose lines it has, it hears of everybody. */
  areKnown: boolean
  /** Events were left out: the whole state goes once the stream takes it. */
  isBehind: boolean
}

/**
 * Everybody that the owner of a table speaks to: the lines of its own copy, and the copies that have a
 * stream to it. The owner’s work grows with copies, not with players. (LV15)
 */
export class Copies implements Audience, Disposable {
  readonly #feed: TableFeed
  readonly #copies = new Map<string, Copy>()
  readonly #here: { stop(): void }
  #names = 0
  owner: TableOwner | undefined

  constructor(feed: TableFeed, time: LiveTime) {
    this.#feed = feed
    this.#here = every(time, hereMs, () => this.#send({ is: 'here' }))
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
    const copy = { socket, players: new Set<string>(), areKnown: false, isBehind: false }
    this.#copies.set(name, copy)
    socket.on('close', () => this.#copies.delete(name))
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => this.#take(name, copy, JSON.parse(String(data)) as ToOwner))
    send(copy, { is: 'events', events: [], state: owner.state })
  }

  /** Copies first: they write to their lines while this one writes to its own. */
  tellAll(events: readonly LiveEvent[], state: LiveState): void {
    if (this.#copies.size > 0) this.#tellCopies(events, state)
    this.#feed.tellAll(events, state)
  }

  answer(line: string, told: LiveTold): void {
    const [name = '', ofCopy] = line.split('/')
    const copy = ofCopy === undefined ? undefined : this.#copies.get(name)
    if (copy && ofCopy !== undefined) send(copy, { is: 'answer', line: ofCopy, told })
    else this.#feed.answer(line, told)
  }

  tell(player: string, told: LiveTold): void {
    this.#feed.tell(player, told)
    this.#send({ is: 'tell', player, told }, ({ areKnown, players }) => {
      return !areKnown || players.has(player)
    })
  }

  /** This process does not own the table any more: its copies look for the next owner. */
  drop(): void {
    this.owner = undefined
    for (const { socket } of this.#copies.values()) socket.terminate()
  }

  [Symbol.dispose](): void {
    this.#here.stop()
    this.drop()
  }

  #tellCopies(events: readonly LiveEvent[], state: LiveState): void {
    const [next, whole] = [
      JSON.stringify({ is: 'events', events, state } satisfies FromOwner),
      JSON.stringify({ is: 'whole', state } satisfies FromOwner),
    ]
    for (const copy of this.#copies.values()) {
      const isSlow = copy.socket.bufferedAmount > slowCopyBytes
      if (!isSlow) sendText(copy, copy.isBehind ? whole : next)
      copy.isBehind = isSlow
    }
  }

  #take(name: string, copy: Copy, frame: ToOwner): void {
    const { owner } = this
    if (!owner) return
    if (frame.is === 'bets') {
      for (const bet of frame.bets) owner.bet({ ...bet, line: `${name}/${bet.line}` })
    } else if (frame.is === 'choices') {
      for (const each of frame.choices) owner.choose({ ...each, line: `${name}/${each.line}` })
    } else if (frame.is === 'players') {
      for (const player of frame.gone) copy.players.delete(player)
      for (const player of frame.come) copy.players.add(player)
      copy.areKnown ||= frame.isAll === true
    } else {
      const slip = owner.placed(frame.player) ?? null
      send(copy, { is: 'placed', ask: frame.ask, slip })
    }
  }

  #send(frame: FromOwner, isFor: (copy: Copy) => boolean = () => true): void {
    const copies = [...this.#copies.values()].filter(isFor)
    if (copies.length === 0) return
    const text = JSON.stringify(frame)
    for (const copy of copies) sendText(copy, text)
  }
}

function send(copy: Copy, frame: FromOwner): void {
  sendText(copy, JSON.stringify(frame))
}

/** A copy that takes nothing any more is ended: it opens another stream, and gets the state. */
function sendText({ socket }: Copy, text: string): void {
  if (socket.bufferedAmount > stuckCopyBytes) socket.terminate()
  else socket.send(text)
}
