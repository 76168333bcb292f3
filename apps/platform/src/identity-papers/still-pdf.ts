import { packedObjects } from './packed-objects.ts'
import { PdfNames } from './pdf-names.ts'

/** Something may follow the end, but no more than a little. */
const tailBytes = 2_048

/**
 * Whether it is a PDF from its beginning to its end, and names nothing that acts by itself, in its packed
 * objects neither. One whose packed objects cannot be looked into is none. [SEC-86]
 */
export function isStillPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false
  if (!bytes.subarray(-tailBytes).includes('%%EOF') || hasAct(bytes)) return false
  const packed = packedObjects(bytes)
  return packed !== undefined && !packed.some(hasAct)
}

function hasAct(bytes: Buffer): boolean {
  return new PdfNames(bytes.toString('latin1')).hasAct()
}
