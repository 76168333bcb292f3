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
  deposits: 2,
  depositedOre: kroner(300),
}
const before = {
  playMs: 20 * hourMs,
  stakedOre: kroner(1_000),
  wonOre: kroner(500),
  deposits: 5,
  depositedOre: kroner(1_000),
}

const rows = (picture: Parameters<typeof pictureRows>[1]) =>
  pictureRows(t, picture).map(({ label, week, before }) =>
    [label, week, before].map((text) => text?.replaceAll('\u00a0', ' ')),
  )

test('[SCREEN-13] the week stands beside an average week of the 30 days before it', () => {
  expect(rows({ week, before })).toEqual([
    ['Tid i spil', '3 t. 10 min.', '4 t. 40 min.'],
    ['Nettoresultat', '−120 kr.', '−116 kr.'],
    ['Indbetalinger', '2 (300 kr.)', '233 kr.'],
  ])
})

test('[SCREEN-13] a week of nothing, and a win, are told alike', () => {
  const nothing = {
    playMs: 0,
    stakedOre: zeroOre,
    wonOre: zeroOre,
    deposits: 0,
    depositedOre: zeroOre,
  }
  const won = { ...before, wonOre: kroner(1_600) }
  expect(rows({ week: nothing, before: won })).toEqual([
    ['Tid i spil', '0 min.', '4 t. 40 min.'],
    ['Nettoresultat', '0 kr.', '140 kr.'],
    ['Indbetalinger', '0 (0 kr.)', '233 kr.'],
  ])
})

test('[SCREEN-13] a young account has nothing beside its week', () => {
  expect(rows({ week }).map(([, , beside]) => beside)).toEqual([undefined, undefined, undefined])
})
