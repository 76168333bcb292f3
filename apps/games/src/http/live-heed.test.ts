import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heed } from './live-heed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line whose other end answers pings, and sends what a test says. */
function lineOf({ doesAnswer = true } = {}) {
  const connection = { bytesRead: 500 }
  const line = Object.assign(new EventEmitter(), {
    isOver: false,
    ping() {
      if (!doesAnswer) return
      connection.bytesRead += 6
      line.emit('pong', Buffer.alloc(0))
    },
    terminate() {
      line.isOver = true
    },
  })
  return { connection, line, stop: heed(line, connection, Buffer.alloc(0)) }
}

test('[LV46] a message that was begun ends its line within 30 s, whether pings are answered or not', () => {
  for (const doesAnswer of [true, false]) {
    const { connection, line, stop } = lineOf({ doesAnswer })
    connection.bytesRead += 100
    vi.advanceTimersByTime(30_000)
    expect(line.isOver).toBe(true)
    stop()
  }
})

test('[LV46] a line that answers no ping ends within 30 s', () => {
  const { line, stop } = lineOf({ doesAnswer: false })
  vi.advanceTimersByTime(30_000)
  expect(line.isOver).toBe(true)
  stop()
})

test('[LV46] a line that is silent, or sends whole messages, stands', () => {
  const { connection, line, stop } = lineOf()
  for (let second = 0; second < 120; second += 1) {
    if (second % 7 === 0) {
      connection.bytesRead += 100
      line.emit('message')
    }
    vi.advanceTimersByTime(1_000)
  }
  vi.advanceTimersByTime(120_000)
  expect(line.isOver).toBe(false)
  stop()
})
