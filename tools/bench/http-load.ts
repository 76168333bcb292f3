import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'

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
    const lines = Array.from({ length: connections }, () => Line.open(new URL(url)))
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

class Line {
  readonly #socket: Socket
  readonly #host: string
  /** The received part of an answer. */
  #begun: Buffer | undefined
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  private constructor(host: string, address: { host: string; port: number }) {
    this.#host = host
    const onread = {
      buffer: Buffer.allocUnsafe(readBytes),
      callback: (length: number, { buffer, byteOffset }: Uint8Array) =>
        this.#onRead(Buffer.from(buffer, byteOffset, length)),
    }
    this.#socket = createConnection({ ...address, noDelay: true, onread })
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')))
  }

  static async open(url: URL): Promise<Line> {
    const line = new Line(url.host, { host: url.hostname, port: Number(url.port) })
    await once(line.#socket, 'connect')
    return line
  }

  send(path: string, headers: Record<string, string>, body = ''): Promise<Answer> {
    let head = `${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n`
    for (const name in headers) head += `${name}: ${headers[name]}\r\n`
    if (body !== '') head += `content-length: ${Buffer.byteLength(body)}\r\n`
    return new Promise((resolve, reject) => {
      // Nothing more would be heard of it: the server closes what has rested for too long.
      if (this.#socket.destroyed) reject(new Error('the connection was closed'))
      this.#waiting = { resolve, reject }
      this.#socket.write(`${head}\r\n${body}`)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  /** The part lies in a buffer that the next read overwrites: what is kept of it is copied. */
  #onRead(part: Buffer): boolean {
    const received = this.#begun ? Buffer.concat([this.#begun, part]) : part
    const answer = readAnswer(received)
    this.#begun = answer ? undefined : Buffer.from(received)
    if (answer) this.#waiting?.resolve(answer)
    return true
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
