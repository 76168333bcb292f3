import { expect, test } from 'vitest'
import { Forced } from './forced.ts'

test('an outcome is taken as often as told, by its party and only where it fits', () => {
  const forced = new Forced()
  forced.add({ party: 'rofus', outcome: 'fault', times: 2 })
  forced.add({ party: 'rofus', outcome: 'down', times: 'always' })
  expect(forced.take('mitid', () => true)).toBeUndefined()
  expect(forced.take('rofus', (each) => each === 'slow')).toBeUndefined()
  expect(forced.take('rofus', () => true)).toBe('fault')
  expect(forced.take('rofus', () => true)).toBe('fault')
  expect(forced.take('rofus', () => true)).toBe('down')
  expect(forced.take('rofus', () => true)).toBe('down')
  forced.reset()
  expect(forced.list()).toEqual([])
})
