import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { noticeBegins, noticeFigures } from './play-notice-words.ts'

const t = translator(pickTexts({}, ['responsible_popup', 'unit']))

const notice = {
  toldAt: '2026-11-21T14:05:59.000Z',
  since: '2026-11-21T13:00:00.000Z',
  loggedInAt: '2026-11-21T12:00:00.000Z',
  stakedOre: ore(24_000),
  wonOre: ore(18_050),
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('[SCREEN-04] a notice has four figures: time, staked, won, and what came of it', () => {
  const figures = noticeFigures(t, notice).map((figure) => figure.map(withPlainSpaces))
  expect(figures).toEqual([
    ['Logget ind i', '2 t. og 5 min.'],
    ['Spillet for siden sidst', '240 kr.'],
    ['Vundet', '180,50 kr.'],
    ['Nettoresultat', '−59,50 kr.'],
  ])
})

test('[SCREEN-04] the figures count from the last notice, the first from the account’s beginning', () => {
  const since = 'Tallene er fra den 21. november 2026 kl. 14.00 og til nu.'
  expect(withPlainSpaces(noticeBegins(t, notice))).toBe(since)
  const first = noticeBegins(t, { ...notice, since: undefined })
  expect(first).toBe('Tallene er, fra du oprettede din spilkonto og til nu.')
})
