import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { TranslateContext } from '../../ground/text/use-texts.tsx'
import { PictureCard } from './picture-card.tsx'
import type { PictureRow } from './picture-rows.ts'

const drawn = (row: PictureRow) =>
  renderToStaticMarkup(
    <TranslateContext value={translator(pickTexts({}, ['play_picture']))}>
      <PictureCard rows={[row]} />
    </TranslateContext>,
  )

/** What is read, cell by cell. */
const cellsOf = (html: string) =>
  [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, ' ').trim(),
  )

test('[SCREEN-13] what is of the week, of the month and of its average week each says so', () => {
  const before = { total: '20 t. 0 min. i alt', perWeek: '4 t. 40 min. pr. uge i snit' }
  const html = drawn({ label: 'Tid i spil', week: '3 t. 10 min.', before })
  expect(cellsOf(html)).toEqual([
    '',
    'Seneste 7 dage',
    'De 30 dage før',
    'Tid i spil',
    '3 t. 10 min.',
    '20 t. 0 min. i alt 4 t. 40 min. pr. uge i snit',
  ])
})

test('[SCREEN-13] a young account has its week alone, and is told when there is more', () => {
  const html = drawn({ label: 'Tid i spil', week: '3 t. 10 min.', before: undefined })
  expect(cellsOf(html)).toEqual(['', 'Seneste 7 dage', 'Tid i spil', '3 t. 10 min.'])
  expect(html).toContain('Når din spilkonto er 37 dage gammel')
})
