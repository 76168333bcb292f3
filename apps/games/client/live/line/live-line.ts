import type { LiveAsk, LivePlace } from '@nordlys/contracts'
import { backOffMs, waitMsAfter } from './back-off.ts'
import { isBehind, orderOf } from './order.ts'
import { isEvent, type LiveMessage, readTold } from './read-told.ts'
import type { Timing } from './timing.ts'
import type { OpenLine, Transport } from './transport.ts'

/** `cut`: nothing was heard for too long, or the line was closed; another one is being opened. */
export type LineStand = 'opening' | 'open' | 'cut' | 'ended'

/** `refused` ends the line for good; `lost` is asked for again. */
export type TicketAnswer =
  | { readonly ticket: string | undefined }
  | { readonly refused: string }
  | 'lost'

export interface LineParts {
  readonly transport: Transport
  readonly timing: Timing
  /** From 0 to 1. */
  chance(): number
  /** A ticket for one line; undefined in it for a watcher. */
  ticket(): Promise<TicketAnswer>
  /** Events come in order, each once and none left out. */
  told(message: LiveMessage): void
  stands(line: LineStand): void
  refused(refusal: string): void
}

/** So long without a word, and a line is cut: the server tells something every two seconds. */
const patienceMs = 3_000

/** The line to a table: opens it, opens it again after a cut, and asks for what was missed. */
export class LiveLine {
  readonly #parts: LineParts
  #seen: LivePlace | undefined
  #line: OpenLine | undefined
  #attempt = 0
  #resumeAgainMs = 0
  #stand: LineStand = 'opening'
  #callOffs: (() => void)[] = []

  constructor(parts: LineParts) {
    this.#parts = parts
  }

  open(): void {
    void this.#open()
  }

  /** False where the line is not open: nothing was sent. */
  ask(ask: LiveAsk): boolean {
    if (this.#stand !== 'open') return false
    this.#line?.ask(ask)
    return true
  }

  /** One's own slips come once more, with whatever was missed. */
  askAgain(): void {
    if (this.#seen) this.ask({ type: 'resume', seen: this.#seen })
  }

  /** The browser says that it has no network: nothing more is waited for. */
  lost(): void {
    if (this.#stand === 'open') this.#cut(undefined)
  }

  end(): void {
    this.#rest()
    this.#go('ended')
  }

  async #open(): Promise<void> {
    const answer = await this.#parts.ticket()
    if (this.#stand === 'ended') return
    if (answer === 'lost') return this.#again()
    if ('refused' in answer) {
      this.end()
      return this.#parts.refused(answer.refused)
    }
    this.#resumeAgainMs = 0
    let isOver = false
    const line = this.#parts.transport.open({
      opened: () => {
        if (!isOver) line.ask(helloOf(answer.ticket, this.#seen))
      },
      message: (text) => {
        if (!isOver) this.#hear(text)
      },
      closed: (code) => {
        if (!isOver) this.#cut(code)
      },
    })
    this.#line = {
      ask: (ask) => line.ask(ask),
      close: () => {
        isOver = true
        line.close()
      },
    }
    this.#watch()
  }

  #hear(text: string): void {
    this.#watch()
    const told = readTold(text)
    if (!told) return
    if (told.type === 'state') {
      if (!isBehind(this.#seen, told)) this.#take(told)
    } else if (isEvent(told)) this.#hearEvent(told)
    else this.#parts.told(told)
    // Before the first whole state there is nothing to show; and what was said may have ended the line.
    if (!this.#seen || this.#stand === 'ended') return
    this.#attempt = 0
    this.#go('open')
  }

  #hearEvent(event: Extract<LiveMessage, LivePlace>): void {
    const order = orderOf(this.#seen, event)
    if (order === 'next') this.#take(event)
    const now = this.#parts.timing.now()
    if (order !== 'missed' || !this.#seen || now < this.#resumeAgainMs) return
    // The answer brings the events in between, too.
    this.#resumeAgainMs = now + patienceMs
    this.#line?.ask({ type: 'resume', seen: this.#seen })
  }

  #take(message: Extract<LiveMessage, LivePlace>): void {
    this.#resumeAgainMs = 0
    this.#seen = { epoch: message.epoch, n: message.n }
    this.#parts.told(message)
  }

  #watch(): void {
    this.#callOff()
    this.#callOffs.push(this.#parts.timing.after(patienceMs, () => this.#cut(undefined)))
  }

  #cut(code: number | undefined): void {
    this.#rest()
    if (this.#stand === 'ended') return
    this.#go('cut')
    this.#again(waitMsAfter(code))
  }

  #again(leastMs = 0): void {
    const waitMs = Math.max(leastMs, backOffMs(this.#attempt, this.#parts.chance()))
    this.#attempt += 1
    this.#callOff()
    this.#callOffs.push(this.#parts.timing.after(waitMs, () => void this.#open()))
  }

  #rest(): void {
    this.#callOff()
    this.#line?.close()
    this.#line = undefined
  }

  #callOff(): void {
    for (const callOff of this.#callOffs.splice(0)) callOff()
  }

  #go(stand: LineStand): void {
    if (this.#stand === stand) return
    this.#stand = stand
    this.#parts.stands(stand)
  }
}

function helloOf(ticket: string | undefined, seen: LivePlace | undefined): LiveAsk {
  return { type: 'hello', ...(ticket !== undefined && { ticket }), ...(seen && { seen }) }
}
