import { type AnswerOf, readSpinHistory } from '@nordlys/contracts'
import { formatCount, formatDate, formatKroner } from '@nordlys/core'
import { ask } from '../../../ground/scope/ask.ts'
import { orElse } from '../../../ground/scope/or-else.ts'
import type { RequestScope } from '../../../ground/scope/request-scope.ts'
import type { Translate } from '../../../ground/text/texts.ts'

/** A player's play of promised spins, put into words on the server. [SCREEN-14] */
export interface SpinDays {
  days: readonly { day: string; date: string; played: string; won: string }[]
  ended: readonly { key: string; date: string; words: string; won: string }[]
}

/** Undefined where there is nothing to tell, and when the platform does not answer. */
export function loadSpinDays(
  scope: RequestScope,
  url: URL,
  t: Translate,
): Promise<SpinDays | undefined> {
  return orElse(scope, undefined, async () => {
    const { days, ended } = await ask(scope, url, readSpinHistory, {})
    return days.length + ended.length > 0 ? spinDays(t, { days, ended }) : undefined
  })
}

function spinDays(
  t: Translate,
  { days, ended }: Pick<AnswerOf<typeof readSpinHistory>, 'days' | 'ended'>,
): SpinDays {
  return {
    days: days.map(({ day, played, wonOre }) => ({
      day,
      date: formatDate(new Date(`${day}T12:00:00Z`)),
      played:
        played === 1
          ? t('games.badge_spin')
          : t('games.badge_spins', { count: formatCount(played) }),
      won: formatKroner(wonOre),
    })),
    ended: ended.map(({ grantId, state, reason, count, left, wonOre, endedAt }) => ({
      key: grantId,
      date: formatDate(endedAt),
      words:
        state === 'used'
          ? t('spins.ended_used', { count: formatCount(count) })
          : t(`spins.ended_${reason ?? state}`, {
              left: formatCount(left),
              count: formatCount(count),
            }),
      won: formatKroner(wonOre),
    })),
  }
}
