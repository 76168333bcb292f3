import { inflateSync } from 'node:zlib'
import { type PdfStream, PdfStreams } from './pdf-streams.ts'

/** The most that may be read and unpacked of the packed objects of a document altogether. */
const unpackedBytesMax = 32 * 1_024 * 1_024

/** Readers go by these keys; not all of them ask what kind of stream it is. */
const keysOfPackedObjects = ['/ObjStm', '/First', '/N']
/** Keys of other steps between a stream's bytes and its objects: a file elsewhere, a predictor. */
const keysOfOtherPackings = ['/F', '/FFilter', '/DecodeParms', '/DP', '/Crypt']

/** Each sign may be written by its number. */
const enciphered = /\/(?:E|#45)(?:n|#6e)(?:c|#63)(?:r|#72)(?:y|#79)(?:p|#70)(?:t|#74)/i

/**
 * The objects that a document holds packed in streams, each stream unpacked. Undefined when one of them
 * cannot be looked into: it is packed in another way or broken, enciphered, or there is too much. [FLT-36]
 */
export function packedObjects(bytes: Buffer): Buffer[] | undefined {
  const text = bytes.toString('latin1')
  const streams = new PdfStreams(text).read()
  if (!streams) return undefined
  const found: Buffer[] = []
  const isEnciphered = enciphered.test(text)
  let left = unpackedBytesMax
  for (const stream of streams) {
    if (!holdsObjects(stream)) continue
    if (isEnciphered) return undefined
    // An object that is not packed has been looked at where it stands.
    if (!stream.marks.includes('/Filter') && !isPackedOtherwise(stream)) continue
    const unpacked = unpack(bytes, stream, left)
    if (!unpacked) return undefined
    left -= unpacked.bytesRead + unpacked.objects.length
    if (left < 0) return undefined
    found.push(unpacked.objects)
  }
  return found
}

function holdsObjects({ marks }: PdfStream): boolean {
  return keysOfPackedObjects.some((key) => marks.includes(key))
}

function isPackedOtherwise({ marks }: PdfStream): boolean {
  return keysOfOtherPackings.some((key) => marks.includes(key))
}

interface Unpacked {
  objects: Buffer
  /** A stream may be long and unpack to nothing. */
  bytesRead: number
}

function unpack(bytes: Buffer, stream: PdfStream, bytesMax: number): Unpacked | undefined {
  const { marks, start } = stream
  if (start === undefined || isPackedOtherwise(stream) || !isFlateAlone(marks)) return undefined
  try {
    const maxOutputLength = Math.max(1, bytesMax)
    const told: unknown = inflateSync(bytes.subarray(start), { maxOutputLength, info: true })
    return isInformed(told)
      ? { objects: told.buffer, bytesRead: told.engine.bytesWritten }
      : undefined
  } catch {
    return undefined
  }
}

/** The answer of Node when it is asked to report its work as well; its types do not know that. */
function isInformed(told: unknown): told is { buffer: Buffer; engine: { bytesWritten: number } } {
  return typeof told === 'object' && told !== null && 'buffer' in told && 'engine' in told
}

/** `/Filter /FlateDecode`, or the same as a list of one; named once, so that readers agree. */
function isFlateAlone(marks: readonly string[]): boolean {
  if (marks.filter((mark) => mark === '/Filter').length !== 1) return false
  const [first, second, third] = marks.slice(marks.indexOf('/Filter') + 1)
  return first === '/FlateDecode' || (first === '[' && second === '/FlateDecode' && third === ']')
}
