import type { OutsideParties } from '@nordlys/core'
import { invariant, isTimeKey, type Ore, ore, StartProblem, type TimeKey } from '@nordlys/core'
import type { SupplierConfig } from '@nordlys/platform'
import { type CapturedByMobilePay, readMobilePayCaptures } from './mobile-pay-captures.ts'
import { type Fields, listIn, momentIn, oreIn, textIn } from './read-fields.ts'
import { askSuppliers, type SupplierLine } from './supplier-lists.ts'

/** Money the payment provider has taken from a card. */
export interface CapturedPayment {
  txId: string
  reference: string
  userId: string
  capturedOre: Ore
  maskedAccount: string
  at: Date
}

const payoutStatuses = ['accepted', 'completed', 'sent', 'settled', 'rejected', 'returned'] as const

/** A payment NemKonto has from us, and how far it has come. */
export interface Payout {
  batchId: string
  /** Our withdrawal. */
  reference: string
  amountOre: Ore
  status: (typeof payoutStatuses)[number]
  at: Date
}

/** A round reported to a game server as settled. */
export interface AcknowledgedRound {
  key: TimeKey
  /** The player's name towards games. */
  playerRef: string
  gameId: string
  definitionHash: string
  stakeOre: Ore
  winOre: Ore
  /** Hex. */
  seed: string
  choices: string
  /** Of a round at a table. */
  bets?: string
  at: Date
}

/** The money that others know of, independent of our books. */
export interface OutsideMoney {
  captured: readonly CapturedPayment[]
  mobilePay: CapturedByMobilePay
  payouts: readonly Payout[]
  rounds: readonly AcknowledgedRound[]
  /** Of game suppliers, each line in its last state. */
  messages: readonly SupplierLine[]
}

/**
 * Asks the payment provider, NemKonto and the game suppliers for all they have of ours, and MobilePay, whose
 * list is a report of each day, for the last days.
 */
export async function askOutside(
  parties: Pick<OutsideParties, 'payments' | 'mobilePay' | 'nemkonto'> & {
    suppliers: readonly SupplierConfig[]
  },
  mobilePayDays?: number,
): Promise<Omit<OutsideMoney, 'rounds'>> {
  const [provider, mobilePay, bank, messages] = await Promise.all([
    ask(parties.payments, '/api/transactions'),
    readMobilePayCaptures(parties.mobilePay, mobilePayDays),
    ask(parties.nemkonto, '/payments'),
    askSuppliers(parties.suppliers),
  ])
  const transactions = listIn(await provider.json(), 'transactions').map(readTransaction)
  return {
    captured: transactions.filter(({ capturedOre }) => capturedOre > 0n),
    mobilePay,
    payouts: listIn(await bank.json(), 'payments').map(readPayout),
    messages,
  }
}

/** NemKonto's copy of a file of ours, to the byte. */
export async function askForFile(
  nemkonto: OutsideParties['nemkonto'],
  batchId: string,
): Promise<string> {
  return (await ask(nemkonto, `/files/${encodeURIComponent(batchId)}`)).text()
}

/** A game server's journal, from its text: one JSON object a line. Anything else throws. */
export function readJournal(text: string): AcknowledgedRound[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => readRound(JSON.parse(line)))
}

/** The same rounds as text. */
export function writeJournal(rounds: readonly AcknowledgedRound[]): string {
  const plain = (_name: string, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value
  return rounds.map((round) => `${JSON.stringify(round, plain)}\n`).join('')
}

function readTransaction(fields: Fields): CapturedPayment {
  return {
    txId: textIn(fields, 'txId'),
    reference: textIn(fields, 'reference'),
    userId: textIn(fields, 'userId'),
    capturedOre: oreIn(fields, 'captured'),
    maskedAccount: textIn(fields, 'maskedAccount'),
    at: momentIn(fields, 'updatedAt'),
  }
}

function readPayout(fields: Fields): Payout {
  const status = payoutStatuses.find((known) => known === fields.status)
  invariant(status, `NemKonto says "${fields.status}"`)
  return {
    batchId: textIn(fields, 'batchId'),
    reference: textIn(fields, 'reference'),
    amountOre: oreIn(fields, 'amount'),
    status,
    at: momentIn(fields, 'statusAt'),
  }
}

function readRound(fields: Fields): AcknowledgedRound {
  const key = textIn(fields, 'key')
  invariant(isTimeKey(key), `"${key}" is no round key`)
  return {
    key,
    playerRef: textIn(fields, 'playerRef'),
    gameId: textIn(fields, 'gameId'),
    definitionHash: textIn(fields, 'definitionHash'),
    stakeOre: ore(textIn(fields, 'stakeOre')),
    winOre: ore(textIn(fields, 'winOre')),
    seed: textIn(fields, 'seed'),
    choices: textIn(fields, 'choices'),
    ...(fields.bets !== undefined && { bets: textIn(fields, 'bets') }),
    at: momentIn(fields, 'at'),
  }
}

interface Party {
  url: string
  user: string
  password: string
}

async function ask(party: Party, path: string): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${party.user}:${party.password}`).toString('base64')}`
  const url = `${party.url.replace(/\/$/, '')}${path}`
  const answer = await fetch(url, { headers: { authorization } }).catch(() => undefined)
  if (answer?.ok) return answer
  throw new StartProblem(
    `${url} answers ${answer?.status ?? 'nothing'}: without its word nobody can tell what is lost.`,
  )
}
