import { expect, test } from 'vitest'
import { isPauseKind, pauseChoices } from './pause-choices.ts'

const at = new Date('2026-11-21T12:00:00Z')
const startsAt = at
const kindsOf = (endsAt: string) =>
  pauseChoices({ kind: '30-days', startsAt, endsAt: new Date(endsAt) }, at).map(({ kind }) => kind)

test('[LIM-05] three pauses are offered, each with the moment it would end', () => {
  expect(pauseChoices(undefined, at)).toEqual([
    { kind: '24-hours', name: 'day', endsAt: new Date('2026-11-22T12:00:00Z') },
    { kind: '30-days', name: 'month', endsAt: new Date('2026-12-21T12:00:00Z') },
    { kind: 'permanent', name: 'permanent', endsAt: undefined },
  ])
})

test('[LIM-05] beside a pause those are offered that end an hour later, and after a closure none', () => {
  expect(kindsOf('2026-11-22T11:00:00Z')).toEqual(['24-hours', '30-days', 'permanent'])
  expect(kindsOf('2026-11-22T11:00:00.001Z')).toEqual(['30-days', 'permanent'])
  expect(kindsOf('2026-12-21T11:00:00Z')).toEqual(['30-days', 'permanent'])
  expect(kindsOf('2026-12-21T11:00:00.001Z')).toEqual(['permanent'])
  expect(pauseChoices({ kind: 'permanent', startsAt }, at)).toEqual([])
})

test('what is no pause is none', () => {
  expect(['permanent', 'constructor', '', null].map(isPauseKind)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
