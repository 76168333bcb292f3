import { liveCloses, liveMessageBytesMax } from '@nordlys/contracts'
import { type Random, secret } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveTable } from '../live/index.ts'

/** For the end of a stream to be taken. */
const closeMs = 5_000

interface Served {
  readonly table: LiveTable
  /** A place among the watchers of its network, to be given back. */
  readonly watch: () => (() => void) | undefined
}

interface Stream {
  readonly table: LiveTable
  readonly session: ReturnType<LiveTable['line']>
}

/**
 * Lines as event streams, for networks that let no WebSocket through: the same session, to which the
 * client's messages come by POST. A stream's name is known to its client alone. (LV48)
 */
export class LiveStreams {
  readonly #random: Random
  readonly #streams = new Map<string, Stream>()
  #written = { text: '', event: '' }

  constructor(random: Random) {
    this.#random = random
  }

  /** Says hello with the ticket in `Authorization`, and the last event that was seen in `Last-Event-ID`. */
  open({ headers }: FastifyRequest, reply: FastifyReply, { table, watch }: Served): FastifyReply {
    // Behind another answer on its connection it would wait, and nobody would hear of its end.
    const { socket } = reply.raw
    if (!socket) {
      return reply.code(400).header('connection', 'close').send({ error: 'one at a time' })
    }
    const { raw } = reply.hijack()
    let leave: (() => void) | undefined
    const session = table.line({
      send: (text) => raw.write(this.#eventOf(text)),
      unsent: () => raw.writableLength,
      close(code) {
        raw.end(`event: closed\ndata: ${code}\n\n`)
        setTimeout(() => raw.destroy(), closeMs).unref()
      },
      mayWatch() {
        leave ??= watch()
        return leave !== undefined
      },
    })
    const name = secret(this.#random, 32)
    this.#streams.set(name, { table, session })
    raw.on('error', () => raw.destroy())
    // An answer hears nothing of the end of a connection that was handed over behind it.
    for (const end of [raw, socket]) {
      end.once('close', () => {
        if (!this.#streams.delete(name)) return
        session.left()
        leave?.()
      })
    }
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      // The last answer of its connection, which then ends with it.
      connection: 'close',
      // A proxy of ours passes each event on at once.
      'x-accel-buffering': 'no',
    })
    raw.write(`event: line\ndata: ${name}\n\n`)
    session.receive(JSON.stringify(helloOf(headers)))
    return reply
  }

  /** One message of the client to its line; false where there is no such line. */
  take(table: LiveTable, name: string, text: string): boolean {
    const stream = this.#streams.get(name)
    if (stream?.table !== table) return false
    const { session } = stream
    if (Buffer.byteLength(text) > liveMessageBytesMax) session.close(liveCloses.malformed)
    else session.receive(text)
    return true
  }

  close(code: number): void {
    for (const { session } of this.#streams.values()) session.close(code)
  }

  /** Every line is sent the same text after the other: it is read for its place once. */
  #eventOf(text: string): string {
    if (this.#written.text !== text) {
      const { epoch, n } = JSON.parse(text)
      const id = epoch === undefined ? '' : `id: ${epoch}-${n}\n`
      this.#written = { text, event: `${id}data: ${text}\n\n` }
    }
    return this.#written.event
  }
}

/** The secret in `Authorization`: addresses are logged. */
export function bearerIn({ authorization = '' }: FastifyRequest['headers']): string | undefined {
  return /^Bearer (\S+)$/.exec(authorization)?.[1]
}

function helloOf(headers: FastifyRequest['headers']): object {
  const ticket = bearerIn(headers)
  const { 'last-event-id': last } = headers
  const [, epoch, n] = /^(\d{1,10})-(\d{1,10})$/.exec(String(last)) ?? []
  return {
    ...{ type: 'hello', ticket },
    ...(epoch !== undefined && { seen: { epoch: Number(epoch), n: Number(n) } }),
  }
}
