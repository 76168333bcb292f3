import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Preparer } from './preparer.ts'

/** A game of so many pieces, each of which is noted as it is done. */
function gameOf(name: string, pieces: number, done: string[], failsAt = Number.NaN) {
  return {
    *prepare() {
      for (let piece = 1; piece <= pieces; piece += 1) {
        if (piece === failsAt) throw new Error(`${name} fails`)
        done.push(name + piece)
        yield
      }
    },
  }
}

test('between any two pieces everybody else has a turn', async () => {
  const done: string[] = []
  const prepared = new Preparer().prepare(gameOf('a', 4, done))
  const added: number[] = []
  while (done.length < 4) {
    const before = done.length
    await setImmediate()
    added.push(done.length - before)
  }
  await prepared
  expect(Math.max(...added)).toBe(1)
})

test('games are prepared one after the other, and one that fails stops no other', async () => {
  const done: string[] = []
  const preparer = new Preparer()
  const [a, b, c] = [
    preparer.prepare(gameOf('a', 2, done)),
    preparer.prepare(gameOf('b', 3, done, 2)),
    preparer.prepare(gameOf('c', 2, done)),
  ]
  await expect(b).rejects.toThrow('b fails')
  await Promise.all([a, c])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'c2'])
})
