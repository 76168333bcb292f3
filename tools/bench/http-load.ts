import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: string
}

/**
 * So many open connections, each used for one request at a time. It speaks just enough HTTP/1.1 for
 * answers with a content length: pgbench is lean, so what drives our programs must be lean, too, or
 * it is itself what is measured on a machine of few cores.
 */
export class HttpLoad {
  readonly #lines: Line[]
  #turn = 0

  private constructor(lines: Line[]) {
    this.#lines = lines
  }

  static async open(url: string, connections: number): Promise<HttpLoad> {
    const { hostname, port, host } = new URL(url)
    const lines = Array.from({ length: connections }, async () => {
      const socket = createConnection({ host: hostname, port: Number(port), noDelay: true })
      await once(socket, 'connect')
      return new Line(socket, host)
    })
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

  /** By any connection, for what is asked one after the other. */
  sendNext(path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    this.#turn += 1
    return this.send(this.#turn, path, headers, body)
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }
}

class Line {
  readonly #socket: Socket
  readonly #host: string
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  constructor(socket: Socket, host: string) {
    this.#socket = socket
    this.#host = host
    socket.on('data', (part) => this.#onData(part))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')))
  }

  send(path: string, headers: Record<string, string>, body = ''): Promise<Answer> {
    const method = body === '' ? 'GET' : 'POST'
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${lines.join('')}${length}\r\n`
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(head + body)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #onData(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`)
    const bodyStart = headEnd + 4
    if (this.#received.length < bodyStart + length) return
    const body = this.#received.toString('utf8', bodyStart, bodyStart + length)
    this.#received = this.#received.subarray(bodyStart + length)
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}
