import { expect, test } from 'vitest'
import { Hold } from './hold.ts'

test('[FLT-06] nothing is staked while the page lies over the game, however often it says so', () => {
  const hold = new Hold()
  expect([hold.begin(), hold.begin()]).toEqual([true, false])
  expect(hold.lets({ type: 'spin-pressed' })).toBe(false)
  expect(hold.lets({ type: 'gambled', choice: 'red' })).toBe(false)
  expect(hold.lets({ type: 'answer-lost' })).toBe(true)
  hold.end()
  hold.end()
  expect(hold.lets({ type: 'spin-pressed' })).toBe(true)
})

test('[FLT-06] a round that has begun waits before its next step, and goes on from there', () => {
  const hold = new Hold()
  const done: string[] = []
  const act = (name: 'moving' | 'showing') => hold.act({ name, at: 0 }, () => void done.push(name))
  act('moving')
  hold.begin()
  act('showing')
  expect(done).toEqual(['moving'])
  hold.end()
  hold.end()
  expect(done).toEqual(['moving', 'showing'])
})

test('[FLT-06] what was asked of the server is asked on, and a round that is over may rest', () => {
  const hold = new Hold()
  const done: string[] = []
  hold.begin()
  hold.act({ name: 'asking', attempt: 2 }, () => void done.push('asked'))
  hold.act({ name: 'resting' }, () => void done.push('rested'))
  expect(done).toEqual(['asked', 'rested'])
})
