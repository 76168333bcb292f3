import { formatDate, formatKroner, formatTime, hourMs, minuteMs, subtract } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import type { PlayNotice } from './play-notice-calls.ts'

/** The sentences of a notice: what was staked and since when, what was won, what came of it, how long. */
export function noticeWords(t: Translate, notice: PlayNotice): string[] {
  const { since, stakedOre, wonOre } = notice
  const staked = formatKroner(stakedOre)
  const last = since === undefined ? undefined : new Date(since)
  const net = formatKroner(subtract(wonOre, stakedOre))
  return [
    last
      ? t('responsible_popup.played', { date: formatDate(last), time: formatTime(last), staked })
      : t('responsible_popup.played_first', { staked }),
    t('responsible_popup.result', { won: formatKroner(wonOre), net }),
    t('responsible_popup.time', timeSinceLogin(t, notice)),
  ]
}

function timeSinceLogin(
  t: Translate,
  { loggedInAt, toldAt }: PlayNotice,
): { hours: string; minutes: string } {
  const ms = Math.max(0, Date.parse(toldAt) - Date.parse(loggedInAt))
  const [hours, minutes] = [Math.floor(ms / hourMs), Math.floor((ms % hourMs) / minuteMs)]
  return {
    hours: t('unit.hours', { count: String(hours) }),
    minutes: t('unit.minutes', { count: String(minutes) }),
  }
}
