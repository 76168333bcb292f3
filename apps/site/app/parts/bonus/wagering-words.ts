import type { ActiveBonus } from '@nordlys/contracts'
import { formatKroner, formatPercent } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { soonWords } from './soon-words.ts'

/** How far a bonus has come, in words: made on the server, so that a page brings no script for it. */
export interface WageringWords {
  share: number
  percent: string
  progress: string
  missing: string
  stakeMax: string
  daysLeft: string
  /** When it expires, shown in its last week. */
  soon: string | undefined
}

export function wageringWords(t: Translate, bonus: ActiveBonus, at: Date): WageringWords {
  const { fraction, stakeMaxOre, daysLeft } = bonus
  const wagered = formatKroner(bonus.wageredOre)
  const required = formatKroner(bonus.requiredOre)
  return {
    share: fraction,
    // Only what is whole is 100 %.
    percent: formatPercent(Math.floor(fraction * 100) / 100, 0),
    progress: t('wagering.of', { wagered, required }),
    missing: formatKroner(bonus.missingOre),
    stakeMax: stakeMaxOre === undefined ? t('wagering.no_stake_max') : formatKroner(stakeMaxOre),
    daysLeft:
      daysLeft === 1
        ? t('wagering.day_left')
        : t('wagering.days_left', { count: String(daysLeft) }),
    soon: soonWords(t, 'wagering', { expiresAt: bonus.expiresAt, at }),
  }
}
