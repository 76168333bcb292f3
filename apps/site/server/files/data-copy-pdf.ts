import { setImmediate } from 'node:timers/promises'
import { brandName } from '@nordlys/contracts'
import { formatCount, formatMoment, required } from '@nordlys/core'
import type { Translate } from '../../app/ground/text/texts.ts'
import { copyLines } from './data-copy-lines.ts'
import { readCopyFields, rowWords } from './data-copy-words.ts'
import { close, keepTogether, openPaper, type Paper, ready, sizes, write } from './paper/paper.ts'

/** Rows of one table on the paper; a year of rounds is whole in the JSON alone, which the paper says. */
export const paperRowsMax = 200
/** Rows of all tables together. */
const paperRowsAllMax = 3_000
/** Characters that are laid out before others have the processor. */
const charactersAtOnce = 8_000

/**
 * A copy of one's data as a paper to read: each table that has something in it, its rows in words. Made
 * from the copy's own text as it comes. [PD5]
 */
export async function* dataCopyPdf(
  t: Translate,
  text: AsyncIterable<string>,
): AsyncGenerator<Buffer> {
  const fields = readCopyFields()
  let paper: Paper | undefined
  let foot = ''
  let table = { name: '', title: '', rows: 0, drawn: 0 }
  let [drawn, characters] = [0, 0]
  for await (const line of copyLines(text)) {
    if (line.kind === 'head') {
      const made = { moment: formatMoment(new Date(line.madeAt)), account: String(line.account) }
      paper = begin(t, line.leftOut, { ...made, at: new Date(line.madeAt) })
      foot = t('own_data.paper_foot', { brand: brandName, ...made })
      continue
    }
    const on = required(paper, 'the head of a copy comes first')
    if (line.kind === 'table') {
      endTable(on, t, table)
      table = { name: line.table, title: line.title, rows: 0, drawn: 0 }
      continue
    }
    table.rows += 1
    if (table.rows === 1) writeHeading(on, table.title)
    if (table.rows > paperRowsMax || drawn >= paperRowsAllMax) continue
    const words = rowWords(fields.get(table.name) ?? {}, line.row)
    write(on, 'P', words, 'text')
    table.drawn += 1
    drawn += 1
    characters += words.length
    if (characters < charactersAtOnce) continue
    characters = 0
    yield* ready(on)
    await setImmediate()
  }
  const whole = required(paper, 'a copy has a head')
  endTable(whole, t, table)
  yield* close(whole, (page, pages) =>
    [foot, t('own_data.paper_page', { page: String(page), pages: String(pages) })].join(' · '),
  )
}

function begin(
  t: Translate,
  leftOut: string,
  { moment, account, at }: { moment: string; account: string; at: Date },
): Paper {
  const title = t('own_data.paper_title')
  const paper = openPaper({ title, author: brandName, at })
  write(paper, 'H1', title, 'title')
  write(paper, 'P', t('own_data.paper_made', { moment, account }), 'text')
  write(paper, 'P', t('own_data.paper_about'), 'text')
  write(paper, 'P', leftOut, 'text')
  return paper
}

/** A heading stands above a row at least. */
function writeHeading(paper: Paper, title: string): void {
  keepTogether(paper, 3 * sizes.heading)
  write(paper, 'H2', title, 'heading')
}

function endTable(paper: Paper, t: Translate, of: { rows: number; drawn: number }): void {
  if (of.rows === of.drawn) return
  const count = { rest: formatCount(of.rows - of.drawn), drawn: formatCount(of.drawn) }
  write(paper, 'P', t('own_data.paper_more', count), 'text')
}
