import type { StatementLine } from '@nordlys/contracts'
import { type Ore, subtract, sum } from '@nordlys/core'
import { stringify } from 'csv-stringify/sync'
import type { Translate } from '../../app/ground/text/texts.ts'
import { roundTitle } from '../../app/parts/history/round-title.ts'
import { goOn, hasMoved, momentOf, type Standing, type Statement } from './statement-line.ts'

const columns = [
  ...(['number', 'date', 'time', 'zone', 'type', 'game', 'stake', 'win'] as const),
  ...(['amount', 'balance', 'bonus', 'bonus_balance', 'reserved', 'open_stakes', 'debt'] as const),
  'reference',
] as const
type Row = Partial<Record<(typeof columns)[number], string>>

export interface StatementWords {
  t: Translate
  titles: Readonly<Record<string, string>>
}

/**
 * A statement as CSV, piece by piece: UTF-8 with its mark, semicolons, a comma in amounts, and the
 * balance after each line. Cells that a spreadsheet would run as a formula are text. `parts` bring the
 * lines in order.
 */
export async function* statementCsv(
  words: StatementWords,
  statement: Statement,
  parts: AsyncIterable<readonly StatementLine[]>,
): AsyncGenerator<string> {
  const { t } = words
  const head = Object.fromEntries(columns.map((name) => [name, t(`statement.${name}`)]))
  let standing = statement.opening
  const opening = standingRow(t('statement.opening'), statement.from, standing)
  yield csvOf([head, opening], true)
  for await (const lines of parts) {
    const rows = lines.filter(hasMoved).map((line) => {
      standing = goOn(standing, line)
      return lineRow(words, line, standing)
    })
    if (rows.length > 0) yield csvOf(rows)
  }
  const sums: Row = {
    type: t('statement.sums'),
    stake: amountOf(statement.stakedOre),
    win: amountOf(sum(statement.wonOre, statement.jackpotsOre)),
    amount: amountOf(subtract(statement.closing.cashOre, statement.opening.cashOre)),
    bonus: amountOf(subtract(statement.closing.bonusOre, statement.opening.bonusOre)),
  }
  const closing = standingRow(t('statement.closing'), statement.to, statement.closing)
  yield csvOf([sums, closing])
}

function csvOf(rows: readonly Row[], isFirst = false): string {
  const cells = rows.map((row) => columns.map((name) => row[name] ?? ''))
  return stringify(cells, { bom: isFirst, delimiter: ';', record_delimiter: 'windows' })
}

/** The game of a line by its title; nothing of a payment. */
export function gameOf(
  { t, titles }: StatementWords,
  { gameId, liveRound }: StatementLine,
): string {
  return gameId === undefined ? '' : roundTitle(t, { gameId, liveRound }, titles)
}

function lineRow(words: StatementWords, line: StatementLine, standing: Standing): Row {
  const { t } = words
  return {
    ...standingRow(t(`statement.kind_${line.kind}`), line.at, standing),
    number: String(line.number),
    game: plain(gameOf(words, line)),
    stake: line.stakedOre === 0n ? '' : amountOf(line.stakedOre),
    win: line.wonOre === 0n ? '' : amountOf(line.wonOre),
    amount: amountOf(line.cashOre),
    bonus: amountOf(line.bonusOre),
    reference: plain(line.reference),
  }
}

function standingRow(type: string, at: Date, standing: Standing): Row {
  return {
    ...momentOf(at),
    type,
    balance: amountOf(standing.cashOre),
    bonus_balance: amountOf(standing.bonusOre),
    reserved: amountOf(standing.reservedOre),
    open_stakes: amountOf(standing.openStakesOre),
    debt: amountOf(standing.debtOre),
  }
}

/** Øre as kroner with a comma and two decimals; a spreadsheet reads it as a number, its sign too. */
function amountOf(ore: Ore): string {
  const [sign, amount] = ore < 0n ? ['-', -ore] : ['', ore]
  return `${sign}${amount / 100n},${String(amount % 100n).padStart(2, '0')}`
}

/** An apostrophe keeps a spreadsheet from running a text as a formula. */
function plain(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
