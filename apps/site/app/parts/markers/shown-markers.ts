import { type Mark, type OwnMarkers, readOwnMarkers } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'
import { markWords } from './mark-words.ts'

/** What was seen of a player's play, in words. */
export interface ShownMarkers {
  level: OwnMarkers['level']
  seen: readonly string[]
  /** What a level means, to who stands at one. */
  advice: string
  changes: readonly string[]
}

const advices = {
  0: 'markers.standing_0',
  1: 'markers.level_1',
  2: 'markers.level_2',
  3: 'markers.level_3',
} as const

/** Put into words by the server: pages carry no script for it. */
export async function loadMarkers(scope: RequestScope, url: URL): Promise<ShownMarkers> {
  const { level, marks, changes } = await ask(scope, url, readOwnMarkers, {})
  const t = translator(textsOf(scope, 'markers'))
  return {
    level,
    seen: marks.map((mark: Mark) => markWords(t, mark)),
    advice: t(advices[level]),
    changes: changes.map(({ at, from, to }) =>
      t('markers.change', { moment: formatMoment(at), from: String(from), to: String(to) }),
    ),
  }
}
