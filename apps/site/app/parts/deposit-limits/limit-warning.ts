import type { LimitKind, LimitStanding } from '@nordlys/contracts'
import { formatPercent, formatShortDate, formatTime } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { amountOf, amountText, sizeOf } from './limit-amounts.ts'
import { nearnessOf, usedShare } from './nearness.ts'

/**
 * What is told of a limit that is near, close or reached, with when there is room again. It invites to
 * nothing: least of all to a higher limit.
 */
export function warningOf(t: Translate, standing: LimitStanding): string | undefined {
  const { kind, limit, used } = standing
  if (!limit) return undefined
  const [usedSize, limitSize] = [sizeOf(used), sizeOf(limit)]
  const nearness = nearnessOf(usedSize, limitSize)
  if (nearness === 'within') return undefined
  if (limitSize === 0n) {
    const key = kind === 'deposit' ? 'limit_words.zero_deposit' : 'limit_words.zero_play'
    return t(key, { limit: amountText(t, limit) })
  }
  const percent = formatPercent(Number((usedSize * 100n) / limitSize) / 100, 0)
  const left = amountText(t, amountOf(kind, limitSize - usedSize))
  const texts = {
    near: () => t('limit_words.near', { percent }),
    close: () => t('limit_words.close', { left }),
    reached: () => t(`limit_words.reached_${kind}`),
  }
  return [texts[nearness](), roomText(t, standing)].filter(Boolean).join(' ')
}

/** Of each kind of limit the one that is nearest, as it is told away from the limits themselves. [LIM-01] */
export function nearestWarnings(t: Translate, limits: readonly LimitStanding[]): string[] {
  return limitKinds.flatMap((kind) => {
    const [nearest] = limits.filter((each) => each.kind === kind).toSorted(byNearness)
    const warning = nearest && warningOf(t, nearest)
    if (!warning) return []
    const which = t(`limit_words.which_${nearest.period}`)
    return [t('limit_words.warning', { which, kind: t(`limit_words.kind_${kind}`), warning })]
  })
}

const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const satisfies LimitKind[]

function byNearness(one: LimitStanding, other: LimitStanding): number {
  return shareOf(other) - shareOf(one)
}

function shareOf({ used, limit }: LimitStanding): number {
  return limit ? usedShare(sizeOf(used), sizeOf(limit)) : 0
}

/** When there is room again, and for how much; of time only when, since the end of a play tells no more. */
export function roomText(t: Translate, { kind, nextRoom }: LimitStanding): string | undefined {
  if (!nextRoom) return undefined
  const { at, amount } = nextRoom
  const moment = { date: formatShortDate(at), time: formatTime(at) }
  if (kind === 'time') return t('limit_words.room_time', moment)
  return t('limit_words.room', { ...moment, amount: amountText(t, amount) })
}
