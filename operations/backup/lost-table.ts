import { formatAmount, printable } from '@nordlys/core'
import type { Compared } from './agreement.ts'
import { type Lost, lostKinds, type Remedy } from './lost.ts'

const words: Record<Remedy, string> = {
  'repeat-transfer': 'tell the transfer again',
  'ask-provider': 'ask MobilePay how it stands',
  'adopt-file': 'take NemKonto’s file into the books',
  'read-status': 'nothing: the platform reads the status',
  'settle-again': 'settle again, same key, seed and win',
  'repeat-message': 'take the supplier’s message again',
  person: 'A PERSON DECIDES',
}
/** Of rounds alone there may be thousands. */
const rowsPerKindMax = 8

/** The movements to replay, for a person to read; amounts in kroner as the player's money moves. */
export function lostTable(lost: readonly Lost[]): string {
  if (lost.length === 0) return 'Nothing is missing.'
  const head = ['what', 'reference or key', 'player', 'amount', 'moment', 'to do', 'books say']
  const rows = lostKinds.flatMap((kind) => {
    const all = lost.filter((each) => each.kind === kind)
    const shown = all.filter((each, place) => place < rowsPerKindMax || each.remedy === 'person')
    const more = all.length - shown.length
    return [...shown.map(rowOf), ...(more > 0 ? [[`… ${more} more ${kind}s`]] : [])]
  })
  const sums = lostKinds.map(
    (kind) => `${kind}s: ${lost.filter((each) => each.kind === kind).length}`,
  )
  const byHand = lost.filter(({ remedy }) => remedy === 'person').length
  return [
    ...columns([head, ...rows]),
    '',
    `${sums.join(', ')}, for a person to decide: ${byHand}`,
  ].join('\n')
}

/** The sums of both sides, a mark where they differ. */
export function agreementTable(compared: readonly Compared[]): string {
  const rows = compared.map(({ what, booksOre, outsideOre }) => [
    booksOre === outsideOre ? '✓' : '✗',
    what,
    formatAmount(outsideOre),
    formatAmount(booksOre),
  ])
  return columns([['', 'kroner', 'outside', 'books'], ...rows]).join('\n')
}

/** All of it for a program: øre as text, moments as ISO. */
export function lostAsJson(lost: readonly Lost[]): string {
  const plain = (_name: string, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value
  return `${JSON.stringify(lost, plain, 1)}\n`
}

function rowOf({ kind, key, playerId, amountOre, at, remedy, because }: Lost): string[] {
  const player = playerId === undefined ? '?' : String(playerId)
  return [kind, key, player, formatAmount(amountOre), at.toISOString(), words[remedy], because]
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.filter((row) => row.length > 1).map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => printable(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
