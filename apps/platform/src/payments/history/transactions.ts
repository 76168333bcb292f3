import type {
  HistoryLine,
  OutcomeOf,
  RequestOf,
  StretchLine,
  TransactionLine,
  readTransactions as transactionsCall,
} from '@nordlys/contracts'
import { type PlayerId, required, subtract } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import {
  endOfStretch,
  listLinesBeside,
  listRoundsOf,
  listStretches,
  type PendingRound,
  type Stretch,
  wonIn,
} from '../../ledger/index.ts'
import { listPayments, type PaymentLine } from './history-payments.ts'
import { type Place, placeText, readPlace } from './place.ts'
import { balanceAt, presentLine } from './present-line.ts'
import { readPeriod } from './read-period.ts'

type Request = RequestOf<typeof transactionsCall>
type Answer = OutcomeOf<typeof transactionsCall>

/**
 * A page of what moved the player's money from a place on, newest first, a line a stretch of play, and the
 * totals of the whole period, all as it was at one moment. [SCREEN-12]
 */
export function readTransactions(
  db: Db,
  playerId: PlayerId,
  request: Request,
  at: Date,
): Promise<Answer> {
  const isOfAll = request.kind === 'all' && !request.gameIds
  return readPeriod(db, { playerId, request, at }, async ({ tx, from, to, totals, pending }) => {
    const payments = isOfAll ? await listPayments(tx, { playerId, from, to, at }) : []
    const list = { tx, playerId, request, payments, pending, ...totals.numbers }
    const { shown, older, newer } = await pageOf(list)
    return {
      ...{ ok: true, lines: await withSingleRounds(list, shown), totals },
      ...(older && { older: placeText(older) }),
      ...(newer && { newer: placeText(newer) }),
    }
  })
}

/** Everything of a period, of which a page is read. */
interface List {
  tx: Tx
  playerId: PlayerId
  request: Request
  /** The newest first. */
  payments: readonly PaymentLine[]
  pending: readonly PendingRound[]
  above: bigint
  upTo: bigint
}

type Entry =
  | { of: 'stretches'; seq: bigint; at: Date; stretch: Stretch }
  | { of: 'others'; seq: bigint; at: Date; line: HistoryLine }
  | { of: 'payments'; at: Date; line: PaymentLine }

interface Page {
  shown: readonly Entry[]
  older?: Place | undefined
  newer?: Place | undefined
}

async function pageOf(list: List): Promise<Page> {
  const { from } = list.request
  const top = { stretches: list.upTo, others: list.upTo, payment: list.payments[0]?.id }
  if (!from) return readBelow(list, top)
  const place = await besideStretches(list, readPlace(from.place))
  if (from.toward === 'newer') return (await readAbove(list, place)) ?? readBelow(list, top)
  return { ...(await readBelow(list, place)), newer: place }
}

/** A stretch that has gone on since its page gave the place stays below it, whole. */
async function besideStretches({ tx, playerId }: List, place: Place): Promise<Place> {
  return { ...place, stretches: await endOfStretch(tx, playerId, place.stretches) }
}

async function readBelow(list: List, place: Place): Promise<Page> {
  const { tx, playerId, request, payments, above, upTo } = list
  const { pageSize, gameIds, kind } = request
  const limit = pageSize + 1
  const asked = { playerId, above, limit }
  const stretches = await listStretches(tx, {
    ...{ ...asked, gameIds },
    upTo: least(place.stretches, upTo),
  })
  // A later page has all below the stretch that is one too many for this one.
  const floor = stretches.length === limit ? required(stretches.at(-1), 'the last').lastSeq : above
  const othersUpTo = least(place.others, upTo)
  const others = gameIds
    ? []
    : await listLinesBeside(tx, { ...asked, above: floor, upTo: othersUpTo, topic: kind })
  const left = payments.slice(placeOf(payments, place))
  const all = inOrder(list, stretches, others, left.slice(0, limit))
  const shown = all.slice(0, pageSize)
  const last = numbersOf(shown)
  const older = {
    stretches: last.stretch ? last.stretch.firstSeq - 1n : place.stretches,
    others: last.lowest === undefined ? place.others : least(last.lowest - 1n, place.others),
    payment: left[last.payments.length]?.id,
  }
  return { shown, older: all.length > pageSize ? older : undefined }
}

