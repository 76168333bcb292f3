import { isShown, type MissionKind, readMissions } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { slotsOf } from '../../../ground/finding/slots-of.ts'
import { ask } from '../../../ground/scope/ask.ts'
import { orElse } from '../../../ground/scope/or-else.ts'
import { type RequestScope, textsOf } from '../../../ground/scope/request-scope.ts'
import { translator } from '../../../ground/text/texts.ts'
import { askedGame } from './judge-answer.ts'
import { type MissionResult, missionResults } from './mission-address.ts'

/** A mission as its card shows it. */
export interface ShownMission {
  missionId: string
  kind: MissionKind
  state: 'offered' | 'started' | 'done'
  title: string
  text: string
  badge: string
  /** When the badge was given. */
  done: string | undefined
  way: { text: string; href: string }
  result: MissionResult | undefined
}

/** Missions of a player; undefined for one who may be offered nothing, and when nobody answers. */
export async function loadMissions(
  scope: RequestScope,
  url: URL,
): Promise<readonly ShownMission[] | undefined> {
  if (!isShown('missions', scope.knownPlayer?.standing)) return undefined
  return orElse(scope, undefined, async () => {
    const [{ missions }, games] = await Promise.all([
      ask(scope, url, readMissions, {}),
      scope.games.catalogue(),
    ])
    const t = translator(textsOf(scope, 'mission', 'missions'))
    const game = askedGame(slotsOf(games))
    const result = missionResults.find((one) => one === url.searchParams.get('svar'))
    return missions.map(({ missionId, kind, state, doneAt }) => ({
      missionId,
      kind,
      state,
      title: t(`mission.${kind}_title`),
      text:
        kind === 'read-figures'
          ? t('mission.read-figures_text', { game: game?.title ?? '' })
          : t(`mission.${kind}_text`),
      badge: t(`mission.${kind}_badge`),
      done: doneAt && t('missions.done', { date: formatDate(doneAt) }),
      way: wayOf(kind),
      result: url.searchParams.get('opgave') === missionId ? result : undefined,
    }))

    function wayOf(kind: MissionKind): ShownMission['way'] {
      switch (kind) {
        case 'read-figures':
          return {
            text: t('missions.see_figures', { game: game?.title ?? '' }),
            href: `/spilleautomater/matematik/${game?.gameId}`,
          }
        case 'check-round':
          return { text: t('missions.see_rounds'), href: '/min-konto/transaktioner' }
        case 'set-limit':
          return { text: t('missions.see_limits'), href: '/min-konto/begraensninger' }
        case 'take-self-test':
          return { text: t('missions.see_test'), href: '/selvtest' }
        case 'find-highest-return':
          return { text: t('missions.see_games'), href: '/spilleautomater/alle-spil' }
      }
    }
  })
}
