import type { OutsideParties } from '@nordlys/core'
import { invariant, isTimeKey, type Ore, ore, StartProblem, type TimeKey } from '@nordlys/core'
import type { SupplierConfig } from '@nordlys/platform'
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
  payouts: readonly Payout[]
  rounds: readonly AcknowledgedRound[]
  /** Of game suppliers, each line in its last state. */
  messages: readonly SupplierLine[]
}

/** Asks the payment provider, NemKonto and the game suppliers for all they have of ours. */
export async function askOutside(
  parties: Pick<OutsideParties, 'payments' | 'nemkonto'> & { suppliers: readonly SupplierConfig[] },
): Promise<Omit<OutsideMoney, 'rounds'>> {
  const [provider, bank, messages] = await Promise.all([
    ask(parties.payments, '/api/transactions'),
    ask(parties.nemkonto, '/payments'),
    askSuppliers(parties.suppliers),
  ])
  const transactions = listIn(await provider.json(), 'transactions').map(readTransaction)
  return {
    captured: transactions.filter(({ capturedOre }) => capturedOre > 0n),
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

type Fields = Readonly<Record<string, unknown>>

function listIn(body: unknown, name: string): Fields[] {
  const list = (body as Fields)[name]
  invariant(Array.isArray(list), `an answer without ${name}`)
  return list
}

function textIn(fields: Fields, name: string): string {
  const value = fields[name]
  invariant(typeof value === 'string', `${name} is no text`)
  return value
}

/** As the parties write amounts: `100.00`. */
function oreIn(fields: Fields, name: string): Ore {
  const text = textIn(fields, name)
  invariant(/^\d{1,12}\.\d\d$/.test(text), `${name} is no amount`)
  return ore(text.replace('.', ''))
}

function momentIn(fields: Fields, name: string): Date {
  const at = new Date(textIn(fields, name))
  invariant(!Number.isNaN(at.getTime()), `${name} is no moment`)
  return at
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
