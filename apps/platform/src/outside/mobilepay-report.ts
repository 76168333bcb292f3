import { dayMs, dayOf, type Ore, ore, subtract, sum } from '@nordlys/core'
import type { MobilePay } from './mobilepay.ts'
import { mobilePay as party } from './mobilepay-access.ts'
import { OutsideError } from './outside-error.ts'
import { JsonReader } from './read-json.ts'
import type { SettledItem, SettlementList } from './settlements.ts'

/** The report is read so many days back and no further, even by the first run. */
const daysBack = 180

/** The kinds of entry that are of a payment: the sign of each, and the state it leaves what is taken in. */
const kinds = {
  capture: { sign: 1, state: undefined },
  refund: { sign: -1, state: 'refunded' },
  'retained-disputed-capture': { sign: -1, state: 'charged-back' },
  'returned-disputed-capture': { sign: 1, state: undefined },
} as const

type Kind = keyof typeof kinds

interface Entry {
  reference: string
  kind: Kind
  /** Below zero for what left us. */
  amountOre: Ore
  at: Date
}

/**
 * MobilePay's report as the list of what became of each payment, by its reference. The report is by Danish
 * days, so a payment that was captured before the days of the period is asked for by itself. No figure of
 * the payment tells of a dispute: for that the days before are read, once each when they are over.
 */
export function createMobilePaySettlements(mobilePay: MobilePay): SettlementList {
  /** What followed the captures on each day that is over; few, so they are kept. */
  const followed = new Map<number, readonly Entry[]>()

  async function readDay(day: number, today: number): Promise<Entry[]> {
    const entries: Entry[] = []
    let isOver = true
    let cursor: string | undefined
    do {
      const text = await mobilePay.readFunds(new Date(day).toISOString().slice(0, 10), cursor)
      // A day that has begun may have no report yet; one of a day before is there, or they are down.
      if (text === undefined && day < today) throw new OutsideError(party, 'down')
      if (text === undefined) return entries
      const json = JsonReader.parse(party, text)
      entries.push(...json.list('items').flatMap(readEntry))
      isOver &&= !json.flag('tryLater')
      const next = json.optionalText('cursor') || undefined
      if (next !== undefined && next === cursor) throw new OutsideError(party, 'nonsense')
      cursor = next
    } while (cursor !== undefined)
    if (isOver) followed.set(day, entries.filter(isAfterCapture))
    return entries
  }

  async function readBefore(oldest: number, first: number): Promise<Entry[]> {
    for (const day of followed.keys()) if (day < oldest) followed.delete(day)
    const entries: Entry[] = []
    for (let day = oldest; day < first; day += dayMs) {
      entries.push(...(followed.get(day) ?? (await readDay(day, first)).filter(isAfterCapture)))
    }
    return entries
  }

  return {
    async readPage({ from, to }) {
      const today = dayOf(to)
      const oldest = today - daysBack * dayMs
      const first = Math.max(dayOf(from), oldest)
      const read: Entry[] = []
      for (let day = first; day <= today; day += dayMs) read.push(...(await readDay(day, today)))
      const inTime = read.filter(({ at }) => at < to)
      const changed = new Set(inTime.filter(({ at }) => at >= from).map(referenceOf))
      const whole = new Set(inTime.filter((entry) => !isAfterCapture(entry)).map(referenceOf))
      const isAllWhole = [...changed].every((reference) => whole.has(reference))
      const before = isAllWhole ? [] : await readBefore(oldest, first)
      const known = [...before, ...inTime].filter(({ reference }) => changed.has(reference))
      const items: SettledItem[] = []
      for (const [reference, entries] of Map.groupBy(known, referenceOf)) {
        const figures = whole.has(reference) ? figuresIn(entries) : await ask(reference, entries)
        items.push(itemOf(reference, entries, figures))
      }
      return { items: items.sort(inOrder), next: undefined }
    },
  }

  /** Captured before the days that were read: the payment's own figures, and the disputes of the report. */
  async function ask(reference: string, entries: readonly Entry[]): Promise<Figures> {
    const payment = await mobilePay.find(reference)
    if (!payment) throw new OutsideError(party, 'nonsense')
    const { capturedOre, refundedOre } = payment
    const disputes = entries.filter(({ kind }) => kind.endsWith('-disputed-capture'))
    return { capturedOre, keptOre: sum(subtract(capturedOre, refundedOre), ...amountsOf(disputes)) }
  }
}

interface Figures {
  capturedOre: Ore
  keptOre: Ore
}

function figuresIn(entries: readonly Entry[]): Figures {
  const captures = entries.filter((entry) => !isAfterCapture(entry))
  return { capturedOre: sum(...amountsOf(captures)), keptOre: sum(...amountsOf(entries)) }
}

function itemOf(
  reference: string,
  entries: readonly Entry[],
  { capturedOre, keptOre }: Figures,
): SettledItem {
  const byTime = entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const taking = byTime.findLast(({ kind }) => kinds[kind].state !== undefined)
  const taken = keptOre === capturedOre || !taking ? undefined : kinds[taking.kind].state
  const moment = new Date(Math.max(...entries.map(({ at }) => at.getTime())))
  const state = taken ?? 'captured'
  return { reference, moment, playerId: undefined, state, amountOre: keptOre }
}

/** None for a kind that is of no payment of ours, such as a fee. */
function readEntry(json: JsonReader): Entry[] {
  const entryType = json.text('entryType')
  if (!isKind(entryType)) return []
  const [amount, at] = [json.number('amount'), new Date(json.text('time'))]
  const isAmount = Number.isSafeInteger(amount) && Math.sign(amount) === kinds[entryType].sign
  if (!isAmount || json.text('currency') !== 'DKK' || Number.isNaN(at.getTime())) {
    throw new OutsideError(party, 'nonsense')
  }
  return [{ reference: json.text('reference'), kind: entryType, amountOre: ore(amount), at }]
}

function isKind(entryType: string): entryType is Kind {
  return Object.hasOwn(kinds, entryType)
}

function isAfterCapture({ kind }: Entry): boolean {
  return kind !== 'capture'
}

function referenceOf({ reference }: Entry): string {
  return reference
}

function amountsOf(entries: readonly Entry[]): Ore[] {
  return entries.map(({ amountOre }) => amountOre)
}

function inOrder(a: SettledItem, b: SettledItem): number {
  return a.moment.getTime() - b.moment.getTime() || (a.reference < b.reference ? -1 : 1)
}
