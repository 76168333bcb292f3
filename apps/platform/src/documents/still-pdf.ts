import { inflateSync } from 'node:zlib'
import { PdfNames } from './pdf-names.ts'

/** Something may follow the end, but no more than a little. */
const tailBytes = 2_048

/** What the packed objects of a document may come to altogether. */
const unpackedBytesMax = 32 * 1_024 * 1_024

/**
 * Whether it is a PDF from its beginning to its end, and names nothing that acts by itself, in its packed
 * objects neither. What is enciphered cannot be looked into. [SEC-86]
 */
export function isStillPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
    bytes.subarray(-tailBytes).includes('%%EOF') &&
    !hasAct(bytes) &&
    !packedObjects(bytes).some(hasAct)
  )
}

function hasAct(bytes: Buffer): boolean {
  return new PdfNames(bytes.toString('latin1')).hasAct()
}

/** Where a stream's bytes begin; before it stands what they are. */
const streamStart = /stream\r?\n/g
const headLength = 1_024

/** The objects that a document holds in streams of their own kind, each stream unpacked. */
function packedObjects(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1')
  const found: Buffer[] = []
  let left = unpackedBytesMax
  for (const { 0: start, index } of text.matchAll(streamStart)) {
    const head = text.slice(Math.max(0, index - headLength), index)
    // The kind of a stream may be written by numbers, too.
    if (!/\/(?:O|#4f)(?:b|#62)(?:j|#6a)/i.test(head)) continue
    const unpacked = inflated(bytes.subarray(index + start.length), left)
    if (!unpacked) continue
    left -= unpacked.length
    found.push(unpacked)
  }
  return found
}

/** Undefined for what is not packed in this way, is enciphered, or is more than there is room for. */
function inflated(bytes: Buffer, bytesMax: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, bytesMax) })
  } catch {
    return undefined
  }
}
