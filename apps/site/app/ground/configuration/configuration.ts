import {
  customerServiceHours,
  mobileDigits,
  namedConfigurations,
  type StopSpilletHours,
  type TreatmentCentre,
  usualStopSpilletHours,
} from '@nordlys/contracts'
import { secondMs } from '@nordlys/core'
import type { Content } from '../scope/request-scope.ts'

/** Whom a player may turn to, and where they are found. */
export interface Authorities {
  stopSpilletPhone: string
  stopSpilletTel: string
  stopSpilletUrl: string
  stopSpilletHours: StopSpilletHours
  rofusUrl: string
  licenceUrl: string
}

export interface CustomerServiceHours {
  opensHour: number
  closesHour: number
}

type Configured = Pick<Content, 'configuration'>
type Item = Readonly<Record<string, unknown>>

export function authoritiesOf(content: Configured): Authorities {
  const item = itemOf(content, 'authorities')
  return {
    stopSpilletPhone: text(item, 'stopSpilletPhone', '70 22 28 25'),
    stopSpilletTel: text(item, 'stopSpilletTel', 'tel:+4570222825'),
    stopSpilletUrl: text(item, 'stopSpilletUrl', 'https://www.stopspillet.dk'),
    stopSpilletHours: stopSpilletHoursOf(content),
    rofusUrl: text(item, 'rofusUrl', 'https://www.rofus.nu'),
    licenceUrl: text(item, 'licenceUrl', 'https://www.spillemyndigheden.dk'),
  }
}

export function customerServiceOf(content: Configured): CustomerServiceHours {
  const item = itemOf(content, 'customer_service')
  const { opensHour, closesHour } = customerServiceHours
  return {
    opensHour: whole(item, 'opensHour', opensHour),
    closesHour: whole(item, 'closesHour', closesHour),
  }
}

/** A text that the operator words, with its heading. */
export interface TitledText {
  title: string
  content: string
}

export type TitledTextName =
  | 'login_content'
  | 'register_content'
  | 'contact_form_content'
  | 'verifycpr_loginnoacc'
  | 'registration_extra_content'

/** One of the operator's texts for a page, or undefined: the page goes without. [DATA-06] */
export function titledTextOf(content: Configured, name: TitledTextName): TitledText | undefined {
  const item = itemOf(content, name)
  const [title, words] = [text(item, 'title', ''), text(item, 'content', '')]
  return title && words ? { title, content: words } : undefined
}

/** The country codes a mobile number may have; the platform decides what it takes. [VAL-03] */
export function countryCodesOf({ configuration }: Configured): string[] {
  const providers = configuration.mobileProviders
  const codes = (Array.isArray(providers) ? providers : []).map((provider) =>
    text(provider as Item, 'code', ''),
  )
  return codes.length > 0 && codes.every(Boolean) ? codes : Object.keys(mobileDigits)
}

/** When StopSpillet answers: as configured, where that is a week. */
function stopSpilletHoursOf({ configuration }: Configured): StopSpilletHours {
  const { data } = namedConfigurations.stopspillet_hours.safeParse(configuration.stopspillet_hours)
  return data ?? usualStopSpilletHours
}

/** Where a player is treated; none when the operator's list is not one. */
export function treatmentCentresOf({ configuration }: Configured): TreatmentCentre[] {
  const { data } = namedConfigurations.treatment_centres.safeParse(configuration.treatment_centres)
  return data ?? []
}

/** How often browsers ask for a newer build, where the operator has said so. [NAV-05] */
export function buildPollMsOf({ configuration }: Configured): number | undefined {
  const { data: seconds } = namedConfigurations.build_poll_seconds.safeParse(
    configuration.build_poll_seconds,
  )
  return seconds && seconds * secondMs
}

/** How long the receipt of a quick deposit stands, in seconds. [PAY-03] */
export function receiptSecondsOf({ configuration }: Configured): number {
  const { data } = namedConfigurations.receipt_seconds.safeParse(configuration.receipt_seconds)
  return data ?? 10
}

function itemOf(content: Configured, name: string): Item | undefined {
  const item = content.configuration[name]
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item : undefined
}

function text(item: Item | undefined, name: string, otherwise: string): string {
  const value = item?.[name]
  return typeof value === 'string' ? value : otherwise
}

function whole(item: Item | undefined, name: string, otherwise: number): number {
  const value = item?.[name]
  return Number.isSafeInteger(value) ? Number(value) : otherwise
}
