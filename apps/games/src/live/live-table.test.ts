import { required } from '@nordlys/core'
import { openLiveTables } from '@nordlys/game-math'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { LiveTable, type LiveTableParts } from './live-table.ts'
import { systemTime } from './owner/index.ts'

const game = required(openLiveTables()[0], 'a live table')
const never = () => Promise.reject(new Error('not asked here'))

test('[LV11] a copy that is to end opens no stream to the owner that it finds meanwhile', async () => {
  const time = { ...systemTime, wait: () => new Promise<void>((resolve) => setImmediate(resolve)) }
  const streams: URL[] = []
  const parts = {
    ...{ time, secret: 'a secret', logger: pino({ level: 'silent' }), onFault: never },
    way: {
      time,
      open(url: URL) {
        streams.push(url)
        throw new Error('no stream was to be opened')
      },
    },
  } as unknown as LiveTableParts
  const table = new LiveTable(game, parts)
  const looked = Promise.withResolvers<{ owner: string; address: string; epoch: number }>()
  const leases = {
    ...{ takeLeft: never, renew: never, release: never, isClosed: never },
    take: async () => undefined,
    find: () => looked.promise,
  }
  table.start({ id: 'this copy', address: 'http://this' }, leases)
  const ended = table[Symbol.asyncDispose]()
  looked.resolve({ owner: 'another', address: 'http://another', epoch: 2 })
  await ended
  expect(streams).toEqual([])
})
