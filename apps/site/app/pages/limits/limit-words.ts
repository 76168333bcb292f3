import type { LimitStanding } from '@nordlys/contracts'
import { formatPercent, formatShortDate, formatTime } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { nearnessOf } from '../../parts/deposit-limits/nearness.ts'
import type { LimitId } from './limit-address.ts'
import { amountOf, amountText, sizeOf } from './limit-amounts.ts'

/** The words that name a limit in a sentence: "din daglige tabsgrænse", "en daglig tabsgrænse". */
export function namesOf(t: Translate, { kind, period }: LimitId) {
  return {
    which: t(`limit_words.which_${period}`),
    one: t(`limit_words.one_${period}`),
    kind: t(`limit_words.kind_${kind}`),
  }
}

/**
 * How much is used, of how much; of play nothing is counted where there is no limit. `mark` is put round
 * each amount, for whoever makes it bold.
 */
export function usedText(t: Translate, standing: LimitStanding, mark = ''): string {
  const { kind, period, limit } = standing
  const marked = (text: string) => `${mark}${text}${mark}`
  const used = marked(amountText(t, standing.used))
  const window = t(`limit_words.window_${period}`)
  if (!limit) {
    return kind === 'deposit'
      ? t('limit_words.free_deposit', { used, window })
      : t('limit_words.free_play')
  }
  const amounts = { used, limit: marked(amountText(t, limit)) }
  const texts = {
    deposit: () => t('limit_words.used_deposit', { ...amounts, window }),
    loss: () => t('limit_words.used_loss', amounts),
    stake: () => t('limit_words.used_stake', amounts),
    time: () => t('limit_words.used_time', { ...amounts, window }),
  }
  return texts[kind]()
}

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

/** When there is room again, and for how much; of time only when, since the end of a play tells no more. */
function roomText(t: Translate, { kind, nextRoom }: LimitStanding): string | undefined {
  if (!nextRoom) return undefined
  const { at, amount } = nextRoom
  const moment = { date: formatShortDate(at), time: formatTime(at) }
  if (kind === 'time') return t('limit_words.room_time', moment)
  return t('limit_words.room', { ...moment, amount: amountText(t, amount) })
}
