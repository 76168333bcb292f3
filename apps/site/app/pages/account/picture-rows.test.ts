import { hourMs, kroner, minuteMs, zeroOre } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { pictureRows } from './picture-rows.ts'

const t = translator(pickTexts({}, ['play_picture', 'unit']))

const week = {
  playMs: 3 * hourMs + 10 * minuteMs + 59_000,
  stakedOre: kroner(400),
  wonOre: kroner(280),
  resultOre: kroner(-120),
  deposits: 2,
  depositedOre: kroner(300),
}
const before = {
  playMs: 20 * hourMs,
  stakedOre: kroner(1_000),
  wonOre: kroner(500),
  resultOre: kroner(-500),
  deposits: 5,
  depositedOre: kroner(1_000),
}

const rows = (picture: Parameters<typeof pictureRows>[1]) =>
  pictureRows(t, picture).map(({ label, week, before }) =>
    [label, week, before?.total, before?.perWeek].map((text) => text?.replaceAll('\u00a0', ' ')),
  )

test('[SCREEN-13] the week stands beside the 30 days before it, all of them and their average week', () => {
  expect(rows({ week, before })).toEqual([
    ['Tid i spil', '3 t. 10 min.', '20 t. 0 min. i alt', '4 t. 40 min. pr. uge i snit'],
    ['Nettoresultat', '−120 kr.', '−500 kr. i alt', '−116 kr. pr. uge i snit'],
    ['Indbetalinger', '2 (300 kr.)', '5 (1.000 kr.) i alt', '233 kr. pr. uge i snit'],
  ])
})

test('[SCREEN-13] a week of nothing, and a win, are told alike', () => {
  const nothing = {
    playMs: 0,
    stakedOre: zeroOre,
    wonOre: zeroOre,
    resultOre: zeroOre,
    deposits: 0,
    depositedOre: zeroOre,
  }
  const won = { ...before, resultOre: kroner(600) }
  expect(rows({ week: nothing, before: won })).toEqual([
    ['Tid i spil', '0 min.', '20 t. 0 min. i alt', '4 t. 40 min. pr. uge i snit'],
    ['Nettoresultat', '0 kr.', '600 kr. i alt', '140 kr. pr. uge i snit'],
    ['Indbetalinger', '0 (0 kr.)', '5 (1.000 kr.) i alt', '233 kr. pr. uge i snit'],
  ])
})

test('[SCREEN-13] a young account has nothing beside its week', () => {
  expect(rows({ week }).map(([, , ...beside]) => beside)).toEqual(
    Array.from({ length: 3 }, () => [undefined, undefined]),
  )
})
