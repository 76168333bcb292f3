import { retentionMs } from '@nordlys/contracts'
import { dayMs, hourMs, minuteMs } from '@nordlys/core'
import type { Kept } from './entry.ts'

/** Those without a period of their own. */
const keptWords: Readonly<Partial<Record<Kept, string>>> = {
  'for-ever': 'nothing removes it',
  'by-number': 'stays with the books, under a number that names nobody once the person has left',
  mark: 'while an offer once a person needs it, as a mark',
  'with-the-audit': 'as long as the audit lines that name it',
  replaced: 'until the next value takes its place, at the latest when the person leaves',
  'until-closed': 'until the account is closed, at the games within an hour of it',
  'with-its-subject': 'until what it belongs to is over',
}

type Period = keyof typeof retentionMs

/** The nightly task of this module. [PD9] */
export const nightlyTask = 'retention'

/** From when each period counts, and the job that removes what is older. [PD8] */
export const endings: Readonly<Record<Period, { from: string; by: string }>> = {
  openRegistration: { from: 'its last step', by: 'what is no longer needed' },
  openIdentification: { from: 'its beginning', by: 'what is no longer needed' },
  openContactChange: { from: 'the end of its link or code', by: 'what is no longer needed' },
  loginDevice: { from: 'the login', by: 'what is no longer needed' },
  knownBrowser: { from: 'the last login from it', by: 'what is no longer needed' },
  sessionEnd: { from: 'the session’s end', by: 'what is no longer needed' },
  contactMessage: { from: 'its receipt', by: 'old messages' },
  complaint: { from: 'its receipt', by: 'old complaints' },
  letter: { from: 'its writing', by: 'old letters' },
  identityPapers: { from: 'the account’s closing', by: 'old documents' },
  closedAccount: { from: 'the account’s closing', by: nightlyTask },
  dataCopy: { from: 'the moment it is ready', by: 'old copies of data' },
  paymentEvent: { from: 'its receipt', by: 'old messages of MobilePay' },
  paymentAddress: { from: 'the payment’s end', by: nightlyTask },
  removedCard: { from: 'its end at the provider', by: nightlyTask },
  payoutFile: { from: 'its making', by: nightlyTask },
  marketingConsent: { from: 'the end of its use', by: nightlyTask },
  failedJob: { from: 'its last try in vain', by: nightlyTask },
  throttleWindow: { from: 'its beginning', by: 'old throttle windows' },
  finishedHand: { from: 'its end', by: 'the games’ sweep of hands' },
}

/** How long it is kept, from when, and what removes it, in words. */
export function keptFor(kept: Kept): string {
  const words = keptWords[kept]
  if (words) return words
  const { from, by } = endings[kept as Period]
  return `${periodOf(kept as Period)} from ${from}, by “${by}”`
}

function periodOf(period: Period): string {
  const ms = retentionMs[period]
  const units = [
    [dayMs, 'day'],
    [hourMs, 'hour'],
    [minuteMs, 'minute'],
  ] as const
  const [unitMs, unit] = units.find(([size]) => ms % size === 0) ?? [1, 'ms']
  const count = ms / unitMs
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
