import {
  signWalletMessage,
  supplierName,
  supplierWinMaxOre,
  walletHeaders,
} from '@nordlys/contracts'
import type { Clock, Ore } from '@nordlys/core'
import { OutsideError, outsideFetch } from './outside-error.ts'
import { JsonReader } from './read-json.ts'
import { timeOutsMs } from './time-outs.ts'

const supplierMovementStates = ['pending', 'accepted', 'rolled-back', 'refused'] as const

/**
 * A bet or win as its supplier has it; a message that was both is two with one number. `pending`: the
 * supplier counts it and has not had our answer.
 */
export interface SupplierListed {
  transactionId: string
  kind: 'bet' | 'win'
  roundId: string
  gameId: string
  playerRef: string
  amountOre: Ore
  state: (typeof supplierMovementStates)[number]
  at: Date
  /** When its state changed last. */
  changedAt: Date
}

export interface SupplierRoundReport {
  state: 'open' | 'settled' | 'cancelled' | 'unknown'
  transactions: SupplierListed[]
}

/** The answers of a game supplier. */
export interface SupplierDesk {
  /** The state of a round; asking changes nothing. Throws `OutsideError`. */
  readRound(round: {
    roundId: string
    gameId: string
    playerRef: string
  }): Promise<SupplierRoundReport>
  /**
   * The transactions that changed at the supplier in a period, `from` inclusive, `to` exclusive,
   * oldest change first, then by number and kind, a page at a time: `next` begins the following
   * one. Throws `OutsideError`.
   */
  listTransactions(
    period: { from: Date; to: Date },
    after?: string,
  ): Promise<{ transactions: SupplierListed[]; next: string | undefined }>
}

export interface SupplierDeskOptions {
  name: string
  /** Signs both ways. */
  secret: string
  /** Such as `http://127.0.0.1:3003/supplier`. */
  baseUrl: string
  clock: Clock
  timeoutMs?: number
  /** Transactions a page. */
  limit?: number
}

/** The signature covers method-less path, query and body, as in the supplier protocol. */
export function createSupplierDesk(options: SupplierDeskOptions): SupplierDesk {
  const { name, secret, clock, timeoutMs = timeOutsMs.supplier, limit = 1_000 } = options
  const party = `the supplier ${name}`
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  async function ask(url: URL, body?: string): Promise<JsonReader> {
    const timestampMs = clock.now().getTime()
    const path = `${url.pathname}${url.search}`
    const headers = {
      'content-type': 'application/json',
      [walletHeaders.timestamp]: String(timestampMs),
      [walletHeaders.signature]: signWalletMessage(secret, timestampMs, path, body ?? ''),
    }
    const request = body === undefined ? { method: 'GET' } : { method: 'POST', body }
    const answer = await outsideFetch(party, url, { ...request, headers, timeoutMs })
    if (answer.status !== 200) throw new OutsideError(party, 'down')
    return JsonReader.parse(party, answer.text)
  }
  return {
    async readRound(round) {
      const json = await ask(new URL(`${baseUrl}/round-status`), JSON.stringify(round))
      const states = ['open', 'settled', 'cancelled', 'unknown'] as const
      const state = states.find((known) => known === json.text('state'))
      if (!state || json.text('roundId') !== round.roundId)
        throw new OutsideError(party, 'nonsense')
      const transactions = json.list('transactions').map((each) => readListed(party, each))
      const areOfRound = transactions.every(
        (each) =>
          each.roundId === round.roundId &&
          each.gameId === round.gameId &&
          each.playerRef === round.playerRef,
      )
      if (!areOfRound) throw new OutsideError(party, 'nonsense')
      return { state, transactions }
    },
    async listTransactions({ from, to }, after) {
      const url = new URL(`${baseUrl}/transactions`)
      url.searchParams.set('from', from.toISOString())
      url.searchParams.set('to', to.toISOString())
      url.searchParams.set('limit', limit.toString())
      if (after !== undefined) url.searchParams.set('after', after)
      const json = await ask(url)
      const transactions = json.list('transactions').map((each) => readListed(party, each))
      return { transactions, next: json.optionalText('next') }
    },
  }
}

function readListed(party: string, json: JsonReader): SupplierListed {
  const kind = (['bet', 'win'] as const).find((known) => known === json.text('kind'))
  const state = supplierMovementStates.find((known) => known === json.text('state'))
  const amount = json.number('amountOre')
  const at = new Date(json.text('at'))
  const changedAt = new Date(json.text('changedAt'))
  const transactionId = json.text('transactionId')
  const isAmount = Number.isSafeInteger(amount) && amount > 0 && amount <= supplierWinMaxOre
  const isName = supplierName.test(transactionId)
  const areMoments = [at, changedAt].every((moment) => !Number.isNaN(moment.getTime()))
  if (!kind || !state || !isAmount || !isName || !areMoments) {
    throw new OutsideError(party, 'nonsense')
  }
  return {
    transactionId,
    kind,
    roundId: json.text('roundId'),
    gameId: json.text('gameId'),
    playerRef: json.text('playerRef'),
    amountOre: BigInt(amount) as Ore,
    state,
    at,
    changedAt,
  }
}
