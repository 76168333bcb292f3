import { element } from '../../frame/element.ts'
import type { Page } from '../../frame/panel.ts'
import type { Paytable } from './poker-game.ts'
import { pokerTexts as texts } from './poker-texts.ts'

/** The pay of each hand, from the very rules that the hand is settled with. */
export function paytablePage(paytables: readonly Paytable[]): Page {
  return {
    name: 'paytable',
    title: texts.paytable,
    fill(into) {
      for (const { captionDa, noteDa, rows } of paytables) {
        into.append(table(captionDa, rows), element('p', {}, noteDa))
      }
    },
  }
}

function table(caption: string, rows: Paytable['rows']): HTMLElement {
  const head = (label: string) => element('th', { scope: 'col' }, label)
  return element(
    'table',
    { class: 'pk-paytable' },
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, head(texts.hand), head(texts.pays))),
    element(
      'tbody',
      {},
      ...rows.map(([handDa, timesStake]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, handDa),
          element('td', {}, texts.timesStake(timesStake)),
        ),
      ),
    ),
  )
}
