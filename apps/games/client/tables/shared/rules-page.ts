import type { TableOpened } from '@nordlys/contracts'
import { element } from '../../frame/element.ts'
import type { Page } from '../../frame/panel.ts'
import { tableTexts } from './table-texts.ts'

/** A game's rules as its own page on the site has them: the server makes both from the definition. */
export function rulesPage({ rulesDa }: TableOpened['game']): Page {
  return {
    name: 'rules',
    title: tableTexts.rules,
    fill(into) {
      for (const { heading, paragraphs } of rulesDa) {
        into.append(
          element('h3', {}, heading),
          ...paragraphs.map((paragraph) => element('p', {}, paragraph)),
        )
      }
    },
  }
}
