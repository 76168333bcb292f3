import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { noticeWords } from './play-notice-words.ts'

const t = translator(pickTexts({}, ['responsible_popup', 'unit']))

const notice = {
  toldAt: '2026-11-21T14:05:59.000Z',
  since: '2026-11-21T13:00:00.000Z',
  loggedInAt: '2026-11-21T12:00:00.000Z',
  stakedOre: ore(24_000),
  wonOre: ore(18_050),
}

const words = (over: object) => noticeWords(t, { ...notice, ...over }).map(withPlainSpaces)

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('[SCREEN-04] a notice says what was staked since the last one, won, left, and for how long', () => {
  expect(words({})).toEqual([
    'Siden sidste besked, den 21. november 2026 kl. 14.00, har du spillet for 240 kr.',
    'Du har vundet 180,50 kr. Dit nettoresultat er −59,50 kr.',
    'Du har været logget ind i 2 t. og 5 min.',
  ])
})

test('[SCREEN-04] the first notice counts from the account’s beginning', () => {
  expect(words({ since: undefined })[0]).toBe(
    'Siden du oprettede din spilkonto, har du spillet for 240 kr.',
  )
})
