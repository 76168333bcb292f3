import {
  dayMs,
  dayOf,
  invariant,
  midnight,
  type Ore,
  type OutsideParties,
  ore,
  StartProblem,
  systemClock,
} from '@nordlys/core'
import { createMobilePay, OutsideError } from '@nordlys/platform'
import { listIn, momentIn, textIn } from './read-fields.ts'

/** Money that we have taken by MobilePay since a moment, by the report of our ledger there. */
export interface CapturedByMobilePay {
  since: Date
  payments: readonly MobilePayCapture[]
}

export interface MobilePayCapture {
  /** Our deposit: MobilePay does not know whose it is. */
  reference: string
  capturedOre: Ore
  at: Date
}

/** No backup is restored that lacks more. */
const usualDays = 31

/** Reads the captures of today and so many Danish days before. */
export async function readMobilePayCaptures(
  { url, ...access }: OutsideParties['mobilePay'],
  days = usualDays,
): Promise<CapturedByMobilePay> {
  const mobilePay = createMobilePay({ ...access, baseUrl: url, clock: systemClock })
  const today = dayOf(systemClock.now())
  const payments: MobilePayCapture[] = []
  const first = today - days * dayMs
  for (let day = first; day <= today; day += dayMs) {
    let cursor: string | undefined
    do {
      const text = await mobilePay.readFunds(isoDay(day), cursor).catch(unknown)
      if (text === undefined) break
      const page = JSON.parse(text)
      payments.push(...listIn(page, 'items').filter(isCapture).map(readCapture))
      cursor = textIn(page, 'cursor') || undefined
    } while (cursor !== undefined)
  }
  return { since: new Date(midnight(first)), payments }
}

function unknown(error: unknown): never {
  if (!(error instanceof OutsideError)) throw error
  throw new StartProblem(`${error.message}: without its word nobody can tell what is lost.`)
}

function isCapture(entry: Readonly<Record<string, unknown>>): boolean {
  return entry.entryType === 'capture'
}

function readCapture(entry: Readonly<Record<string, unknown>>): MobilePayCapture {
  const { amount } = entry
  invariant(typeof amount === 'number' && Number.isSafeInteger(amount), 'amount is no øre')
  return {
    reference: textIn(entry, 'reference'),
    capturedOre: ore(amount),
    at: momentIn(entry, 'time'),
  }
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10)
}
