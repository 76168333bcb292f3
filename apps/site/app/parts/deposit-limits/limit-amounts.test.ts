import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { amountOf, amountText, minutesText, sizeOf } from './limit-amounts.ts'

const t = translator(pickTexts({}, ['limit_words']))

test('[LIM-01] time is told in hours and minutes, without what is nothing', () => {
  const told = [0, 1, 59, 60, 61, 90, 120, 1_440, 1_621].map((minutes) => minutesText(t, minutes))
  expect(told).toEqual([
    '0 minutter',
    '1 minut',
    '59 minutter',
    '1 time',
    '1 time og 1 minut',
    '1 time og 30 minutter',
    '2 timer',
    '24 timer',
    '27 timer og 1 minut',
  ])
})

test('[LIM-01] an amount is compared as a number and told in its unit', () => {
  expect(amountText(t, amountOf('loss', 150_050n))).toBe('1.500,50\u00a0kr.')
  expect(amountText(t, amountOf('time', 90n))).toBe('1 time og 30 minutter')
  expect([sizeOf({ ore: kroner(20) }), sizeOf({ minutes: 20 })]).toEqual([2_000n, 20n])
})
