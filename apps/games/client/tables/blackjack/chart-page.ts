import { hardRows, pairRows, softRows, upValues } from '@nordlys/game-math/tables/blackjack/chart'
import type { BlackjackRules } from '@nordlys/game-math/tables/blackjack/rules'
import { element } from '../../frame/element.ts'
import type { Page } from '../../frame/panel.ts'
import { blackjackTexts as texts } from './blackjack-texts.ts'

type Cell = keyof typeof texts.chartWords

/** The basic strategy, from the very rows that the printed return is worked out with. */
export function chartPage({ surrender }: BlackjackRules): Page {
  const cellOf = (letter: string): Cell => {
    const isCell = letter in texts.chartWords
    const cell = isCell ? (letter as Cell) : 'h'
    return cell === 'r' && surrender === 'none' ? 'h' : cell
  }
  return {
    name: 'chart',
    title: texts.chart,
    fill(into) {
      into.append(
        element('p', {}, texts.chartLead),
        legend(surrender),
        table(
          texts.chartHard,
          rowsOf(hardRows, (row) => row),
          cellOf,
        ),
        table(
          texts.chartSoft,
          rowsOf(softRows, (row) => row),
          cellOf,
        ),
        table(texts.chartPairs, rowsOf(pairRows, pairName), cellOf),
      )
    },
  }
}

type Row = readonly [name: string, letters: string]

function rowsOf(rows: Readonly<Record<string, string>>, name: (row: string) => string): Row[] {
  return Object.entries(rows).map(([row, letters]) => [name(row), letters])
}

function pairName(value: string): string {
  const name = value === '1' ? 'E' : value
  return `${name}-${name}`
}

function table(
  caption: string,
  rows: readonly Row[],
  cellOf: (letter: string) => Cell,
): HTMLElement {
  const ups = upValues.map((value) => (value === 1 ? 'E' : String(value)))
  return element(
    'table',
    { class: 'bj-chart' },
    element('caption', {}, caption),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col', title: texts.chartUp }, ''),
        ...ups.map((up) => element('th', { scope: 'col' }, up)),
      ),
    ),
    element(
      'tbody',
      {},
      ...rows.map(([name, letters]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, name),
          ...[...letters].map((letter) => {
            const cell = cellOf(letter)
            const words = texts.chartWords[cell]
            return element(
              'td',
              { 'data-cell': cell, title: words },
              element('span', { 'aria-hidden': 'true' }, shortOf(cell)),
              element('span', { class: 'spoken' }, words),
            )
          }),
        ),
      ),
    ),
  )
}

/** As players know them. */
function shortOf(cell: Cell): string {
  return { h: 'K', s: 'S', d: 'F', e: 'F', r: 'O', p: 'P', '.': '–' }[cell]
}

function legend(surrender: BlackjackRules['surrender']): HTMLElement {
  const cells = (Object.keys(texts.chartWords) as Cell[]).filter(
    (cell) => cell !== 'r' || surrender === 'late',
  )
  return element(
    'ul',
    { class: 'bj-legend' },
    ...cells.map((cell) =>
      element(
        'li',
        {},
        element('span', { 'data-cell': cell, 'aria-hidden': 'true' }, shortOf(cell)),
        texts.chartWords[cell],
      ),
    ),
  )
}
