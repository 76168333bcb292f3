import { EventEmitter } from 'node:events'
import type { LiveState } from '@nordlys/contracts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { TableFeed } from '../lines/index.ts'
import type { LiveTime } from '../owner/index.ts'
import { copyBytesMax, type ToOwner } from './copy-frames.ts'
import { OwnerStream } from './owner-stream.ts'

const stateOf = (epoch: number): LiveState => ({
  ...{ type: 'state', epoch, n: 1, table: 't', definitionHash: 'd', round: 1, phase: 'betting' },
  ...{ now: 0, latest: [] },
})

/** A socket that goes on telling what it had read before its end, as those of `ws` do. */
class Socket extends EventEmitter {
  readyState = 1
  readonly bufferedAmount = 0
  readonly send = () => undefined
  readonly terminate = () => undefined

  tells(epoch: number): void {
    this.emit('message', JSON.stringify({ is: 'events', events: [], state: stateOf(epoch) }))
  }
}

test('[LV15] what a stream had read before it was closed is not heard: the table has another owner', () => {
  const still = { stop: () => undefined }
  const time: LiveTime = {
    ...{ now: () => 0, monotonic: () => 0 },
    ...{ wait: async () => undefined, later: () => still },
  }
  const socket = new Socket()
  const feed = new TableFeed('t', time.now)
  const way = { time, open: () => socket }
  const logger = pino({ level: 'silent' })
  const parts = { feed, secret: 'a secret', way, now: time.now, logger }
  const stream = new OwnerStream('http://owner', parts)
  socket.tells(1)
  expect(feed.door).toBe(stream)
  const door = { bet: () => undefined, placed: async () => undefined }
  stream.close()
  feed.open(door, stateOf(2))
  socket.tells(1)
  socket.emit('close')
  expect(feed.door).toBe(door)
  expect(feed.state?.epoch).toBe(2)
})

test('[LV39][LV47] more bets than a frame has room for go in several, after whose lines they are', () => {
  const due: (() => void)[] = []
  const later = (_: number, call: () => void) => {
    due.push(call)
    return { stop: () => undefined }
  }
  const time: LiveTime = {
    ...{ now: () => 0, monotonic: () => 0, wait: async () => undefined },
    later,
  }
  const socket = new Socket()
  const sent: ToOwner[] = []
  Object.assign(socket, { send: (text: string) => sent.push(JSON.parse(text)) })
  const feed = new TableFeed('t', time.now)
  const logger = pino({ level: 'silent' })
  const way = { time, open: () => socket }
  const stream = new OwnerStream('http://owner', {
    ...{ feed, secret: 'a secret', way, now: time.now, logger },
  })
  socket.tells(1)
  const bet = { line: 'l', player: 'anna', playSession: 'p', round: 1 }
  for (let nth = 0; nth < 250; nth += 1) stream.bet({ ...bet, bets: 'x'.repeat(4_000) })
  due.at(-1)?.()
  expect(sent[0]).toEqual({ is: 'players', come: [], gone: [], isAll: true })
  stream.choose({ line: 'l', player: 'anna', round: 1, step: 0, choice: 104 })
  due.at(-1)?.()
  expect(sent.at(-1)).toMatchObject({ is: 'choices', choices: [{ player: 'anna' }] })
  const frames = sent.flatMap((frame) => (frame.is === 'bets' ? [frame.bets.length] : []))
  expect(frames).toEqual([100, 100, 50])
  expect(Math.max(...sent.map((frame) => JSON.stringify(frame).length))).toBeLessThan(copyBytesMax)
})
