import type { LimitKind, LimitPeriod, LimitStanding } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { limitsInForce } from './limits-in-force.ts'

const t = translator(pickTexts({}, ['limit_words']))
const at = new Date('2026-11-27T21:40:00Z')

function standing(kind: LimitKind, period: LimitPeriod, used: number, limit = 1_000) {
  const amount = (count: number) => (kind === 'time' ? { minutes: count } : { ore: kroner(count) })
  const left = amount(Math.max(0, limit - used))
  const nextRoom = { at, amount: amount(used) }
  return { kind, period, limit: amount(limit), used: amount(used), left, nextRoom }
}

const told = (...limits: readonly LimitStanding[]) =>
  limitsInForce(t, limits).map(({ title, used, left, percent, nearness }) => {
    const words = [title, used, left].map((text) => text.replaceAll('\u00a0', ' '))
    return [...words, percent, nearness]
  })

test('[LIM-01] each limit that holds is told with what is used, what is left and when there is room', () => {
  const none: LimitStanding = { kind: 'stake', period: 'day', used: { ore: kroner(0) } }
  const limits = [standing('loss', 'week', 250), none, standing('time', 'day', 30, 120)]
  expect(told(...limits)).toEqual([
    [
      'Ugentlig tabsgrænse',
      'Du har tabt 250 kr. af 1.000 kr. i denne periode.',
      'Der er 750 kr. tilbage. Der bliver plads til 250 kr. mere den 27. nov. kl. 22.40.',
      25,
      'within',
    ],
    [
      'Daglig tidsgrænse',
      'Du har spillet 30 minutter af 2 timer de seneste 24 timer.',
      'Der er 1 time og 30 minutter tilbage. Der bliver mere plads den 27. nov. kl. 22.40.',
      25,
      'within',
    ],
  ])
})

test('[LIM-01] from 75, 90 and 100 percent on it is warned of, and what is left is told once', () => {
  const room = (amount: string) => `Der bliver plads til ${amount} kr. mere den 27. nov. kl. 22.40.`
  const rest = (used: number) => told(standing('stake', 'month', used)).map((all) => all.slice(2))
  expect(rest(750)).toEqual([
    [`Der er 250 kr. tilbage. Du har brugt 75 % af grænsen. ${room('750')}`, 75, 'near'],
  ])
  expect(rest(900)).toEqual([
    [`Du er tæt på grænsen. Der er 100 kr. tilbage. ${room('900')}`, 90, 'close'],
  ])
  expect(rest(1_000)).toEqual([
    [`Du har nået grænsen og kan ikke spille for penge lige nu. ${room('1.000')}`, 100, 'reached'],
  ])
})

test('[LIM-01] no limit is told with a word of a higher one', () => {
  for (const used of [0, 750, 900, 1_000]) {
    for (const kind of ['deposit', 'loss', 'stake', 'time'] as const) {
      const words = told(standing(kind, 'day', used))
        .flat()
        .join(' ')
      expect(words).not.toMatch(/hæv|højere|ændr|fjern/i)
    }
  }
})

test('[LIM-01] nothing used promises no room, and no limit is no line', () => {
  const { nextRoom: _, ...unused } = standing('deposit', 'day', 0)
  expect(told(unused)).toEqual([
    [
      'Daglig indbetalingsgrænse',
      'Du har indbetalt 0 kr. af 1.000 kr. de seneste 24 timer.',
      'Der er 1.000 kr. tilbage.',
      0,
      'within',
    ],
  ])
  expect(told()).toEqual([])
})
