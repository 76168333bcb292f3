import { Dicer } from '@fastify/busboy'

/** The bounds of a form with files; beyond them nothing is kept. */
export interface FormBounds {
  filesMax: number
  fileBytesMax: number
  /** Of a field that is no file; a short text where it is not said. */
  fieldBytesMax?: number
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

/** The body is not the form that it says to be. */
export class BrokenForm extends Error {
  override name = 'BrokenForm'
}

const usualFieldBytesMax = 1_024
const partsMax = 40
/** Of a longer head the parser drops the rest. */
const headBounds = { maxHeaderSize: 8_192, maxHeaderPairs: 20 }

/**
 * Reads a form piece by piece, as it comes: in memory are at most `filesMax` files of
 * `fileBytesMax`. Too large a file is read on, so that the sender gets an answer and is not cut
 * off, and is not kept. [SEC-89]
 *
 * `Dicer` is the parser inside Busboy. `Busboy` itself would leave out parts that it cannot read,
 * and such a form is to be refused as broken.
 */
export async function readMultipart(request: Request, bounds: FormBounds): Promise<SentForm> {
  const boundary = boundaryIn(request.headers.get('content-type') ?? '')
  if (boundary === undefined || !request.body) throw new BrokenForm('not a form with files')
  const parser = new Dicer({ boundary, ...headBounds })
  const reader = new FormReader(parser, bounds)
  for await (const chunk of request.body) {
    // One at a time: a piece that waited in the parser would throw where nobody catches it.
    await new Promise<void>((resolve) => void parser.write(chunk, () => resolve()))
    reader.refuseBroken()
  }
  await new Promise<void>((resolve) => void parser.once('close', resolve).end())
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
  /** Undefined until its head is read. */
  field: string | undefined
  /** Undefined for a field that is no file. */
  fileName: string | undefined
  chunks: Buffer[]
  size: number
}

class FormReader {
  readonly #bounds: FormBounds
  readonly #parts: Part[] = []
  readonly #ends: Promise<void>[] = []
  /** Noted and thrown later: nobody catches what a listener throws. */
  #fault: string | undefined

  constructor(parser: Dicer, bounds: FormBounds) {
    this.#bounds = bounds
    parser.on('part', (stream) => this.#begin(stream))
    parser.on('error', () => this.#note('cut off'))
  }

  refuseBroken(): void {
    if (this.#fault !== undefined) throw new BrokenForm(this.#fault)
  }

  async end(): Promise<SentForm> {
    // Parts of a form that was cut off may never end.
    this.refuseBroken()
    await Promise.all(this.#ends)
    this.refuseBroken()
    const fields = this.#parts.filter(({ fileName }) => fileName === undefined)
    const sent = this.#sentFiles()
    const hasTooManyFiles = sent.length > this.#bounds.filesMax
    return {
      fields: new Map(fields.map((part) => [part.field ?? '', bytesOf(part).toString('utf8')])),
      files: hasTooManyFiles ? [] : sent.map((part) => this.#fileOf(part)),
      hasTooManyFiles,
    }
  }

  #note(fault: string): void {
    this.#fault ??= fault
  }

  #begin(stream: Dicer.PartStream): void {
    const part: Part = { field: undefined, fileName: undefined, chunks: [], size: 0 }
    if (this.#parts.push(part) > partsMax) this.#note('too many parts')
    stream.on('header', (head) => this.#readHead(part, head))
    stream.on('data', (bytes: Buffer) => this.#add(part, bytes))
    stream.on('error', () => this.#note('cut off'))
    const ended = Promise.withResolvers<void>()
    this.#ends.push(ended.promise)
    stream.on('end', () => {
      if (part.field === undefined) this.#note('a part without a name')
      ended.resolve()
    })
  }

  #readHead(part: Part, head: object): void {
    const { 'content-disposition': lines = [] } = head as Record<string, string[] | undefined>
    const line = Buffer.from(lines[0] ?? '', 'latin1').toString('utf8')
    const [, disposition] = /^\s*form-data\s*;(.*)$/i.exec(line) ?? []
    part.field = parameterIn(disposition, 'name')
    part.fileName = parameterIn(disposition, 'filename')
  }

  #add(part: Part, bytes: Buffer): void {
    part.size += bytes.length
    const { fieldBytesMax = usualFieldBytesMax } = this.#bounds
    const isFile = part.fileName !== undefined
    if (!isFile && part.size > fieldBytesMax) this.#note('a field too long')
    const sizeMax = isFile ? this.#bounds.fileBytesMax : fieldBytesMax
    const isForNothing =
      part.size > sizeMax || (isFile && this.#sentFiles().length > this.#bounds.filesMax)
    if (isForNothing) part.chunks = []
    // A copy: the piece it stands in, with what else came, is let go.
    else part.chunks.push(Buffer.from(bytes))
  }

  /** A browser sends an empty part when nothing was chosen. */
  #sentFiles(): Part[] {
    return this.#parts.filter(
      ({ fileName, size }) => fileName !== undefined && (fileName !== '' || size > 0),
    )
  }

  #fileOf(part: Part): SentFile {
    const isWhole = part.size <= this.#bounds.fileBytesMax
    return { name: part.fileName ?? '', bytes: isWhole ? bytesOf(part) : undefined }
  }
}

function bytesOf({ chunks }: Part): Buffer {
  return Buffer.concat(chunks)
}

/** Browsers write what would end a name as `%22`, `%0D` and `%0A`, and nothing else so. */
function parameterIn(disposition: string | undefined, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^|;)\\s*${name}="([^"]*)"`, 'i').exec(disposition ?? '') ?? []
  return value?.replaceAll('%22', '"').replaceAll(/%0[DA]/gi, ' ')
}
