import type { LimitStanding } from '@nordlys/contracts'
import type { Translate } from '../../ground/text/texts.ts'
import { amountText } from './limit-amounts.ts'

/**
 * How much is used, of how much; of play nothing is counted where there is no limit. `mark` is put
 * round each amount, for a caller that makes it bold.
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
