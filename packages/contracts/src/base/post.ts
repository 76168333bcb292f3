import { Agent, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls, Agent as TlsAgent } from 'node:https'

export interface Post {
  headers: Readonly<Record<string, string>>
  body: string
  /** From now to the answer's last byte. */
  timeoutMs: number
}

export interface Posted {
  status: number
  text: string
}

/**
 * An idle connection is let go after a minute, or a second before the neighbour says that it will: an
 * agent without a time of its own does not listen to that, and would ask over what has just been closed.
 */
const kept = { keepAlive: true, timeout: 60_000 }

const plain = { request: requestPlain, agent: new Agent(kept) }
const tls = { request: requestTls, agent: new TlsAgent(kept) }

/**
 * One POST over a connection that is kept for the next. It rejects when no whole answer comes in time.
 * `fetch` would put streams round both bodies, for three times the processor time.
 */
export async function post(url: URL, { headers, body, timeoutMs }: Post): Promise<Posted> {
  const { request, agent } = url.protocol === 'https:' ? tls : plain
  const { promise, resolve, reject } = Promise.withResolvers<Posted>()
  const length = String(Buffer.byteLength(body))
  const options = { method: 'POST', agent, headers: { ...headers, 'content-length': length } }
  const onAnswer = (answer: IncomingMessage) => {
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', (part: string) => {
      text += part
    })
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    answer.on('error', reject)
  }
  const asked = request(url, options, onAnswer)
  // Settles it by itself: there are answers that end without a word, as one that changes the protocol.
  const patience = setTimeout(() => {
    const late = new Error(`no whole answer within ${timeoutMs} ms`)
    reject(late)
    asked.destroy(late)
  }, timeoutMs)
  asked.on('error', reject)
  asked.end(body)
  return promise.finally(() => clearTimeout(patience))
}
