import type { ActiveBonus, EndedBonus } from '@nordlys/contracts'
import { formatKroner, formatMoment, formatShortDate, formatTime } from '@nordlys/core'
import { danishAnd } from '../../ground/text/danish-lists.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { type WageringWords, wageringWords } from '../../parts/bonus/wagering-words.ts'

/** The active bonus as its page shows it, put into words on the server. [BONUS-02] */
export interface ShownBonus {
  bonusId: string
  name: string
  wagering: WageringWords
  facts: readonly { label: string; value: string }[]
  terms: readonly string[]
  /** The cost of its end, shown before the player asks for it. */
  loss: readonly string[]
}

/** A bonus of before, and why it ended. [BONUS-03] */
export interface ShownEnd {
  key: string
  name: string
  granted: string
  endedAt: string
  status: string
  isFulfilled: boolean
  why: string
}

export function shownBonus(
  t: Translate,
  bonus: ActiveBonus,
  { at, titles = {} }: { at: Date; titles?: Readonly<Record<string, string>> },
): ShownBonus {
  const [left, required] = [formatKroner(bonus.leftOre), formatKroner(bonus.requiredOre)]
  const { stakeMaxOre, countingGameIds: games } = bonus
  const progress = { wagered: formatKroner(bonus.wageredOre), required }
  return {
    bonusId: bonus.bonusId,
    name: nameOf(t, bonus),
    wagering: wageringWords(t, bonus, at),
    facts: [
      { label: t('bonus.left'), value: left },
      { label: t('bonus.granted'), value: formatKroner(bonus.grantedOre) },
      { label: t('bonus.granted_at'), value: momentOf(t, bonus.grantedAt) },
      { label: t('bonus.expires'), value: momentOf(t, bonus.expiresAt) },
    ],
    terms: [
      t('bonus.term_wagering', { required }),
      t('bonus.term_cash_first'),
      ...(games
        ? [t('bonus.term_games', { games: danishAnd.format(games.map((id) => titles[id] ?? id)) })]
        : []),
      ...(stakeMaxOre === undefined
        ? []
        : [t('bonus.term_stake_max', { stake: formatKroner(stakeMaxOre) })]),
      t('bonus.term_expires', { moment: formatMoment(bonus.expiresAt) }),
      t('bonus.term_void'),
      t('bonus.term_own_money'),
    ],
    loss: [
      t('bonus.end_lost', { left }),
      t('bonus.end_progress', progress),
      t('bonus.end_rounds'),
      t('bonus.end_kept'),
    ],
  }
}

export function shownEnd(t: Translate, bonus: EndedBonus): ShownEnd {
  return {
    key: bonus.bonusId,
    name: nameOf(t, bonus),
    granted: formatKroner(bonus.grantedOre),
    endedAt: momentOf(t, bonus.endedAt),
    status: t(`bonus.status_${bonus.state}`),
    isFulfilled: bonus.state === 'fulfilled',
    why: t(`bonus_ends.${bonus.reason}`),
  }
}

function nameOf(t: Translate, { origin }: Pick<ActiveBonus, 'origin'>): string {
  if (!origin) return t('bonus.origin_other')
  return origin.kind === 'code'
    ? t('bonus.origin_code', { code: origin.code })
    : t('bonus.origin_welcome')
}

function momentOf(t: Translate, at: Date): string {
  return t('bonus.moment', { date: formatShortDate(at), time: formatTime(at) })
}
