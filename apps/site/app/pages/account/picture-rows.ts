import { type PlaySums, pictureDays } from '@nordlys/contracts'
import {
  formatCount,
  formatKroner,
  negate,
  type Ore,
  shareDown,
  times,
  zeroOre,
} from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import { inWords } from './period/in-words.ts'

export interface PictureRow {
  label: string
  week: string
  /** The month before: all of it, and its average week. Absent when there is no time before to measure. */
  before: { total: string; perWeek: string } | undefined
}

/**
 * The player's own week, figure by figure, beside the month before it. A month is more than a week,
 * so both its total and its average week are shown, each as what it is. No verdict.
 */
export function pictureRows(
  t: Translate,
  { week, before }: { week: PlaySums; before?: PlaySums | undefined },
): PictureRow[] {
  return [
    {
      label: t('play_picture.time'),
      week: inWords(t, week.playMs),
      before: before && beside(t, inWords(t, before.playMs), inWords(t, aWeekOf(before.playMs))),
    },
    {
      label: t('play_picture.net'),
      week: formatKroner(week.resultOre),
      before:
        before &&
        beside(t, formatKroner(before.resultOre), formatKroner(aWeekOfOre(before.resultOre))),
    },
    {
      label: t('play_picture.deposits'),
      week: depositsOf(t, week),
      before:
        before && beside(t, depositsOf(t, before), formatKroner(aWeekOfOre(before.depositedOre))),
    },
  ]
}

function beside(t: Translate, total: string, perWeek: string): PictureRow['before'] {
  return {
    total: t('play_picture.in_total', { amount: total }),
    perWeek: t('play_picture.per_week', { amount: perWeek }),
  }
}

function depositsOf(t: Translate, { deposits, depositedOre }: PlaySums): string {
  const amount = formatKroner(depositedOre)
  return t('play_picture.deposits_of', { count: formatCount(deposits), amount })
}

const aWeekOf = (amount: number) => (amount * pictureDays.week) / pictureDays.before

/** A week's part, in whole kroner, the rest left out. */
function aWeekOfOre(amount: Ore): Ore {
  const whole = 100n * BigInt(pictureDays.before)
  const part = shareDown(
    amount < zeroOre ? negate(amount) : amount,
    BigInt(pictureDays.week),
    whole,
  )
  return times(amount < zeroOre ? negate(part) : part, 100)
}
