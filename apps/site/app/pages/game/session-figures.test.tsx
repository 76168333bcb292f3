import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { TranslateContext } from '../../ground/text/use-texts.tsx'
import { ShownSession } from './session-figures.tsx'
import type { SessionTold } from './session-told.ts'

const t = translator(pickTexts({}, ['session_panel']))

const drawn = (told: SessionTold | undefined) =>
  renderToStaticMarkup(
    <TranslateContext value={t}>
      <ShownSession told={told} />
    </TranslateContext>,
  ).replaceAll('\u00a0', ' ')

const factsOf = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, figure]) => [name, figure])

const limit = {
  kind: 'loss',
  title: 'Daglig tabsgrænse',
  used: 'Du har tabt 50 kr. af 100 kr. i denne periode.',
  left: 'Der er 50 kr. tilbage.',
  percent: 50,
  nearness: 'within',
} as const
const told = (stakedOre: number, wonOre: number): SessionTold => {
  return { ok: true, stakedOre, wonOre, limits: [limit] }
}

test('[LIM-07] the session has its net result: what was won, less what was staked', () => {
  expect(factsOf(drawn(told(31_200, 28_640)))).toEqual([
    ['Spillet for', '312 kr.'],
    ['Vundet', '286,40 kr.'],
    ['Nettoresultat', '−25,60 kr.'],
  ])
  expect(factsOf(drawn(told(1_000, 4_000)))[2]).toEqual(['Nettoresultat', '30 kr.'])
})

test('[LIM-07] until it is told each figure has its place, and no limit is said to be missing', () => {
  const html = drawn(undefined)
  expect(factsOf(html).map(([, figure]) => figure)).toEqual(['…', '…', '…'])
  expect(html).not.toContain('Du har ingen grænser.')
})

test('[LIM-01] each limit is shown with its bar and its words, and with no way to change it', () => {
  const reached = {
    ...limit,
    title: 'Daglig tidsgrænse',
    percent: 100,
    nearness: 'reached',
  } as const
  const html = drawn({ ...told(0, 0), limits: [limit, reached] })
  const bars = [...html.matchAll(/aria-label="([^"]*)"[^>]*aria-valuenow="(\d+)"/g)]
  expect(bars.map(([, name, percent]) => [name, percent])).toEqual([
    ['Daglig tabsgrænse', '50'],
    ['Daglig tidsgrænse', '100'],
  ])
  expect(html).toContain(`<p class="s-session__used">${limit.used}</p>`)
  expect(html).toContain(`<p class="s-session__left s-session__left--within">${limit.left}</p>`)
  expect(html).toContain('s-session__left--reached')
  expect(html).not.toMatch(/<a |<button|<form/)
  expect(drawn({ ...told(0, 0), limits: [] })).toContain('Du har ingen grænser.')
})
