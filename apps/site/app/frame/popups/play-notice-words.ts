import { formatDate, formatKroner, formatTime, hourMs, minuteMs, subtract } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'
import type { PlayNotice } from './play-notice-calls.ts'

export type NoticeFigure = readonly [label: string, figure: string]

/** The four figures of a notice: for how long, what was staked, what was won, and what came of it. */
export function noticeFigures(t: Translate, notice: PlayNotice): NoticeFigure[] {
  const { stakedOre, wonOre } = notice
  return [
    [t('responsible_popup.logged_in'), timeSinceLogin(t, notice)],
    [t('responsible_popup.staked'), formatKroner(stakedOre)],
    [t('responsible_popup.won'), formatKroner(wonOre)],
    [t('responsible_popup.net'), formatKroner(subtract(wonOre, stakedOre))],
  ]
}

/** From when on the figures count. */
export function noticeBegins(t: Translate, { since }: PlayNotice): string {
  if (since === undefined) return t('responsible_popup.since_first')
  const at = new Date(since)
  return t('responsible_popup.since', { date: formatDate(at), time: formatTime(at) })
}

function timeSinceLogin(t: Translate, { loggedInAt, toldAt }: PlayNotice): string {
  const ms = Math.max(0, Date.parse(toldAt) - Date.parse(loggedInAt))
  const [hours, minutes] = [Math.floor(ms / hourMs), Math.floor((ms % hourMs) / minuteMs)]
  return t('responsible_popup.time', {
    hours: t('unit.hours', { count: String(hours) }),
    minutes: t('unit.minutes', { count: String(minutes) }),
  })
}
