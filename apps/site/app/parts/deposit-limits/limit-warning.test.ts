import type { LimitStanding } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { warningOf } from './limit-warning.ts'
import { shownDepositLimits } from './load-deposit-limits.ts'

const t = translator(pickTexts({}, ['limit_words']))
const at = new Date('2026-11-27T21:40:00Z')

function deposits(used: number, limit: number, room?: number): LimitStanding {
  return {
    kind: 'deposit',
    period: 'week',
    limit: { ore: kroner(limit) },
    since: new Date('2026-11-01T12:00:00Z'),
    used: { ore: kroner(used) },
    left: { ore: kroner(Math.max(0, limit - used)) },
    ...(room !== undefined && { nextRoom: { at, amount: { ore: kroner(room) } } }),
  }
}

const told = (standing: LimitStanding) => warningOf(t, standing)?.replaceAll('\u00a0', ' ')

test('[LIM-01] at 75, 90 and 100 percent it is told, with when room comes back', () => {
  const room = 'Der bliver plads til 200 kr. mere den 27. nov. kl. 22.40.'
  expect(told(deposits(749, 1_000, 200))).toBeUndefined()
  expect(told(deposits(755, 1_000, 200))).toBe(`Du har brugt 75 % af grænsen. ${room}`)
  expect(told(deposits(899, 1_000, 200))).toBe(`Du har brugt 89 % af grænsen. ${room}`)
  expect(told(deposits(900, 1_000, 200))).toBe(
    `Du er tæt på grænsen. Der er 100 kr. tilbage. ${room}`,
  )
  expect(told(deposits(1_000, 1_000, 200))).toBe(
    `Du har nået grænsen og kan ikke indbetale mere lige nu. ${room}`,
  )
  expect(told(deposits(1_000, 1_000))).toBe(
    'Du har nået grænsen og kan ikke indbetale mere lige nu.',
  )
})

test('[LIM-01] a limit of nothing is told as what it is, and no room is promised', () => {
  expect(told(deposits(0, 0))).toBe('Grænsen er 0 kr., så du kan ikke indbetale.')
  expect(told({ ...deposits(0, 0), kind: 'loss' })).toBe(
    'Grænsen er 0 kr., så du kan ikke spille for penge.',
  )
})

test('[LIM-01] of time it is told when there is more, and not how much', () => {
  const time: LimitStanding = {
    kind: 'time',
    period: 'day',
    limit: { minutes: 60 },
    used: { minutes: 60 },
    left: { minutes: 0 },
    nextRoom: { at, amount: { minutes: 60 } },
  }
  expect(told(time)).toBe(
    'Du har nået grænsen og kan ikke spille for penge lige nu. ' +
      'Der bliver mere plads den 27. nov. kl. 22.40.',
  )
  expect(told({ ...time, used: { minutes: 50 }, left: { minutes: 10 } })).toBe(
    'Du har brugt 83 % af grænsen. Der bliver mere plads den 27. nov. kl. 22.40.',
  )
})

test('[LIM-01] no warning speaks of a higher limit', () => {
  for (const used of [750, 900, 1_000]) {
    expect(told(deposits(used, 1_000, 100))).not.toMatch(/hæv|højere|ændr/i)
  }
})

test('[LIM-01] a card of deposits shows the limits that there are, and of deposits alone', () => {
  const { limit, left, since, ...none } = deposits(100, 1_000)
  const shown = shownDepositLimits(t, [
    deposits(900, 1_000, 200),
    { ...none, period: 'day' },
    { ...deposits(0, 100), kind: 'loss' },
  ])
  expect(shown).toEqual([
    {
      period: 'week',
      since,
      amountOre: kroner(1_000),
      usedOre: kroner(900),
      leftOre: kroner(100),
      warning: expect.stringContaining('Du er tæt på grænsen.'),
      room: expect.stringMatching(/^Der bliver plads til 200\skr\. mere den/),
      roomAt: new Date('2026-11-27T21:40:00.000Z'),
    },
  ])
})
