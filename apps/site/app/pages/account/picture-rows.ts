import { type PlaySums, pictureDays } from '@nordlys/contracts'
import {
  formatCount,
  formatKroner,
  hourMs,
  minuteMs,
  negate,
  type Ore,
  shareDown,
  subtract,
  times,
  zeroOre,
} from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

export interface PictureRow {
  label: string
  week: string
  /** For a week of the time before; absent when there is no time before to measure. */
  before: string | undefined
}

/** The player's own week, figure by figure, beside an average week of the time before it. No verdict. */
export function pictureRows(
  t: Translate,
  { week, before }: { week: PlaySums; before?: PlaySums | undefined },
): PictureRow[] {
  return [
    {
      label: t('play_picture.time'),
      week: inWords(t, week.playMs),
      before: before && inWords(t, aWeekOf(before.playMs)),
    },
    {
      label: t('play_picture.net'),
      week: formatKroner(netOf(week)),
      before: before && formatKroner(krone(netOf(before))),
    },
    {
      label: t('play_picture.deposits'),
      week: t('play_picture.deposits_of', {
        count: formatCount(week.deposits),
        amount: formatKroner(week.depositedOre),
      }),
      before: before && formatKroner(krone(before.depositedOre)),
    },
  ]
}

const aWeekOf = (amount: number) => (amount * pictureDays.week) / pictureDays.before

/** A week's part, in whole kroner, the rest left out. */
function krone(amount: Ore): Ore {
  const whole = 100n * BigInt(pictureDays.before)
  const part = shareDown(
    amount < zeroOre ? negate(amount) : amount,
    BigInt(pictureDays.week),
    whole,
  )
  return times(amount < zeroOre ? negate(part) : part, 100)
}

function netOf({ stakedOre, wonOre }: PlaySums): Ore {
  return subtract(wonOre, stakedOre)
}

function inWords(t: Translate, ms: number): string {
  const [hours, minutes] = [Math.floor(ms / hourMs), Math.floor((ms % hourMs) / minuteMs)]
  const inMinutes = t('unit.minutes', { count: String(minutes) })
  return hours === 0 ? inMinutes : `${t('unit.hours', { count: String(hours) })} ${inMinutes}`
}
