import type { AnswerOf, beginStatement, StatementLine } from '@nordlys/contracts'
import { dayMs, hourMs, minuteMs, type Ore, subtract, sum, timeZone } from '@nordlys/core'
import { stringify } from 'csv-stringify/sync'
import type { Translate } from '../../app/ground/text/texts.ts'

type Statement = AnswerOf<typeof beginStatement>

const columns = [
  ...(['number', 'date', 'time', 'zone', 'type', 'game', 'stake', 'win'] as const),
  ...(['amount', 'balance', 'bonus', 'bonus_balance', 'reserved', 'open_stakes', 'debt'] as const),
  'reference',
] as const
type Row = Partial<Record<(typeof columns)[number], string>>

interface Words {
  t: Translate
  titles: Readonly<Record<string, string>>
}

/** A player's accounts as the lines go on from the opening. */
type Running = Statement['opening']

/**
 * A statement as CSV, piece by piece: UTF-8 with its mark, semicolons, a comma in amounts, and the
 * balance after each line. Cells that a spreadsheet would run as a formula are text. `parts` bring the
 * lines in order.
 */
export async function* statementCsv(
  words: Words,
  statement: Statement,
  parts: AsyncIterable<readonly StatementLine[]>,
): AsyncGenerator<string> {
  const { t } = words
  const head = Object.fromEntries(columns.map((name) => [name, t(`statement.${name}`)]))
  const running = { ...statement.opening }
  const opening = standingRow(t('statement.opening'), statement.from, running)
  yield csvOf([head, opening], true)
  for await (const lines of parts) {
    const rows = lines.filter(hasMoved).map((line) => lineRow(words, line, running))
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

/** A payment that is only promised to us has moved nothing of the player's. */
function hasMoved(line: StatementLine): boolean {
  const { cashOre, bonusOre, reservedOre, openStakesOre, debtOre, stakedOre, wonOre } = line
  const moved = [cashOre, bonusOre, reservedOre, openStakesOre, debtOre, stakedOre, wonOre]
  return moved.some((amount) => amount !== 0n)
}

function lineRow({ t, titles }: Words, line: StatementLine, running: Running): Row {
  running.reservedOre = sum(running.reservedOre, line.reservedOre)
  running.openStakesOre = sum(running.openStakesOre, line.openStakesOre)
  running.debtOre = sum(running.debtOre, line.debtOre)
  running.cashOre = line.cashAfterOre
  running.bonusOre = line.bonusAfterOre
  const game = line.gameId === undefined ? '' : (titles[line.gameId] ?? line.gameId)
  return {
    ...standingRow(t(`statement.kind_${line.kind}`), line.at, running),
    number: String(line.number),
    game: plain(game),
    stake: line.stakedOre === 0n ? '' : amountOf(line.stakedOre),
    win: line.wonOre === 0n ? '' : amountOf(line.wonOre),
    amount: amountOf(line.cashOre),
    bonus: amountOf(line.bonusOre),
    reference: plain(line.reference),
  }
}

function standingRow(type: string, at: Date, standing: Running): Row {
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

/** The date and the time of day in Denmark, and how far that is from UTC. */
function momentOf(at: Date): Pick<Row, 'date' | 'time' | 'zone'> {
  const aheadMs = aheadOf(at)
  const local = new Date(at.getTime() + aheadMs).toISOString()
  const hours = String(aheadMs / hourMs).padStart(2, '0')
  return { date: local.slice(0, 10), time: local.slice(11, 19), zone: `UTC+${hours}:00` }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** One or two hours: the time on the Danish clock less the time in UTC. */
function aheadOf(at: Date): number {
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
  const shown = (hour * 60 + minute) * minuteMs
  const utc = (at.getUTCHours() * 60 + at.getUTCMinutes()) * minuteMs
  return (shown - utc + dayMs) % dayMs
}
