import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: string
}

/** Keeps so many connections open and uses each for one request at a time. */
export class HttpLoad {
  readonly #agent: Agent
  readonly #url: URL

  constructor(url: string, connections: number) {
    this.#url = new URL(url)
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  send(path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#url
      const method = body === undefined ? 'GET' : 'POST'
      const length: Record<string, string> =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const options = { agent: this.#agent, hostname, port, path, method }
      const asked = request({ ...options, headers: { ...headers, ...length } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        )
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
