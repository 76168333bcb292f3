import { Agent, request } from 'node:http'
import type { Door } from './doors.ts'
import { contentTypes, type Drawn, oddBodies, oddHeaders, oddJson, oddTexts } from './odd-values.ts'

export interface OddRequest {
  door: Door
  path: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** A request of everything odd at once, as a seed draws it. */
export function drawRequest(drawn: Drawn, doors: readonly Door[]): OddRequest {
  const door = drawn.of(doors)
  const path = door.path.replaceAll(/:\w+/g, () => drawn.of(oddTexts) || 'a')
  const names = [
    ...door.fields,
    'q',
    'side',
    'reference',
    'redirect',
    'sessionId',
    '__proto__',
    'a[]',
  ]
  const pairs = Array.from(
    { length: drawn.below(4) },
    () => `${drawn.of(names)}=${drawn.of(oddTexts)}`,
  )
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  const hasBody = door.method !== 'GET'
  const type = drawn.below(4) > 0 ? usualType(door) : drawn.of(contentTypes)
  return {
    door,
    path: path + query,
    headers: {
      ...door.headers,
      ...(drawn.below(3) === 0 && drawn.of(oddHeaders)),
      ...(hasBody && type !== undefined && { 'content-type': type }),
    },
    body: hasBody ? drawBody(drawn, door, type) : undefined,
  }
}

/** What the door itself takes, so that a body is looked into. */
export function usualType({ path, headers }: Door): string {
  if (/GamblerService|nemkonto\/batches/.test(path)) return 'text/xml'
  const isPage = 'accept' in headers && !path.startsWith('/api/')
  const isForm = isPage || /\/3ds\/|interaction|token/.test(path)
  return isForm ? 'application/x-www-form-urlencoded' : 'application/json'
}

function drawBody(drawn: Drawn, { fields }: Door, type: string | undefined): string {
  if (drawn.below(5) === 0) return drawn.of(oddBodies)
  if (type === 'application/x-www-form-urlencoded') {
    const names = [
      'amount',
      'key',
      'toldAt',
      'tilfoej',
      'step',
      'intent',
      'email',
      'message',
      'action',
    ]
    return names.map((name) => `${name}=${drawn.of(oddTexts)}`).join('&')
  }
  const told = fields.map((name) => `${JSON.stringify(name)}:${drawn.of(oddJson)}`)
  return `{${told.join(',')}}`
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends it as it is written; answers the status, or why there was none. */
export function send({ door, path, headers, body }: OddRequest): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>()
  const { hostname, port } = new URL(door.origin)
  const options = { host: hostname, port, path, method: door.method, headers, agent }
  const asked = request(options, (answer) => {
    answer.on('end', () => resolve(answer.statusCode ?? 0))
    answer.on('error', (error) => resolve(error.message))
    answer.resume()
  })
  asked.on('error', (error) => resolve(error.message))
  asked.end(body)
  return promise
}

export function endConnections(): void {
  agent.destroy()
}
