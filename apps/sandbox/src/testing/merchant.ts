import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fieldsOf } from '../shell/fields.ts'

export interface Call {
  action: string
  authorization: string | undefined
  headers: IncomingHttpHeaders
  raw: string
  body: Readonly<Record<string, unknown>>
}

type Answer = { status: number; body: unknown } | 'no-answer'

/** The platform's side of the payment provider's protocol: a real server that remembers all calls. */
export async function openMerchant(answer: (call: Call, before: number) => Answer = sayYes) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    const before = calls.filter((each) => each.action === call.action).length
    calls.push(call)
    const said = answer(call, before)
    if (said === 'no-answer') {
      response.destroy()
      return
    }
    response.writeHead(said.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(said.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    actions: () => calls.map((each) => each.action),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function sayYes(call: Call): Answer {
  const { userId, txId } = call.body
  const authCode = call.action === 'authorize' ? { authCode: `auth-${String(txId)}` } : {}
  return { status: 200, body: { userId, success: true, txId, ...authCode } }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const raw = (await request.toArray()).join('')
  return {
    action: (request.url ?? '').replace('/outside/payments/', ''),
    authorization: request.headers.authorization,
    headers: request.headers,
    raw,
    body: raw.startsWith('{') ? fieldsOf(JSON.parse(raw)) : {},
  }
}
