import type { LiveAsk } from '@nordlys/contracts'
import type { LineEnd, OpenLine, Transport } from './transport.ts'

type Hello = Extract<LiveAsk, { type: 'hello' }>
type Fetch = (path: string, init: RequestInit) => Promise<Response>

/**
 * The line of a table as an event stream, with POST for what the page asks: for networks that let no
 * WebSocket through. The first message of the stream names it; asks leave one after the other.
 */
export function streamTransport(
  path: string,
  ask: Fetch = (to, init) => fetch(to, init),
): Transport {
  return {
    open(end) {
      const line = new StreamLine(path, ask, end)
      queueMicrotask(() => end.opened())
      return line
    },
  }
}

class StreamLine implements OpenLine {
  readonly #path: string
  readonly #fetch: Fetch
  readonly #end: LineEnd
  readonly #over = new AbortController()
  readonly #named = Promise.withResolvers<string>()
  #asking: Promise<void> = Promise.resolve()

  constructor(path: string, ask: Fetch, end: LineEnd) {
    this.#path = path
    this.#fetch = ask
    this.#end = end
  }

  ask(ask: LiveAsk): void {
    if (ask.type === 'hello') void this.#read(ask).catch(() => this.#close(undefined))
    else this.#asking = this.#asking.then(() => this.#post(ask)).catch(() => this.#close(undefined))
  }

  close(): void {
    this.#over.abort()
  }

  #close(code: number | undefined): void {
    if (this.#over.signal.aborted) return
    this.#over.abort()
    this.#end.closed(code)
  }

  async #read({ ticket, seen }: Hello): Promise<void> {
    const { body, ok } = await this.#fetch(this.#path, {
      credentials: 'omit',
      cache: 'no-store',
      signal: this.#over.signal,
      headers: {
        accept: 'text/event-stream',
        ...(ticket !== undefined && { authorization: `Bearer ${ticket}` }),
        ...(seen && { 'last-event-id': `${seen.epoch}-${seen.n}` }),
      },
    })
    if (!ok || !body) return this.#close(undefined)
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let begun = ''
    for (;;) {
      const { done, value = '' } = await reader.read()
      if (done) return this.#close(undefined)
      const blocks = (begun + value).split('\n\n')
      begun = blocks.pop() ?? ''
      for (const block of blocks) this.#take(block)
    }
  }

  #take(block: string): void {
    if (this.#over.signal.aborted) return
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const [event, data = ''] = [field('event'), field('data')]
    if (event === 'line') this.#named.resolve(data)
    else if (event === 'closed') this.#close(Number(data))
    else this.#end.message(data)
  }

  async #post(ask: LiveAsk): Promise<void> {
    const name = await this.#named.promise
    const { ok } = await this.#fetch(this.#path, {
      method: 'POST',
      credentials: 'omit',
      signal: this.#over.signal,
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${name}` },
      body: JSON.stringify(ask),
    })
    if (!ok) this.#close(undefined)
  }
}
