import type { LimitKind, LimitPeriod } from '@nordlys/contracts'
import { formatDate, formatKroner, formatTime, ore } from '@nordlys/core'
import type { Employee } from '../staff/index.ts'
import type { LimitSize } from './limit-amount.ts'

/** The change of a limit, for the player to have in writing. */
export interface ChangedLimit {
  kind: LimitKind
  period: LimitPeriod
  /** Undefined: there was none, or there is none any more. */
  from: LimitSize | undefined
  to: LimitSize | undefined
  effectiveAt: Date
  isWaiting: boolean
  byStaff?: ByStaff
}

/** The member of our staff who changed it, and the reason, in words that the player is shown. */
export interface ByStaff {
  readonly employee: Employee
  readonly reason: string
}

const names: Readonly<Record<LimitKind, string>> = {
  deposit: 'indbetalingsgrænse',
  loss: 'tabsgrænse',
  stake: 'indsatsgrænse',
  time: 'tidsgrænse',
}
const periods: Readonly<Record<LimitPeriod, string>> = {
  day: 'pr. dag',
  week: 'pr. uge',
  month: 'pr. måned',
}

/** The subject is read on locked screens, so it does not say what it is about. */
export function limitEmail(
  about: ChangedLimit,
  reader: { email: string; firstName: string; brandName: string },
) {
  const { email: to, firstName, brandName } = reader
  const text = [
    `Hej ${firstName}`,
    about.isWaiting ? waitingText(about) : heldText(about),
    ...(about.byStaff ? staffText(about.byStaff) : [ownText]),
    'Har du brug for hjælp? Du kan få gratis rådgivning hos et behandlingscenter for ' +
      'spilafhængighed eller ringe anonymt til StopSpillet på 70 22 28 25.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  const subject = `Besked om din spilkonto hos ${brandName}`
  return { to, subject, text, templateId: 'limit-changed' } as const
}

const ownText = 'Er det ikke dig, der har ændret grænsen, så kontakt vores kundeservice.'

function staffText({ reason }: ByStaff): readonly string[] {
  return [
    `Årsag: ${reason}`,
    'Er du ikke enig, eller har du spørgsmål, så skriv til kundeservice på siden Kontakt os.',
  ]
}

function heldText({ kind, period, from, to, byStaff }: ChangedLimit): string {
  const did = from === undefined ? 'sat' : 'sænket'
  const whose = `${names[kind]} ${periods[period]}`
  const held = byStaff ? `Vi har ${did} din ${whose} til` : `Din ${whose} er ${did} til`
  return `${held} ${shown(kind, to)}. Ændringen gælder med det samme.`
}

function waitingText({ kind, period, to, effectiveAt }: ChangedLimit): string {
  const moment = `den ${formatDate(effectiveAt)} kl. ${formatTime(effectiveAt)}`
  const what =
    to === undefined
      ? `Din ${names[kind]} ${periods[period]} falder bort ${moment}.`
      : `Din ${names[kind]} ${periods[period]} bliver hævet til ${shown(kind, to)} ${moment}.`
  return `${what} Du kan fortryde indtil da under Begrænsninger på din spilkonto.`
}

function shown(kind: LimitKind, size: LimitSize | undefined): string {
  const amount = size ?? 0n
  if (kind !== 'time') return formatKroner(ore(amount))
  return amount === 1n ? '1 minut' : `${amount} minutter`
}
