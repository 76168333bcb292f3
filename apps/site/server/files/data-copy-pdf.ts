import { setImmediate } from 'node:timers/promises'
import { brandName } from '@nordlys/contracts'
import { formatMoment, required } from '@nordlys/core'
import type { Translate } from '../../app/ground/text/texts.ts'
import { copyLines } from './data-copy-lines.ts'
import { readCopyFields, rowWords } from './data-copy-words.ts'
import { close, openPaper, type Paper, ready, write } from './paper/paper.ts'

/** Rows of one table on the paper; a year of rounds is whole in the JSON alone, which the paper says. */
export const paperRowsMax = 200
/** Between two of them others have the processor. */
const rowsAtOnce = 50

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
  let table = { name: '', title: '', rows: 0 }
  let drawn = 0
  for await (const line of copyLines(text)) {
    if (line.kind === 'head') {
      const made = { moment: formatMoment(new Date(line.madeAt)), account: String(line.account) }
      paper = begin(t, line.leftOut, { ...made, at: new Date(line.madeAt) })
      foot = t('own_data.paper_foot', { brand: brandName, ...made })
      continue
    }
    const on = required(paper, 'the head of a copy comes first')
    if (line.kind === 'table') {
      endTable(on, t, table.rows)
      table = { name: line.table, title: line.title, rows: 0 }
      continue
    }
    table.rows += 1
    if (table.rows === 1) write(on, 'H2', table.title, 'heading')
    if (table.rows > paperRowsMax) continue
    write(on, 'P', rowWords(fields.get(table.name) ?? {}, line.row), 'text')
    drawn += 1
    if (drawn % rowsAtOnce > 0) continue
    yield* ready(on)
    await setImmediate()
  }
  const whole = required(paper, 'a copy has a head')
  endTable(whole, t, table.rows)
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

function endTable(paper: Paper, t: Translate, rows: number): void {
  if (rows <= paperRowsMax) return
  const count = { rest: String(rows - paperRowsMax), most: String(paperRowsMax) }
  write(paper, 'P', t('own_data.paper_more', count), 'text')
}
