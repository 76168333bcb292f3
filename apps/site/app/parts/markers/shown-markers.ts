import { type OwnMarkers, readOwnMarkers } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { authoritiesOf } from '../../ground/configuration/configuration.ts'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { type Translate, translator } from '../../ground/text/texts.ts'
import { markWords } from './mark-words.ts'

/*
 * The markers seen in a player's play, put into words by the server, so that pages carry no script
 * for it.
 */

/** The words that a player at a level sees wherever they look at their account. */
export interface HarmTold {
  message: { tone: 'info'; isStanding: true; title: string; children: string }
  ways: readonly { href: string; size: 'small'; children: string }[]
}

const advices = {
  1: 'markers.level_1',
  2: 'markers.level_2',
  3: 'markers.level_3',
} as const

/** With limits, a pause and StopSpillet in reach; undefined at level 0. */
export async function loadHarmTold(scope: RequestScope, url: URL): Promise<HarmTold | undefined> {
  const { level, marks } = await ask(scope, url, readOwnMarkers, {})
  if (level === 0) return undefined
  const t = translator(textsOf(scope, 'markers'))
  const { stopSpilletPhone: phone, stopSpilletUrl } = authoritiesOf(scope.content)
  const told = [...marks.map((mark) => markWords(t, mark)), t(advices[level])].join(' ')
  const way = (href: string, children: string) => ({ href, size: 'small', children }) as const
  return {
    message: { tone: 'info', isStanding: true, title: t('markers.notice_title'), children: told },
    ways: [
      way('/min-konto/begraensninger', t('markers.limits')),
      way('/min-konto/begraensninger#pause', t('markers.pause')),
      way(stopSpilletUrl, t('markers.help', { phone })),
    ],
  }
}

/** All that is held of it, on the player's own page: where they stand, why, and what changed when. */
export async function loadMarkerLines(scope: RequestScope, url: URL): Promise<readonly string[]> {
  const { level, marks, changes } = await ask(scope, url, readOwnMarkers, {})
  const t = translator(textsOf(scope, 'markers'))
  return [
    t('markers.level', { level: String(level) }),
    ...marks.map((mark) => markWords(t, mark)),
    t(level === 0 ? 'markers.level_0' : advices[level]),
    ...changes.map((change) => changeWords(t, change)),
  ]
}

function changeWords(t: Translate, { at, from, to }: OwnMarkers['changes'][number]): string {
  return t('markers.change', { moment: formatMoment(at), from: String(from), to: String(to) })
}
