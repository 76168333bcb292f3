import { expect, test } from 'vitest'
import { firstTurn, turn } from './slide-turn.ts'

test('[HEAD-06] slides come one after the other, and after the last the first', () => {
  const second = turn(firstTurn, { type: 'due' }, 3)
  expect(second).toEqual({ place: 1, isPaused: false })
  const third = turn(second, { type: 'due' }, 3)
  expect(turn(third, { type: 'due' }, 3)).toEqual({ place: 0, isPaused: false })
})

test('[DATA-15] one who turns the slides by hand stops them', () => {
  expect(turn(firstTurn, { type: 'previous' }, 3)).toEqual({ place: 2, isPaused: true })
  expect(turn(firstTurn, { type: 'next' }, 3)).toEqual({ place: 1, isPaused: true })
  expect(turn(firstTurn, { type: 'go', place: 2 }, 3)).toEqual({ place: 2, isPaused: true })
})

test('[HEAD-06] what is paused stays where it is until it is told to go on', () => {
  const paused = turn({ place: 1, isPaused: false }, { type: 'pause' }, 3)
  expect(paused).toEqual({ place: 1, isPaused: true })
  expect(turn(paused, { type: 'play' }, 3)).toEqual({ place: 1, isPaused: false })
})

test('a single slide and none have nowhere to go', () => {
  expect(turn(firstTurn, { type: 'due' }, 1).place).toBe(0)
  expect(turn(firstTurn, { type: 'due' }, 0).place).toBe(0)
})
