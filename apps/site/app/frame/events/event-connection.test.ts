import { minuteMs } from '@nordlys/core'
import { beforeEach, expect, test } from 'vitest'
import { TestTime } from '../../ground/browser/test-time.ts'
import { EventConnection, type Source } from './event-connection.ts'

/** A stream whose server answers as the test says. */
class TestSource extends EventTarget implements Source {
  readyState = 0

  answer(kind: 'open' | 'refused' | 'broken'): void {
    this.readyState = { open: 1, refused: 2, broken: 0 }[kind]
    this.dispatchEvent(new Event(kind === 'open' ? 'open' : 'error'))
  }

  close(): void {
    this.readyState = 2
  }
}

let time: TestTime
let opened: TestSource[]
let connection: EventConnection

beforeEach(() => {
  time = new TestTime()
  opened = []
  connection = new EventConnection({
    time,
    open() {
      const source = new TestSource()
      opened.push(source)
      return source
    },
  })
})

const refuse = () => opened.at(-1)?.answer('refused')

test('[FLT-57] a stream that is answered with an error is opened again, and tells on', async () => {
  connection.want()
  refuse()
  await time.pass(4_999)
  expect(opened).toHaveLength(1)
  await time.pass(1)
  expect(opened).toHaveLength(2)
  opened[1]?.answer('open')
  await time.pass(60 * minuteMs)
  expect(opened).toHaveLength(2)
})

test('[FLT-57] each error in a row is waited for longer, and one that opened begins anew', async () => {
  connection.want()
  const waits: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const beganMs = time.nowMs()
    const before = opened.length
    refuse()
    while (opened.length === before) await time.pass(1_000)
    waits.push(time.nowMs() - beganMs)
  }
  expect(waits).toEqual([5_000, 15_000, minuteMs, 5 * minuteMs, 5 * minuteMs])
  opened.at(-1)?.answer('open')
  refuse()
  await time.pass(5_000)
  expect(opened).toHaveLength(7)
})

test('[FLT-57] a connection that broke is the browser’s to open again', async () => {
  connection.want()
  opened[0]?.answer('open')
  opened[0]?.answer('broken')
  await time.pass(60 * minuteMs)
  expect(opened).toHaveLength(1)
})

test('[FLT-57] what is wanted twice is opened once, also while it is waited for', async () => {
  connection.want()
  connection.want()
  refuse()
  connection.want()
  expect(opened).toHaveLength(1)
  await time.pass(5_000)
  expect(opened).toHaveLength(2)
})

test('[FLT-57] what is not wanted is closed, and its late word counts for nothing', async () => {
  connection.want()
  refuse()
  connection.drop()
  await time.pass(minuteMs)
  expect(opened).toHaveLength(1)
  connection.want()
  connection.drop()
  opened[1]?.answer('refused')
  await time.pass(minuteMs)
  expect(opened).toHaveLength(2)
  expect(opened[1]?.readyState).toBe(2)
})
