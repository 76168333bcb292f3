import { Agent, request } from 'node:http'
import type { Chance } from '../kill/chance.ts'
import type { Door } from './doors.ts'
import { contentTypes, oddBodies, oddHeaders, oddJson, oddTexts, wordsOf } from './odd-values.ts'

export interface OddRequest {
  door: Door
  path: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

const oddNames = ['q', 'side', 'reference', 'redirect', 'sessionId', '__proto__', 'a[]']
const formNames = wordsOf('amount key toldAt tilfoej step intent email message action')

/** A request of everything odd at once, as a seed draws it. */
export function drawRequest(chance: Chance, doors: readonly Door[]): OddRequest {
  const door = chance.pick(doors)
  const path = door.path.replaceAll(/:\w+/g, () => chance.pick(oddTexts) || 'a')
  const names = [...door.fields, ...oddNames]
  const pairs = Array.from(
    { length: chance.below(4) },
    () => `${chance.pick(names)}=${chance.pick(oddTexts)}`,
  )
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  const hasBody = door.method !== 'GET'
  const type = chance.below(4) > 0 ? usualType(door) : chance.pick(contentTypes)
  return {
    door,
    path: path + query,
    headers: {
      ...door.headers,
      ...(chance.below(3) === 0 && chance.pick(oddHeaders)),
      ...(hasBody && type && { 'content-type': type }),
    },
    body: hasBody ? drawBody(chance, door, type) : undefined,
  }
}

/** What the door itself takes, so that a body is looked into. */
export function usualType({ path, headers }: Door): string {
  if (/GamblerService|nemkonto\/batches/.test(path)) return 'text/xml'
  const isPage = 'accept' in headers && !path.startsWith('/api/')
  const isForm = isPage || /\/3ds\/|interaction|token/.test(path)
  return isForm ? 'application/x-www-form-urlencoded' : 'application/json'
}

function drawBody(chance: Chance, { fields }: Door, type: string): string {
  if (chance.below(5) === 0) return chance.pick(oddBodies)
  if (type === 'application/x-www-form-urlencoded') {
    return formNames.map((name) => `${name}=${chance.pick(oddTexts)}`).join('&')
  }
  const given = fields.map((name) => `${JSON.stringify(name)}:${chance.pick(oddJson)}`)
  return `{${given.join(',')}}`
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
