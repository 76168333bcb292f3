import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { brandName, type StatementLine } from '@nordlys/contracts'
import { formatDate, formatMoment } from '@nordlys/core'
import type { Translate } from '../../app/ground/text/texts.ts'
import { close, keepTogether, openPaper, type Paper, ready, write } from './paper/paper.ts'
import { addRow, beginTable, endTable, rowHeight } from './paper/paper-table.ts'
import { type StatementWords, statementCsv } from './statement-csv.ts'
import { goOn, hasMoved, type Standing, type Statement } from './statement-line.ts'
import {
  isPayment,
  lineCells,
  movementColumns,
  standingCells,
  sumColumns,
  sumRows,
} from './statement-paper.ts'

/** A paper has so many movements at most; with more it leaves the rounds to the CSV. */
const paperLinesMax = 2_000

/** After so many rows other readers have their turn. */
const rowsAtOnce = 50

/** A statement with all that a paper says beside the books. */
export interface PaperStatement extends Statement {
  holder: string
  /** The last date of the period. */
  last: string
  hasEnded: boolean
  madeAt: Date
}

/**
 * A statement as a tagged PDF, in pieces as the lines are read. Once the period has ended it names the digest
 * of the CSV of the same period, which is made beside it from the same lines. [LED-09]
 */
export async function* statementPdf(
  words: StatementWords,
  statement: PaperStatement,
  parts: AsyncIterable<readonly StatementLine[]>,
): AsyncGenerator<Buffer> {
  const { t } = words
  const { madeAt: at, numbers } = statement
  const paper = openPaper({ title: t('statement.title'), author: brandName, at })
  writeHead(paper, t, statement)
  const isShort = numbers.upTo - numbers.above <= paperLinesMax
  if (!isShort) write(paper, 'P', t('statement.paper_long'), 'text')
  const table = beginTable(paper, movementColumns(t))
  addRow(table, standingCells(t('statement.opening'), statement.from, statement.opening))
  const digest = createHash('sha256')
  let [standing, rows]: [Standing, number] = [statement.opening, 0]
  for await (const { piece, lines } of csvBeside(words, statement, parts)) {
    digest.update(piece)
    for (const line of lines.filter(hasMoved)) {
      standing = goOn(standing, line)
      if (!isShort && !isPayment(line)) continue
      addRow(table, lineCells(words, line, standing))
      rows += 1
      if (rows % rowsAtOnce > 0) continue
      yield* ready(paper)
      await setImmediate()
    }
  }
  addRow(table, standingCells(t('statement.closing'), statement.to, statement.closing))
  endTable(table)
  writeSums(paper, t, statement)
  const sha256 = statement.hasEnded ? digest.digest('hex') : undefined
  if (sha256) write(paper, 'P', t('statement.paper_digest', { sha256 }), 'text')
  yield* close(paper, (page, pages) => footOf(t, statement, { page, pages, sha256 }))
}

/** The CSV's pieces, each with the lines it was made of. */
async function* csvBeside(
  words: StatementWords,
  statement: Statement,
  parts: AsyncIterable<readonly StatementLine[]>,
): AsyncGenerator<{ piece: string; lines: StatementLine[] }> {
  const read: StatementLine[] = []
  async function* noted() {
    for await (const lines of parts) {
      read.push(...lines)
      yield lines
    }
  }
  for await (const piece of statementCsv(words, statement, noted()))
    yield { piece, lines: read.splice(0) }
}

function writeHead(paper: Paper, t: Translate, statement: PaperStatement): void {
  const { holder, account, from, last, hasEnded, madeAt } = statement
  write(paper, 'H1', t('statement.title'), 'title')
  const period = { from: formatDate(from), until: formatDate(new Date(`${last}T12:00:00Z`)) }
  write(paper, 'P', t('statement.paper_holder', { holder, account }), 'text')
  write(paper, 'P', t('statement.paper_period', period), 'text')
  const made = t('statement.paper_made', { moment: formatMoment(madeAt) })
  write(paper, 'P', hasEnded ? made : `${made} ${t('statement.paper_open')}`, 'text')
  write(paper, 'H2', t('statement.paper_movements'), 'heading')
}

function writeSums(paper: Paper, t: Translate, statement: Statement): void {
  const rows = sumRows(t, statement)
  keepTogether(paper, (rows.length + 4) * rowHeight)
  write(paper, 'H2', t('statement.sums'), 'heading')
  const table = beginTable(paper, sumColumns(t))
  for (const cells of rows) addRow(table, cells)
  endTable(table)
}

interface Foot {
  page: number
  pages: number
  sha256: string | undefined
}

function footOf(t: Translate, { account, madeAt }: PaperStatement, foot: Foot): string {
  const { page, pages, sha256 } = foot
  const words = [
    t('statement.paper_foot', { brand: brandName, account, moment: formatMoment(madeAt) }),
    t('statement.paper_page', { page: String(page), pages: String(pages) }),
    sha256 && t('statement.paper_digest', { sha256 }),
  ]
  return words.filter(Boolean).join(' · ')
}
