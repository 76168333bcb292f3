import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  status: number
  body: unknown
}

/**
 * The payment provider's look-up and NemKonto as a server that a test tells what to say. Files are
 * kept by batch id and answered as NemKonto does: the same one again is welcome, another is not.
 */
export class FakeParties implements AsyncDisposable {
  readonly url: string
  readonly #server: Server
  /** What the provider knows, by our reference. */
  readonly transactions = new Map<string, object[]>()
  /** The files NemKonto took, by batch id. */
  readonly files = new Map<string, string>()
  /** What NemKonto says of a payment; `accepted` until told otherwise. */
  readonly statuses = new Map<string, { status: string; reason: string | null }>()
  /** Every request, as `GET /payments/…`. */
  readonly asked: string[] = []
  /** While set, all that is asked is answered with it, after having been acted upon. */
  broken: Answer | undefined

  static async open(): Promise<FakeParties> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new FakeParties(server)
  }

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('request', async (request, response) => {
      const answer = await this.#answer(request)
      const { status, body } = this.broken ?? answer
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', this.url)
    this.asked.push(`${request.method} ${url.pathname}`)
    if (!request.headers.authorization) return { status: 401, body: {} }
    if (url.pathname === '/payments/api/transactions') {
      const reference = url.searchParams.get('reference') ?? ''
      return { status: 200, body: { transactions: this.transactions.get(reference) ?? [] } }
    }
    if (url.pathname.startsWith('/payments/api/')) return { status: 200, body: { success: true } }
    if (request.method === 'POST') return this.#take(await request.setEncoding('utf8').toArray())
    return this.#tell(url.pathname.split('/').at(-1) ?? '')
  }

  #take(chunks: string[]): Answer {
    const xml = chunks.join('')
    const batchId = /<BatchId>([^<]+)/.exec(xml)?.[1] ?? ''
    const known = this.files.get(batchId)
    if (known && known !== xml) return { status: 409, body: { error: 'batch_conflict' } }
    this.files.set(batchId, xml)
    return { status: known ? 200 : 202, body: { batchId, receivedAt: '', payments: 1 } }
  }

  #tell(batchId: string): Answer {
    const xml = this.files.get(batchId)
    if (!xml) return { status: 404, body: { error: 'unknown_batch' } }
    const payments = [...xml.matchAll(/<RequesterPaymentReference>([^<]+)/g)].map((match) => {
      const reference = match[1] ?? ''
      return {
        reference,
        ...(this.statuses.get(reference) ?? { status: 'accepted', reason: null }),
      }
    })
    return { status: 200, body: { batchId, payments } }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** A transaction as the provider lists it. */
export function listed(reference: string, txId: string, over: Record<string, unknown> = {}) {
  return {
    txId,
    txRefId: `100010A${txId}`,
    reference,
    userId: '0',
    state: 'SUCCESSFUL',
    statusCode: 0,
    amount: '100.00',
    captured: '100.00',
    currency: 'DKK',
    maskedAccount: '457100******0000',
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...over,
  }
}
