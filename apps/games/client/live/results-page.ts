import { element } from '../frame/element.ts'
import type { Page } from '../frame/panel.ts'
import { fillLater } from './fill-later.ts'
import type { LiveKind } from './live-kind.ts'
import { askForOutcomes } from './live-server.ts'
import { texts } from './texts.ts'

/** All results that the table tells of, asked for when they are looked at. (LV30) */
export function resultsPage(gameId: string, { more }: Pick<LiveKind, 'more'>): Page {
  return {
    name: 'results',
    title: texts.results,
    fill(into) {
      fillLater(into, async () => {
        const [latest, { results }] = await Promise.all([askForOutcomes(gameId), more()])
        const lead = `${texts.resultsLead(latest.length)} ${texts.noAdvice}`
        return [element('p', {}, lead), ...results(latest)]
      })
    },
  }
}
