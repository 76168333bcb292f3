import type { Ore } from '@nordlys/core'
import { zeroOre } from '@nordlys/core'
import { parseDecimalAmount } from './decimal-amount.ts'
import { nemKontoStatuses } from './nemkonto.ts'
import { OutsideError, outsideFetch } from './outside-error.ts'
import { JsonReader } from './read-json.ts'
import { timeOutsMs } from './time-outs.ts'

/** A party's record of one payment or round: its state and since when. */
export interface SettledItem {
  /** The party's and our common name of it. */
  reference: string
  /** Of its last change. */
  moment: Date
  /** Ours, where the party knows it. */
  playerId: number | undefined
  state: string
  /** The part of its money that stayed moved: nothing when all of it was turned back. */
  amountOre: Ore
}

interface SettlementPage {
  /** By moment, then by reference. */
  items: SettledItem[]
  /** The mark to ask with for the next page; undefined after the last one. */
  next: string | undefined
}

/** A party's list of what changed in a period, `from` inclusive, `to` not. */
export interface SettlementList {
  /** Throws `OutsideError`. */
  readPage(period: { from: Date; to: Date }, after?: string): Promise<SettlementPage>
}

export interface SettlementListOptions {
  baseUrl: string
  user: string
  password: string
  timeoutMs?: number
  /** Items a page. */
  limit?: number
}

type Read = (party: string, json: JsonReader) => SettledItem

/** The payment provider's list: what of each capture is left, and why if it is not all. */
export function createPaymentSettlements(options: SettlementListOptions): SettlementList {
  const place = { path: 'api/settlements', field: 'transactions' }
  return createList('the payment provider', options, place, readTransaction)
}

/** NemKonto's list, in the words of a withdrawal's life. */
export function createNemKontoSettlements(options: SettlementListOptions): SettlementList {
  return createList('NemKonto', options, { path: 'settlements', field: 'payments' }, readPayment)
}

function createList(
  party: string,
  options: SettlementListOptions,
  place: { path: string; field: string },
  read: Read,
): SettlementList {
  const { baseUrl, user, password, timeoutMs = timeOutsMs.settlements, limit = 1_000 } = options
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    async readPage({ from, to }, after) {
      const url = new URL(`${baseUrl.replace(/\/$/, '')}/${place.path}`)
      url.searchParams.set('from', from.toISOString())
      url.searchParams.set('to', to.toISOString())
      url.searchParams.set('limit', limit.toString())
      if (after !== undefined) url.searchParams.set('after', after)
      const answer = await outsideFetch(party, url, { headers: { authorization }, timeoutMs })
      if (answer.status !== 200) throw new OutsideError(party, 'down')
      const json = JsonReader.parse(party, answer.text)
      const items = json.list(place.field).map((item) => read(party, item))
      return { items, next: json.optionalText('next') }
    },
  }
}

const providerStates = ['captured', 'refunded', 'charged-back']

function readTransaction(party: string, json: JsonReader): SettledItem {
  const state = providerStates.find((known) => known === json.text('state'))
  const userId = json.text('userId')
  if (!state || !/^\d{1,9}$/.test(userId)) throw new OutsideError(party, 'nonsense')
  return {
    reference: json.text('txId'),
    moment: momentIn(party, json, 'changedAt'),
    playerId: Number(userId),
    state,
    amountOre: amountIn(party, json),
  }
}

const takenStates = ['accepted', 'completed']
const turnedBackStates = ['rejected', 'returned']

function readPayment(party: string, json: JsonReader): SettledItem {
  const status = nemKontoStatuses.find((known) => known === json.text('status'))
  if (!status) throw new OutsideError(party, 'nonsense')
  return {
    reference: json.text('reference'),
    moment: momentIn(party, json, 'statusAt'),
    playerId: undefined,
    state: takenStates.includes(status) ? 'taken' : status,
    amountOre: turnedBackStates.includes(status) ? zeroOre : amountIn(party, json),
  }
}

function amountIn(party: string, json: JsonReader): Ore {
  const amountOre = parseDecimalAmount(json.text('amount'))
  if (amountOre === undefined) throw new OutsideError(party, 'nonsense')
  return amountOre
}

function momentIn(party: string, json: JsonReader, field: string): Date {
  const moment = new Date(json.text(field))
  if (Number.isNaN(moment.getTime())) throw new OutsideError(party, 'nonsense')
  return moment
}
