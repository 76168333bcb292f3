import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@nordlys/core'
import { signedHeaders } from '../../apps/sandbox/src/index.ts'
import { HttpLoad } from './http-load.ts'

/**
 * MobilePay's messages at a steady pace and `/healthz` beside them, in a process of its own; each is
 * timed from when it was due. Its parent sends the order, and receives how it was answered.
 */
export interface FloodOrder {
  webhookUrl: string
  secret: string
  msn: string
  references: readonly string[]
  perSecond: number
  seconds: number
}

export interface Flooded {
  doorMs: number[]
  healthMs: number[]
  /** How many had each status. */
  answered: Record<string, number>
  /** How many different messages were signed well. */
  different: number
}

const doors = 64
const healthPerSecond = 20

process.once('disconnect', () => process.exit(0))
const [order] = (await once(process, 'message')) as [FloodOrder]
const { webhookUrl, secret, msn, references, perSecond, seconds } = order
const address = new URL(webhookUrl)
const told: Flooded = { doorMs: [], healthMs: [], answered: {}, different: 0 }
const begunMs = performance.now()
await Promise.all([
  steadily(perSecond, doors, told.doorMs, messageOf),
  steadily(healthPerSecond, 4, told.healthMs, () => ({ path: '/healthz', headers: {} })),
])
process.send?.(told, () => process.exit(0))

interface Wish {
  path: string
  headers: Record<string, string>
  body?: string
}

/** A message that is due goes out on a connection that is free, or as soon as one is. */
async function steadily(
  aSecond: number,
  connections: number,
  tookMs: number[],
  make: (place: number) => Wish,
): Promise<void> {
  const load = await HttpLoad.open(address.origin, connections)
  let next = 0
  const work = async (connection: number) => {
    for (let place = next++; place < aSecond * seconds; place = next++) {
      const dueMs = begunMs + (place * 1_000) / aSecond
      await wait(Math.max(0, dueMs - performance.now()))
      const { path, headers, body } = make(place)
      const { status } = await load.send(connection, path, headers, body)
      tookMs.push(performance.now() - dueMs)
      if (body !== undefined) told.answered[status] = (told.answered[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, each) => work(each)))
  load.close()
}

/** One in ten repeats an earlier one, to the byte; one in a hundred is signed with another secret. */
function messageOf(place: number): Wish {
  const isForged = place % 100 === 99
  const isRepeat = place % 10 === 5
  const about = isRepeat ? place - 5 : place
  if (!isForged && !isRepeat) told.different += 1
  // Moved on by one in each round, so that none falls on a repeat each time.
  const reference = references[(about + Math.floor(about / references.length)) % references.length]
  const pspReference = `bench-${about}`
  const body = JSON.stringify({ msn, reference, name: 'AUTHORIZED', pspReference })
  const key = isForged ? `not ${secret}` : secret
  const signed = signedHeaders(body, address, key, systemClock.now())
  return {
    path: address.pathname,
    headers: { ...signed, 'content-type': 'application/json' },
    body,
  }
}
