import type { SummaryPart } from '@nordlys/contracts'
import { kroner, minuteMs, zeroOre } from '@nordlys/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aDay } from '../../../../server/testing/test-product-neighbour.ts'
import { pickTexts } from '../../../ground/text/pick-texts.ts'
import { translator } from '../../../ground/text/texts.ts'
import { PeriodCard } from './period-card.tsx'
import { periodView } from './period-view.ts'

const t = translator(pickTexts({}, ['figures', 'unit']))
const { parts: _, playMs: __, ...day } = aDay
const none = {
  ...day,
  ...{ stakedOre: zeroOre, wonOre: zeroOre, jackpotsOre: zeroOre, resultOre: zeroOre },
}
const part = (day: number, over: Partial<SummaryPart>): SummaryPart => ({
  ...none,
  from: new Date(Date.UTC(2026, 10, day - 1, 23)),
  to: new Date(Date.UTC(2026, 10, day, 23)),
  ...over,
})
const lost = part(20, {
  ...{ depositedOre: kroner(500), takenBackOre: kroner(100), withdrawnOre: kroner(50) },
  ...{ stakedOre: kroner(200), wonOre: kroner(20), jackpotsOre: kroner(30) },
  resultOre: kroner(-150),
})
const won = part(22, { stakedOre: kroner(10), wonOre: kroner(35), resultOre: kroner(25) })

function drawn(over: Partial<SummaryPart> & { parts?: SummaryPart[]; playMs?: number }): string {
  const { parts = [], playMs = 0, ...figures } = over
  const summary = { ok: true as const, ...none, ...figures, parts, playMs }
  return renderToStaticMarkup(<PeriodCard {...periodView(t, '30', summary)} />).replaceAll(
    '\u00a0',
    ' ',
  )
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
const cellsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => textOf(row).split('|').slice(1, -1))

test('[SCREEN-13] the table has each part in which anything moved, and the whole of the period', () => {
  const whole = { depositedOre: kroner(500), takenBackOre: kroner(100), stakedOre: kroner(210) }
  const html = drawn({
    ...whole,
    ...{ withdrawnOre: kroner(50), wonOre: kroner(55), jackpotsOre: kroner(30) },
    resultOre: kroner(-125),
    parts: [lost, part(21, {}), won],
  })
  expect(cellsOf(html)).toEqual([
    ['Fra', 'Indbetalt', 'Udbetalt', 'Indsatser', 'Gevinster', 'Nettoresultat'],
    ['20. november 2026', '400 kr.', '50 kr.', '200 kr.', '50 kr.', '−150 kr. tabt'],
    ['22. november 2026', '0 kr.', '0 kr.', '10 kr.', '35 kr.', '+25 kr. vundet'],
    ['I alt', '400 kr.', '50 kr.', '210 kr.', '85 kr.', '−125 kr. tabt'],
  ])
})

test('[SCREEN-13] a loss has its sign and its word, as a win has, and no colour of its own', () => {
  const [loss, gain] = [drawn({ resultOre: kroner(-346) }), drawn({ resultOre: kroner(346) })]
  expect(textOf(loss)).toContain('−346 kr. tabt')
  expect(textOf(gain)).toContain('+346 kr. vundet')
  const plain = (html: string) => html.replace(/[−+]346 kr\.|tabt|vundet/g, '')
  expect(plain(loss)).toBe(plain(gain))
  expect(textOf(drawn({ playMs: 90 * minuteMs }))).toContain('Tid i spil|1 t. 30 min.')
})

test('[SCREEN-13] the picture is one image for the ear, with its bars', () => {
  const html = drawn({ parts: [lost, won] })
  expect(html).toContain('role="img"')
  expect([...html.matchAll(/<rect/g)]).toHaveLength(2)
  expect(textOf(drawn({ parts: [part(20, {})] }))).toContain('Der er ingen bevægelser i perioden.')
})
