import type { LimitChange, LimitStanding } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { changeRow } from './change-rows.ts'
import { toldOf } from './change-told.ts'

const t = translator(pickTexts({}, ['limit_words']))
const week = { kind: 'deposit', period: 'week' } as const
const requestedAt = new Date('2026-11-20T17:42:00Z')
const effectiveAt = new Date('2026-11-21T17:42:00Z')
const to = { ore: kroner(1_500) }
const from = { ore: kroner(1_000) }
const standing: LimitStanding = { ...week, used: { ore: kroner(0) }, limit: from }
const change: LimitChange = {
  ...week,
  from,
  to: { ore: kroner(500) },
  requestedAt,
  effectiveAt: requestedAt,
  state: 'in-force',
  requestedBy: 'player',
}

function told(
  stands: Partial<LimitStanding>,
  last: Partial<LimitChange> | undefined,
  taken = false,
) {
  const asked = { changed: taken ? undefined : week, takenBack: taken ? week : undefined }
  const changes = last ? [{ ...change, ...last }] : []
  const said = toldOf(t, asked, { limits: [{ ...standing, ...stands }], changes })
  return said && [said.title, said.text].map((text) => text?.replaceAll('\u00a0', ' '))
}

test('[LIM-03] a lower limit is told as one that holds at once', () => {
  expect(told({ limit: { ore: kroner(500) } }, {})).toEqual([
    'Din ugentlige indbetalingsgrænse er nu 500 kr.',
    'Ændringen gælder med det samme.',
  ])
})

test('[LIM-04] an increase is told with its moment, and once it holds as what it is', () => {
  const waiting = { to, requestedAt, effectiveAt }
  const moment =
    'Ændringen træder i kraft den 21. november 2026 kl. 18.42. Du kan fortryde indtil da.'
  expect(told({ waiting }, { to, effectiveAt, state: 'waiting' })).toEqual([
    'Din ugentlige indbetalingsgrænse bliver hævet til 1.500 kr.',
    moment,
  ])
  expect(told({ waiting: { requestedAt, effectiveAt } }, { state: 'waiting' })).toEqual([
    'Din ugentlige indbetalingsgrænse bliver fjernet.',
    moment,
  ])
  expect(told({ limit: to }, { to, effectiveAt })).toEqual([
    'Din ugentlige indbetalingsgrænse er nu 1.500 kr.',
    undefined,
  ])
  const { limit: _, ...gone } = standing
  expect(
    toldOf(t, { changed: week, takenBack: undefined }, { limits: [gone], changes: [change] }),
  ).toMatchObject({ title: 'Din ugentlige indbetalingsgrænse er fjernet.' })
})

test('[LIM-04] what was taken back is told with the limit that stays', () => {
  const said = ['Ændringen er annulleret.', 'Din ugentlige indbetalingsgrænse er stadig 1.000 kr.']
  expect(told({}, { state: 'canceled' }, true)).toEqual(said)
  expect(told({}, { state: 'canceled' })).toEqual(said)
  expect(told({ waiting: { to, requestedAt, effectiveAt } }, {}, true)).toBeUndefined()
})

test('an address that tells of a change that there was none of tells nothing', () => {
  expect(told({}, undefined)).toBeUndefined()
  expect(toldOf(t, { changed: undefined, takenBack: undefined }, { limits: [], changes: [] })).toBe(
    undefined,
  )
})

test('[LIM-03] [LIM-04] the table tells from what to what, and when each change holds', () => {
  const row = (of: Partial<LimitChange>) => {
    const {
      at,
      limit,
      byStaff,
      from: was,
      to: becomes,
      effect,
      tone,
    } = changeRow(t, { ...change, ...of })
    return [at, limit, byStaff, was, becomes, effect, tone].map((cell) =>
      typeof cell === 'string' ? cell.replaceAll('\u00a0', ' ') : cell,
    )
  }
  const at = '20. nov. kl. 18.42'
  expect(row({})).toEqual([
    at,
    'Ugentlig',
    false,
    '1.000 kr.',
    '500 kr.',
    'Med det samme',
    'success',
  ])
  expect(row({ from: undefined, to: { minutes: 90 }, kind: 'time', period: 'day' })).toEqual([
    at,
    'Daglig tidsgrænse',
    false,
    'Ingen',
    '1 time og 30 minutter',
    'Ved oprettelse',
    'success',
  ])
  expect(row({ to, effectiveAt, state: 'waiting' }).slice(4)).toEqual([
    '1.500 kr.',
    '21. nov. kl. 18.42',
    'warning',
  ])
  expect(row({ to: undefined, effectiveAt }).slice(4)).toEqual([
    'Ingen',
    '21. nov. kl. 18.42',
    'success',
  ])
  expect(row({ state: 'canceled', effectiveAt, requestedBy: 'staff' }).slice(2)).toEqual([
    true,
    '1.000 kr.',
    '500 kr.',
    'Annulleret',
    'neutral',
  ])
})
