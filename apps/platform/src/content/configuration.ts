import {
  accountAgeYears,
  type ConfigurationItem,
  cancelWindowMinutes,
  legalAgeYears,
  namedConfigurations,
  type PayoutRules,
} from '@nordlys/contracts'
import { kroner, minuteMs, type Ore, ore, oreToNumber } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

/** How old one must be for an account: as configured, never under the law's age. [VAL-02] */
export async function readMinimumAgeYears(db: Db | Tx): Promise<number> {
  const asAge = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) ? value : undefined
  const configured = await readConfiguration(db, 'account_minimum_age', asAge, legalAgeYears)
  return accountAgeYears(configured)
}

/** How many digits a mobile number has, by country code, where that is configured. [VAL-03] */
export function readMobileDigits(
  db: Db | Tx,
): Promise<Readonly<Record<string, number>> | undefined> {
  const asDigits = (value: unknown) => {
    const { data } = namedConfigurations.mobileProviders.safeParse(value)
    return data && Object.fromEntries(data.map(({ code, digits }) => [code, digits]))
  }
  return readConfiguration<Readonly<Record<string, number>> | undefined>(
    db,
    'mobileProviders',
    asDigits,
    undefined,
  )
}

/**
 * How long after a play notice the next one is due; never more than an hour, since ROFUS is asked
 * again as each is closed. [SCREEN-04]
 */
export async function readPlayNoticeMs(db: Db | Tx): Promise<number> {
  const asMinutes = (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
      ? Math.min(value, longestNoticeMinutes)
      : undefined
  const name = 'responsible_gambling_minutes'
  return minuteMs * (await readConfiguration(db, name, asMinutes, longestNoticeMinutes))
}

const longestNoticeMinutes = 60

/** Minutes of play between two notices of a bonus's progress; 0 when they are off. [BONUS-02] */
export function readWageringMinutes(db: Db | Tx): Promise<number> {
  const asMinutes = (value: unknown) => {
    const { data } = namedConfigurations.wagering_popup.safeParse(value)
    return data && (data.enabled ? data.minutes : 0)
  }
  return readConfiguration(db, 'wagering_popup', asMinutes, defaultWageringMinutes)
}

const defaultWageringMinutes = 5

/** How long a new withdrawal may be canceled. [PAY-07] */
export async function readCancelWindowMs(db: Db | Tx): Promise<number> {
  const asMinutes = (value: unknown) =>
    namedConfigurations.payout.safeParse(value).data?.windowMinutes
  return minuteMs * (await readConfiguration(db, 'payout', asMinutes, cancelWindowMinutes))
}

/** From which amount on two employees give a deposit back: each one where nothing is configured. */
export async function readTwoPeopleFromOre(db: Db | Tx): Promise<Ore> {
  const asOre = (value: unknown) =>
    namedConfigurations.refund.safeParse(value).data?.twoPeopleFromOre
  return ore(await readConfiguration(db, 'refund', asOre, 0))
}

/** The dated rules that have people look at a withdrawal; marked players alone where none are set. */
export async function readPayoutRules(db: Db | Tx): Promise<PayoutRules> {
  const asRules = (value: unknown) => namedConfigurations.payout_rules.safeParse(value).data
  return readConfiguration(db, 'payout_rules', asRules, marksAlone)
}

const marksAlone: PayoutRules = {
  approvalFromOre: oreToNumber(kroner(50_000)),
  rules: [{ rule: 'marks', from: '2026-01-01', on: true }],
}

/** The name that players read of each type of document. [SCREEN-11] */
export function readDocumentNames(db: Db | Tx): Promise<ReadonlyMap<string, string>> {
  const asNames = (value: unknown) => {
    const { data } = namedConfigurations.optionUploadFile.safeParse(value)
    return data && new Map(data.documents.map(({ id, name }) => [id, name]))
  }
  return readConfiguration(db, 'optionUploadFile', asNames, new Map<string, string>())
}

/**
 * A named configuration item as `read` makes of it; the default when it is absent or is not what
 * `read` takes (which answers undefined then): a slip in the back office must not stop the casino.
 */
export async function readConfiguration<T>(
  db: Db | Tx,
  name: string,
  read: (value: unknown) => T | undefined,
  otherwise: T,
): Promise<T> {
  const item = await findConfiguration(db, name)
  return (item && read(item.value)) ?? otherwise
}

/** A configuration item as it is stored, public or not. [DATA-06] */
export async function findConfiguration(
  db: Db | Tx,
  name: string,
): Promise<ConfigurationItem | undefined> {
  const row = await db
    .selectFrom('content_entry')
    .select('value')
    .where('kind', '=', 'configuration')
    .where('id', '=', name)
    .executeTakeFirst()
  return row?.value as ConfigurationItem | undefined
}
