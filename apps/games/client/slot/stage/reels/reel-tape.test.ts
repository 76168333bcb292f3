import { describe, expect, test } from 'vitest'
import { rowsBetween, symbolAt } from './reel-tape.ts'

const from = { strip: [10, 11, 12, 13], stop: 3 }
const to = { strip: [20, 21, 22, 23, 24], stop: 4 }
const tape = { from, to, symbols: 12 }
const window = (turned: number) => [-1, 0, 1, 2, 3].map((row) => symbolAt(tape, turned, row))

describe('a turning reel', () => {
  test('leaves from what stood in the window, with its true neighbours', () => {
    expect(window(0)).toEqual([12, 13, 10, 11, 12])
  })

  test('arrives at what the round stopped on, with its true neighbours', () => {
    expect(window(12)).toEqual([23, 24, 20, 21, 22])
  })

  test('moves one row down for each symbol it has turned', () => {
    for (let turned = 0; turned < 12; turned += 1) {
      expect(window(turned + 1).slice(1)).toEqual(window(turned).slice(0, -1))
    }
  })
})

test('reels that turn as one show the same as soon as what they stood on has left the window', () => {
  const others = { strip: [30, 31, 32], stop: 1 }
  const twins = [from, others].map((left) => ({ ...tape, from: left, isTwin: true }))
  const shown = (turned: number) =>
    twins.map((twin) => [0, 1, 2].map((row) => symbolAt(twin, turned, row)))
  expect(shown(0)).toEqual([
    [13, 10, 11],
    [31, 32, 30],
  ])
  for (let turned = 3; turned <= 12; turned += 1) {
    const [first, second] = shown(turned)
    expect(first).toEqual(second)
  }
})

test('a reel that changes its height has its old one when it leaves and its new one when it lands', () => {
  expect(rowsBetween(7, 3, 20)).toBe(7)
  expect(rowsBetween(7, 3, 0)).toBe(3)
  const rows = Array.from({ length: 200 }, (_, left) => rowsBetween(7, 3, 10 - left / 20))
  expect(rows).toEqual([...rows].sort((a, b) => b - a))
})
