import { hasRoom, margin, type Paper, sizes } from './paper.ts'

export interface Column {
  heading: string
  /** In points. */
  width: number
  isAmount?: boolean
}

export interface PaperTable {
  paper: Paper
  columns: readonly Column[]
  element: PDFKit.PDFStructureElement
}

/** In points. */
export const rowHeight = 13
const gap = 4

/** Begins a table. Its head is read once and drawn on each page. */
export function beginTable(paper: Paper, columns: readonly Column[]): PaperTable {
  const { doc, root } = paper
  const element = doc.struct('Table')
  root.add(element)
  if (!hasRoom(doc, headHeight(doc, columns) + rowHeight)) doc.addPage()
  const row = doc.struct('TR')
  element.add(row)
  const y = doc.y
  doc.fontSize(sizes.cell)
  for (const [place, { heading }] of columns.entries()) {
    const head = { title: heading, scope: 'Column' }
    row.add(doc.struct('TH', head, () => drawHead(doc, columns, place, heading, y)))
  }
  row.end()
  doc.y = y + headHeight(doc, columns)
  return { paper, columns, element }
}

/** A row, one text for each column; a text that is too long for its column is cut. */
export function addRow(table: PaperTable, cells: readonly string[]): void {
  const { paper, columns, element } = table
  const { doc } = paper
  if (!hasRoom(doc, rowHeight)) goOn(table)
  doc.fontSize(sizes.cell)
  const y = doc.y
  const row = doc.struct('TR')
  element.add(row)
  for (const [place, text] of cells.entries()) {
    row.add(doc.struct('TD', {}, () => drawCell(doc, columns, place, text, y)))
  }
  row.end()
  doc.y = y + rowHeight
}

export function endTable({ paper, element }: PaperTable): void {
  element.end()
  paper.doc.y += rowHeight
}

/** The next page, with the head again for the eye alone. */
function goOn({ paper: { doc }, columns }: PaperTable): void {
  doc.addPage()
  const y = doc.y
  doc.fontSize(sizes.cell)
  doc.markContent('Artifact', { type: 'Layout' })
  for (const [place, { heading }] of columns.entries()) drawHead(doc, columns, place, heading, y)
  doc.endMarkedContent()
  doc.y = y + headHeight(doc, columns)
}

type Doc = PDFKit.PDFDocument

function headHeight(doc: Doc, columns: readonly Column[]): number {
  doc.fontSize(sizes.cell)
  const heights = columns.map(({ heading, width }) =>
    doc.heightOfString(heading, { width: width - gap }),
  )
  return Math.max(...heights) + gap
}

function drawHead(doc: Doc, columns: readonly Column[], place: number, text: string, y: number) {
  const [left, column] = placeOf(columns, place)
  const align = column?.isAmount ? 'right' : 'left'
  doc.text(text, left, y, { width: (column?.width ?? 0) - gap, align })
}

function drawCell(doc: Doc, columns: readonly Column[], place: number, text: string, y: number) {
  if (text === '') return
  const [left, column] = placeOf(columns, place)
  const room = (column?.width ?? 0) - gap
  const shown = fitting(doc, text, room)
  const x = column?.isAmount ? left + room - doc.widthOfString(shown) : left
  doc.text(shown, x, y, { lineBreak: false })
}

/** A text as far as it fits into a width, which is in points. */
function fitting(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  let end = text.length
  while (end > 0 && doc.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1
  return `${text.slice(0, end)}…`
}

function placeOf(columns: readonly Column[], place: number) {
  const before = columns.slice(0, place).reduce((sum, { width }) => sum + width, 0)
  return [margin + before, columns[place]] as const
}
