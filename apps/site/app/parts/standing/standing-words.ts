import { type BarredStanding, isBarred, type Standing } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import type { TextKey, Translate } from '../../ground/text/texts.ts'

export interface Stands {
  standing: Standing
  /** Of a pause that has an end. */
  pauseEndsAt?: Date | undefined
}

export interface StandingWords {
  /** Two words for where a button would stand. */
  mark: string
  /** Why it is so, until when, and that the money can be withdrawn. */
  sentence: string
  /** Where there is more about it, or what to do. */
  href: string
}

/** The words to a player who may not play, in its place; undefined for one who may. */
export function standingWords(t: Translate, stands: Stands): StandingWords | undefined {
  const { standing, pauseEndsAt: endsAt } = stands
  if (!isBarred(standing)) return undefined
  const sentence =
    standing === 'paused' && endsAt
      ? t('standing.paused', { until: formatMoment(endsAt) })
      : t(sentences[standing])
  return { mark: t(marks[standing]), sentence, href: ways[standing] }
}

const marks = {
  paused: 'standing.mark_paused',
  closed: 'standing.mark_closed',
  locked: 'standing.mark_locked',
  'rofus-registered': 'standing.mark_rofus',
  'rofus-unanswered': 'standing.mark_unanswered',
  'no-deposit-limit': 'standing.mark_no_limit',
} as const satisfies Record<BarredStanding, TextKey>

const sentences = {
  // A pause without an end is a closure.
  paused: 'standing.closed',
  closed: 'standing.closed',
  locked: 'standing.locked',
  'rofus-registered': 'standing.rofus',
  'rofus-unanswered': 'standing.unanswered',
  'no-deposit-limit': 'standing.no_limit',
} as const satisfies Record<BarredStanding, TextKey>

const ways: Readonly<Record<BarredStanding, string>> = {
  paused: '/min-konto/begraensninger#pause',
  closed: '/min-konto/udbetal',
  // Why stands on every page of the account.
  locked: '/min-konto/oversigt',
  'rofus-registered': '/contents/rofus',
  'rofus-unanswered': '/contents/rofus',
  'no-deposit-limit': '/min-konto/begraensninger',
}
