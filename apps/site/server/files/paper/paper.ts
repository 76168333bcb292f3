import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { paperFont } from './paper-font.ts'

/** In points, of an A4 that lies. */
export const margin = 36
const footHeight = 30
/** Feet that are drawn before others have the processor. */
const feetAtOnce = 20
export const sizes = { title: 20, heading: 12, text: 9, cell: 8, foot: 7 }

/** A document on its way to a reader: its pages, and its structure as a screen reader follows it. */
export interface Paper {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
}

interface About {
  title: string
  author: string
  at: Date
}

/** An empty page in Danish with one embedded font. Its pages are kept until their count is known. */
export function openPaper({ title, author, at }: About): Paper {
  const doc = new PDFDocument({
    ...{ size: 'A4', layout: 'landscape', font: '', bufferPages: true },
    // A text that goes on over a page ends above its foot.
    margins: { top: margin, left: margin, right: margin, bottom: margin + footHeight },
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: 'da' },
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  doc.font(paperFont)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

/** A line or a paragraph across the page, in the structure as `tag`. */
export function write(
  { doc, root }: Paper,
  tag: 'H1' | 'H2' | 'P',
  text: string,
  size: keyof typeof sizes,
): void {
  doc.fontSize(sizes[size])
  const width = doc.page.width - 2 * margin
  const height = doc.heightOfString(text, { width })
  if (!hasRoom(doc, height)) doc.addPage()
  root.add(doc.struct(tag, {}, () => doc.text(text, margin, doc.y, { width })))
  doc.y += sizes[size] / 2
}

export function hasRoom(doc: PDFKit.PDFDocument, height: number): boolean {
  return doc.y + height <= doc.page.height - margin - footHeight
}

/** Begins a page unless this one has so many points left. */
export function keepTogether({ doc }: Paper, height: number): void {
  if (!hasRoom(doc, height)) doc.addPage()
}

/** The bytes that are ready, for a reader who takes them as they come. */
export function* ready({ doc }: Paper): Generator<Buffer> {
  const bytes: Buffer | null = doc.read()
  if (bytes) yield bytes
}

/** Ends the paper: each page gets its foot, which a screen reader passes over, and all goes out. */
export async function* close(
  { doc, root }: Paper,
  footOf: (page: number, pages: number) => string,
): AsyncGenerator<Buffer> {
  root.end()
  const { start, count } = doc.bufferedPageRange()
  doc.fontSize(sizes.foot)
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    // Below the margin a text would begin a new page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - margin - sizes.foot
    doc.text(footOf(page + 1, count), margin, y, { lineBreak: false })
    doc.endMarkedContent()
    if (page % feetAtOnce === 0) await setImmediate()
  }
  doc.end()
  yield* doc
}
