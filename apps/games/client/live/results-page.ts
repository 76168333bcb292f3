import { element } from '../frame/element.ts'
import type { Page } from '../frame/panel.ts'
import type { LiveKind } from './live-kind.ts'
import { askForOutcomes } from './live-server.ts'
import { texts } from './texts.ts'

/** All results that the table tells of, asked for when they are looked at. They say nothing of the next. (LV30) */
export function resultsPage(gameId: string, { results }: Pick<LiveKind, 'results'>): Page {
  return {
    name: 'results',
    title: texts.results,
    fill(into) {
      const shown = element('div', { class: 'all-results' })
      const lead = element('p', { role: 'status' }, texts.resultsLoading)
      into.append(lead, shown)
      void askForOutcomes(gameId).then((latest) => {
        if (!latest) {
          lead.textContent = texts.resultsMissing
          return
        }
        lead.textContent = `${texts.resultsLead(latest.length)} ${texts.noAdvice}`
        shown.replaceChildren(...results(latest))
      })
    },
  }
}
