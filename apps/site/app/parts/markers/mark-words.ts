import type { Mark } from '@nordlys/contracts'
import { formatCount, formatKroner, ore } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

/** The marker in words, to the player it was seen of. */
export function markWords(t: Translate, { name, figure }: Mark): string {
  switch (name) {
    case 'loss-a-day':
      return t('markers.loss_a_day', { amount: formatKroner(ore(figure)) })
    case 'loss-a-session':
      return t('markers.loss_a_session', { amount: formatKroner(ore(figure)) })
    case 'night-play':
      return t('markers.night_play', { hours: formatCount(Math.floor(figure / 60)) })
    case 'growing-stakes':
      return t('markers.growing_stakes', { times: formatCount(Math.floor(figure / 100)) })
    case 'age-18-to-24':
      return t('markers.age_18_to_24')
    default:
      return t(counted[name], { count: formatCount(figure) })
  }
}

const counted = {
  'deposits-a-day': 'markers.deposits_a_day',
  'declined-deposits': 'markers.declined_deposits',
  'limit-raises': 'markers.limit_raises',
  'limit-hits': 'markers.limit_hits',
  'deposit-after-loss': 'markers.deposit_after_loss',
  'canceled-withdrawals': 'markers.canceled_withdrawals',
  'long-sessions': 'markers.long_sessions',
  'account-drained': 'markers.account_drained',
} as const
