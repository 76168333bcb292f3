import type { DocumentContentType } from '@nordlys/contracts'
import { isStillPdf } from './still-pdf.ts'

/**
 * The kind of a file by its bytes; its name and the browser's type prove nothing. Undefined for
 * everything else, and for a PDF that begins as something else or would act by itself. [SEC-86]
 */
export function recognise(bytes: Buffer): DocumentContentType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  return isStillPdf(bytes) ? 'application/pdf' : undefined
}

function startsWith(bytes: Buffer, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte)
}
