import { expect, test } from 'vitest'
import { DialogDesk, dialogOrder } from './dialog-queue.ts'

test('one dialog at a time, in their order, whichever wanted it first', () => {
  const desk = new DialogDesk()
  const shown: unknown[] = []
  for (const name of dialogOrder.toReversed()) {
    desk.want(name, true)
    shown.push(desk.shown)
  }
  expect(shown).toEqual(dialogOrder.toReversed())
  for (const name of dialogOrder) {
    expect(desk.shown).toBe(name)
    desk.want(name, false)
  }
  expect(desk.shown).toBeUndefined()
})

test('[DATA-15] information comes after the greeting and before any offer', () => {
  const desk = new DialogDesk()
  for (const name of ['marketing', 'information', 'welcome'] as const) desk.want(name, true)
  expect(desk.shown).toBe('welcome')
  desk.want('welcome', false)
  expect(desk.shown).toBe('information')
  desk.want('information', false)
  expect(desk.shown).toBe('marketing')
})

test('none is shown over a payment, and what waited comes after it', () => {
  const desk = new DialogDesk()
  desk.setUndisturbed('payment')
  desk.want('network', true)
  expect(desk.shown).toBeUndefined()
  desk.setUndisturbed(undefined)
  expect(desk.shown).toBe('network')
})

test.each(['game', 'form'] as const)('over a %s comes only what cannot wait', (page) => {
  const desk = new DialogDesk()
  desk.setUndisturbed(page)
  for (const name of ['age', 'welcome', 'information', 'marketing'] as const) desk.want(name, true)
  expect(desk.shown).toBeUndefined()
  desk.want('session', true)
  expect(desk.shown).toBe('session')
  desk.want('session', false)
  desk.setUndisturbed(undefined)
  expect(desk.shown).toBe('age')
})

test('who listens is told of each change, and of nothing else', () => {
  const desk = new DialogDesk()
  let told = 0
  const stop = desk.subscribe(() => {
    told += 1
  })
  desk.want('age', true)
  desk.want('age', true)
  desk.setUndisturbed(undefined)
  desk.want('age', false)
  stop()
  desk.want('age', true)
  expect(told).toBe(2)
})
