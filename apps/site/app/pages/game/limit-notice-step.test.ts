import { expect, test } from 'vitest'
import type { Nearness } from '../../parts/deposit-limits/nearness.ts'
import { type Noticed, nothingNoticed, noticeLimits, putAway } from './limit-notice-step.ts'

const limit = (nearness: Nearness, kind: 'deposit' | 'loss' | 'stake' | 'time' = 'loss') => {
  return { kind, title: `Daglig: ${kind}`, used: '', left: '', percent: 0, nearness }
}

/** What is told after each answer of the server, each notice put away before the next. */
function toldOf(...answers: readonly (readonly ReturnType<typeof limit>[])[]) {
  let noticed: Noticed = nothingNoticed
  return answers.map((limits) => {
    noticed = noticeLimits(putAway(noticed), limits)
    return noticed.shown && [noticed.shown.kind, noticed.shown.nearness]
  })
}

test('[LIM-01] a limit of play is told of at nine tenths and when it is reached, once each', () => {
  const steps = (['within', 'near', 'close', 'close', 'reached', 'reached'] as const).map(
    (each) => [limit(each)],
  )
  expect(toldOf(...steps)).toEqual([
    undefined,
    undefined,
    ['loss', 'close'],
    undefined,
    ['loss', 'reached'],
    undefined,
  ])
})

test('[LIM-01] of several limits the nearest is told, and no limit of deposits', () => {
  expect(
    toldOf([limit('close', 'stake'), limit('reached', 'time'), limit('reached', 'deposit')]),
  ).toEqual([['time', 'reached']])
  expect(toldOf([limit('reached', 'deposit')])).toEqual([undefined])
})

test('[LIM-01] of two limits that are near at once the second is told the next time', () => {
  const both = [limit('close', 'stake'), limit('reached', 'time')]
  expect(toldOf(both, both, both)).toEqual([['time', 'reached'], ['stake', 'close'], undefined])
})

test('[LIM-01] a reached limit that is not put away gives its place to none that is only close', () => {
  const reached = noticeLimits(nothingNoticed, [limit('reached', 'time')])
  const both = [limit('reached', 'time'), limit('close', 'stake')]
  const after = noticeLimits(reached, both)
  expect(after.shown).toMatchObject({ kind: 'time' })
  expect(noticeLimits(putAway(after), both).shown).toMatchObject({ kind: 'stake' })
})

test('[LIM-01] a limit that had room again is told of anew', () => {
  expect(toldOf([limit('close')], [limit('within')], [limit('close')])).toEqual([
    ['loss', 'close'],
    undefined,
    ['loss', 'close'],
  ])
})

test('what is shown stays until it is put away or another comes', () => {
  const shown = noticeLimits(nothingNoticed, [limit('close')])
  expect(noticeLimits(shown, [limit('close')]).shown).toEqual(limit('close'))
  expect(noticeLimits(shown, [limit('reached')]).shown).toEqual(limit('reached'))
  expect(putAway(shown).shown).toBeUndefined()
})
