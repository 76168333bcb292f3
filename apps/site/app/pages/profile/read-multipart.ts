/** What a form with files may bring; beyond it nothing is kept. */
export interface FormBounds {
  filesMax: number
  fileBytesMax: number
}

/** A file as its sender names it; without bytes when it was larger than it may be. */
export interface SentFile {
  name: string
  bytes: Buffer | undefined
}

export interface SentForm {
  fields: ReadonlyMap<string, string>
  /** Empty when there were too many: then none is taken. */
  files: readonly SentFile[]
  hasTooManyFiles: boolean
}

/** What was sent is not the form that it says to be. */
export class BrokenForm extends Error {
  override name = 'BrokenForm'
}

const headBytesMax = 8_192
const fieldBytesMax = 1_024
const partsMax = 40

/**
 * Reads a form piece by piece, as it comes: in memory are at most `filesMax` files of `fileBytesMax`.
 * What is too large is read on, so that the sender is told and not cut off, and is not kept. [SEC-89]
 */
export async function readMultipart(request: Request, bounds: FormBounds): Promise<SentForm> {
  const boundary = boundaryIn(request.headers.get('content-type') ?? '')
  if (boundary === undefined || !request.body) throw new BrokenForm('not a form with files')
  const reader = new FormReader(boundary, bounds)
  for await (const chunk of request.body) reader.push(Buffer.from(chunk))
  return reader.end()
}

function boundaryIn(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^;\s"]{1,70}))/i.exec(
      contentType,
    ) ?? []
  return quoted ?? plain
}

interface Part {
  field: string
  /** Undefined for a field that is no file. */
  fileName: string | undefined
  chunks: Buffer[]
  size: number
}

/** Where it stands: before the first part, right after a boundary, in a part's head or in its body. */
type Place = 'before' | 'boundary' | 'head' | 'body' | 'after'

class FormReader {
  readonly #bounds: FormBounds
  readonly #delimiter: Buffer
  readonly #fields = new Map<string, string>()
  #files: SentFile[] = []
  #fileCount = 0
  #partCount = 0
  #place: Place = 'before'
  #part: Part | undefined
  /** What came and is not understood yet; the first boundary has no line before it. */
  #rest: Buffer = Buffer.from('\r\n')

  constructor(boundary: string, bounds: FormBounds) {
    this.#bounds = bounds
    this.#delimiter = Buffer.from(`\r\n--${boundary}`)
  }

  push(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk])
    while (this.#step());
  }

  end(): SentForm {
    if (this.#place !== 'after') throw new BrokenForm('cut off')
    const hasTooManyFiles = this.#fileCount > this.#bounds.filesMax
    return { fields: this.#fields, files: this.#files, hasTooManyFiles }
  }

  /** Goes one step on; false when it needs more bytes for that. */
  #step(): boolean {
    if (this.#place === 'before' || this.#place === 'body') return this.#readBody()
    if (this.#place === 'boundary') return this.#readBoundary()
    if (this.#place === 'head') return this.#readHead()
    this.#rest = Buffer.alloc(0)
    return false
  }

  #readBody(): boolean {
    const end = this.#rest.indexOf(this.#delimiter)
    // A boundary may have begun in the last bytes.
    const until = end < 0 ? Math.max(0, this.#rest.length - this.#delimiter.length + 1) : end
    if (this.#part) this.#add(this.#part, this.#rest.subarray(0, until))
    this.#rest = this.#rest.subarray(end < 0 ? until : end + this.#delimiter.length)
    if (end < 0) return false
    if (this.#part) this.#keep(this.#part)
    this.#part = undefined
    this.#place = 'boundary'
    return true
  }

  #readBoundary(): boolean {
    if (this.#rest.length < 2) return false
    const ending = this.#rest.toString('latin1', 0, 2)
    if (ending !== '\r\n' && ending !== '--') throw new BrokenForm('an odd boundary')
    this.#rest = this.#rest.subarray(2)
    this.#place = ending === '--' ? 'after' : 'head'
    return true
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf('\r\n\r\n')
    if (end > headBytesMax || (end < 0 && this.#rest.length > headBytesMax)) {
      throw new BrokenForm('a head without end')
    }
    if (end < 0) return false
    this.#partCount += 1
    if (this.#partCount > partsMax) throw new BrokenForm('too many parts')
    this.#part = partOf(this.#rest.toString('utf8', 0, end))
    this.#rest = this.#rest.subarray(end + 4)
    this.#place = 'body'
    return true
  }

  #add(part: Part, bytes: Buffer): void {
    part.size += bytes.length
    const isFile = part.fileName !== undefined
    if (!isFile && part.size > fieldBytesMax) throw new BrokenForm('a field too long')
    const { filesMax, fileBytesMax } = this.#bounds
    const isForNothing = isFile && (part.size > fileBytesMax || this.#fileCount >= filesMax)
    if (isForNothing) part.chunks = []
    // A copy: the piece it stands in, with what else came, is let go.
    else if (bytes.length > 0) part.chunks.push(Buffer.from(bytes))
  }

  #keep({ field, fileName, chunks, size }: Part): void {
    if (fileName === undefined) {
      this.#fields.set(field, Buffer.concat(chunks).toString('utf8'))
      return
    }
    // A browser sends an empty part when nothing was chosen.
    if (fileName === '' && size === 0) return
    this.#fileCount += 1
    if (this.#fileCount > this.#bounds.filesMax) this.#files = []
    else {
      const isWhole = size <= this.#bounds.fileBytesMax
      this.#files.push({ name: fileName, bytes: isWhole ? Buffer.concat(chunks) : undefined })
    }
  }
}

function partOf(head: string): Part {
  const [, disposition] = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head) ?? []
  const field = parameterIn(disposition, 'name')
  if (field === undefined) throw new BrokenForm('a part without a name')
  return { field, fileName: parameterIn(disposition, 'filename'), chunks: [], size: 0 }
}

/** Browsers write what would end a name as `%22`, `%0D` and `%0A`, and nothing else so. */
function parameterIn(disposition: string | undefined, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|;)\\s*${name}="([^"]*)"`, 'i').exec(disposition ?? '') ?? []
  return value?.replaceAll('%22', '"').replaceAll(/%0[DA]/gi, ' ')
}
