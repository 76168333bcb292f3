import { expect, test } from 'vitest'
import { DialogQueue, dialogOrder } from './dialog-queue.ts'

test('one dialog at a time, in their order, whichever wanted it first', () => {
  const queue = new DialogQueue()
  const shown: unknown[] = []
  for (const name of dialogOrder.toReversed()) {
    queue.want(name, true)
    shown.push(queue.shown)
  }
  expect(shown).toEqual(dialogOrder.toReversed())
  for (const name of dialogOrder) {
    expect(queue.shown).toBe(name)
    queue.want(name, false)
  }
  expect(queue.shown).toBeUndefined()
})

test('[DATA-15] information comes after the greeting and before any offer', () => {
  const queue = new DialogQueue()
  for (const name of ['marketing', 'information', 'welcome'] as const) queue.want(name, true)
  expect(queue.shown).toBe('welcome')
  queue.want('welcome', false)
  expect(queue.shown).toBe('information')
  queue.want('information', false)
  expect(queue.shown).toBe('marketing')
})

test('none is shown over a payment, and what waited comes after it', () => {
  const queue = new DialogQueue()
  queue.setUndisturbed('payment')
  queue.want('network', true)
  expect(queue.shown).toBeUndefined()
  queue.setUndisturbed(undefined)
  expect(queue.shown).toBe('network')
})

test.each(['game', 'form'] as const)('over a %s comes only what cannot wait', (page) => {
  const queue = new DialogQueue()
  queue.setUndisturbed(page)
  for (const name of ['age', 'welcome', 'information', 'marketing'] as const) queue.want(name, true)
  expect(queue.shown).toBeUndefined()
  queue.want('session', true)
  expect(queue.shown).toBe('session')
  queue.want('session', false)
  queue.setUndisturbed(undefined)
  expect(queue.shown).toBe('age')
})

test('[BONUS-02] the progress of a bonus is told over a game, after what is due to responsible play', () => {
  const queue = new DialogQueue()
  queue.want('wagering', true)
  for (const [page, shown] of [
    ['game', 'wagering'],
    ['form', undefined],
    ['payment', undefined],
    [undefined, 'wagering'],
  ] as const) {
    queue.setUndisturbed(page)
    expect(queue.shown).toBe(shown)
  }
  queue.want('responsible-gambling', true)
  queue.want('age', true)
  expect(queue.shown).toBe('responsible-gambling')
  queue.want('responsible-gambling', false)
  expect(queue.shown).toBe('wagering')
})

test('who listens is told of each change, and of nothing else', () => {
  const queue = new DialogQueue()
  let told = 0
  const stop = queue.subscribe(() => {
    told += 1
  })
  queue.want('age', true)
  queue.want('age', true)
  queue.setUndisturbed(undefined)
  queue.want('age', false)
  stop()
  queue.want('age', true)
  expect(told).toBe(2)
})
