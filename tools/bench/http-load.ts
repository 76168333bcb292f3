import { once } from 'node:events'
import { createConnection } from 'node:net'

export interface Answer {
  status: number
  body: string
}

const readBytes = 65_536

/**
 * So many open connections, each used for one request at a time. It speaks just enough HTTP/1.1 for
 * answers with a content length: pgbench is lean, so what drives our programs must be lean, too, or
 * it is itself what is measured on a machine of few cores.
 */
export class HttpLoad {
  readonly #lines: Line[]

  private constructor(lines: Line[]) {
    this.#lines = lines
  }

  static async open(url: string, connections: number): Promise<HttpLoad> {
    const lines = Array.from({ length: connections }, () => openLine(new URL(url)))
    return new HttpLoad(await Promise.all(lines))
  }

  /** By the worker's own connection; a worker waits for its answer before it asks again. */
  send(
    worker: number,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answer> {
    const line = this.#lines[worker % this.#lines.length]
    if (!line) throw new Error('no connection')
    return line.send(path, headers, body)
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }
}

type Line = Awaited<ReturnType<typeof openLine>>

async function openLine({ host, hostname, port }: URL) {
  /** The received part of an answer. */
  let begun: Buffer | undefined
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  const onread = {
    buffer: Buffer.allocUnsafe(readBytes),
    /** The part lies in a buffer that the next read overwrites: what is kept of it is copied. */
    callback(length: number, { buffer, byteOffset }: Uint8Array) {
      const part = Buffer.from(buffer, byteOffset, length)
      const received = begun ? Buffer.concat([begun, part]) : part
      const answer = readAnswer(received)
      begun = answer ? undefined : Buffer.from(received)
      if (answer) waiting?.resolve(answer)
      return true
    },
  }
  const socket = createConnection({ host: hostname, port: Number(port), noDelay: true, onread })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  await once(socket, 'connect')
  return {
    send(path: string, headers: Record<string, string>, body = ''): Promise<Answer> {
      let head = `${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: ${host}\r\n`
      for (const name in headers) head += `${name}: ${headers[name]}\r\n`
      if (body !== '') head += `content-length: ${Buffer.byteLength(body)}\r\n`
      return new Promise((resolve, reject) => {
        // Nothing more would be heard of it: the server closes what has rested for too long.
        if (socket.destroyed) reject(new Error('the connection was closed'))
        waiting = { resolve, reject }
        socket.write(`${head}\r\n${body}`)
      })
    },
    close: () => socket.destroy(),
  }
}

/** Undefined while the answer is not there to its end. */
function readAnswer(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`)
  const bodyEnd = headEnd + 4 + length
  if (received.length < bodyEnd) return undefined
  const body = received.toString('utf8', headEnd + 4, bodyEnd)
  return { status: Number(head.slice(9, 12)), body }
}