/** The lines next above a place; undefined where they are fewer than a page. */
async function readAbove(list: List, place: Place): Promise<Page | undefined> {
  const { tx, playerId, request, payments, above, upTo } = list
  const { pageSize, gameIds, kind } = request
  const limit = pageSize + 1
  const asked = { playerId, upTo, limit, isOldestFirst: true }
  const stretches = await listStretches(tx, {
    ...{ ...asked, gameIds },
    above: most(place.stretches, above),
  })
  const ceiling = stretches.length === limit ? required(stretches[0], 'the first').lastSeq : upTo
  const othersAbove = most(place.others, above)
  const others = gameIds
    ? []
    : await listLinesBeside(tx, { ...asked, above: othersAbove, upTo: ceiling, topic: kind })
  const left = payments.slice(0, placeOf(payments, place))
  const all = inOrder(list, stretches, others, left.slice(-limit))
  if (all.length < pageSize) return undefined
  const shown = all.slice(-pageSize)
  const first = numbersOf(shown)
  const newer = {
    stretches: first.newest?.lastSeq ?? place.stretches,
    others: first.highest ?? place.others,
    payment: first.payments[0]?.id ?? place.payment,
  }
  return { shown, older: place, newer: all.length > pageSize ? newer : undefined }
}

/** How many payments lie above a place. */
function placeOf(payments: readonly PaymentLine[], { payment }: Place): number {
  const found = payments.findIndex(({ id }) => id === payment)
  return found < 0 ? payments.length : found
}

function numbersOf(shown: readonly Entry[]) {
  const stretches = shown.flatMap((entry) => (entry.of === 'stretches' ? [entry.stretch] : []))
  const booked = shown.flatMap((entry) => (entry.of === 'payments' ? [] : [entry.seq]))
  return {
    newest: stretches[0],
    stretch: stretches.at(-1),
    highest: booked[0],
    lowest: booked.at(-1),
    payments: shown.flatMap((entry) => (entry.of === 'payments' ? [entry.line] : [])),
  }
}

/**
 * The lines of the books in the order of their numbers, payments by their moments between. Copies' clocks
 * differ a little, so a payment stands above the first line of the books that is older than it.
 */
function inOrder(
  { pending }: List,
  stretches: readonly Stretch[],
  others: Awaited<ReturnType<typeof listLinesBeside>>,
  payments: readonly PaymentLine[],
): Entry[] {
  const booked: Exclude<Entry, { of: 'payments' }>[] = [
    ...stretches.map((stretch) => {
      const { lastSeq: seq, at } = stretch
      return { of: 'stretches', seq, at, stretch } as const
    }),
    ...others.map(({ seq, line }) => {
      return { of: 'others', seq, at: line.at, line: presentLine(line, pending) } as const
    }),
  ].sort((a, b) => (a.seq < b.seq ? 1 : -1))
  const entries: Entry[] = []
  let next = 0
  for (const entry of booked) {
    for (let line = payments[next]; line && line.at > entry.at; line = payments[next]) {
      entries.push({ of: 'payments', at: line.at, line })
      next += 1
    }
    entries.push(entry)
  }
  const rest = payments.slice(next).map((line) => ({ of: 'payments', at: line.at, line }) as const)
  return [...entries, ...rest]
}

/** A stretch of one round is shown as that round. */
async function withSingleRounds(
  { tx, pending }: List,
  shown: readonly Entry[],
): Promise<TransactionLine[]> {
  const keys = shown.flatMap((entry) =>
    entry.of === 'stretches' && entry.stretch.rounds === 1 ? [entry.stretch.id] : [],
  )
  const rounds = keys.length > 0 ? await listRoundsOf(tx, keys) : []
  const byKey = new Map(rounds.map(({ line }) => [line.id, presentLine(line, pending)]))
  return shown.map((entry) =>
    entry.of === 'stretches'
      ? (byKey.get(entry.stretch.id) ?? stretchLine(entry.stretch, pending))
      : entry.line,
  )
}

function stretchLine(
  { firstSeq, lastSeq, ...stretch }: Stretch,
  pending: readonly PendingRound[],
): StretchLine {
  const { openStakesOre, balanceAfterOre, ...line } = stretch
  const own = pending.filter(({ seq }) => seq >= firstSeq && seq <= lastSeq)
  return {
    ...line,
    kind: 'stretch',
    winOre: subtract(line.winOre, wonIn(own)),
    ...(own.length > 0 && { isPending: true as const }),
    ...(openStakesOre > 0n && { openStakesOre }),
    ...(balanceAfterOre !== undefined && {
      balanceAfterOre: balanceAt(balanceAfterOre, lastSeq, pending),
    }),
    numbers: { first: Number(firstSeq), last: Number(lastSeq) },
  }
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)
const most = (a: bigint, b: bigint) => (a > b ? a : b)
