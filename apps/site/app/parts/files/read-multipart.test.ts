import {
  asyncProperty,
  assert as check,
  constantFrom,
  integer,
  array as listOf,
  string,
  uint8Array,
} from 'fast-check'
import { expect, test } from 'vitest'
import { readMultipart } from './read-multipart.ts'

const bounds = { filesMax: 4, fileBytesMax: 1_000 }
const boundary = '----formularens-kant'

/** A request whose body comes in pieces of these sizes, over and over. */
function requestOf(body: Uint8Array, sizes: readonly number[] = [16_384], type = contentType()) {
  let sent = 0
  let turn = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= body.length) return controller.close()
      const size = sizes[turn++ % sizes.length] ?? 1
      controller.enqueue(body.subarray(sent, sent + size))
      sent += size
    },
  })
  const headers = { 'content-type': type }
  const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const
  return new Request('http://localhost/min-konto/profil', init)
}

function contentType(edge = boundary) {
  return `multipart/form-data; boundary=${edge}`
}

/** A form as a browser writes it. */
async function written(form: FormData): Promise<{ body: Uint8Array; type: string }> {
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { body: new Uint8Array(await request.arrayBuffer()), type }
}

function formOf(files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) {
  const form = new FormData()
  form.set('document_type', 'identity')
  for (const { name, bytes } of files) form.append('file', new Blob([bytes]), name)
  return form
}

async function read(form: FormData, sizes?: readonly number[]) {
  const { body, type } = await written(form)
  return readMultipart(requestOf(body, sizes, type), bounds)
}

const raw = (text: string) => readMultipart(requestOf(Buffer.from(text, 'latin1')), bounds)
const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`
const end = `\r\n--${boundary}--\r\n`

test('a form is read the same however it is cut into pieces', async () => {
  const bytes = uint8Array({ maxLength: 300 })
  const sizes = listOf(integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  await check(
    asyncProperty(listOf(bytes, { maxLength: 4 }), sizes, async (contents, cut) => {
      const files = contents.map((content, place) => ({
        name: `fil ${place} "æøå".pdf`,
        bytes: Uint8Array.from(content),
      }))
      const form = await read(formOf(files), cut)
      expect(form.fields.get('document_type')).toBe('identity')
      expect(form.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
      const got = form.files.map((file) => file.bytes && Buffer.from(file.bytes).toString('hex'))
      expect(got).toEqual(contents.map((content) => Buffer.from(content).toString('hex')))
    }),
    { numRuns: 60 },
  )
})

test('what looks like a boundary inside a file is the file’s', async () => {
  const almost = Buffer.from(`\r\n--${boundary.slice(0, -1)}\r\n\r\n--\r\n`)
  const text = `${head('form-data; name="file"; filename="a"')}${almost.toString()}${end}`
  const { files } = await raw(text)
  expect(files).toEqual([{ name: 'a', bytes: almost }])
})

test('what comes before the first boundary and after the last is nothing', async () => {
  const part = `${head('form-data; name="message"')}Hej`
  const { fields, files } = await raw(`en indledning\r\n${part}${end}og en slutning`)
  expect([[...fields], files]).toEqual([[['message', 'Hej']], []])
  expect((await raw(`--${boundary}--`)).files).toEqual([])
})

test('a field without a chosen file brings none, an empty file with a name does', async () => {
  const nothing = await raw(`${head('form-data; name="file"; filename=""')}${end}`)
  expect(nothing.files).toEqual([])
  const empty = await raw(`${head('form-data; name="file"; filename="tom.pdf"')}${end}`)
  expect(empty.files).toEqual([{ name: 'tom.pdf', bytes: Buffer.alloc(0) }])
})

test('[SEC-89] a file that is too large is told of and not kept; the others are', async () => {
  const form = await read(
    formOf([
      { name: 'stor', bytes: new Uint8Array(1_001) },
      { name: 'lille', bytes: new Uint8Array(1_000) },
    ]),
  )
  expect(form.files.map(({ name, bytes }) => [name, bytes?.length])).toEqual([
    ['stor', undefined],
    ['lille', 1_000],
  ])
})

test('[SEC-85] of more files than may be sent at a time none is taken', async () => {
  const files = [1, 2, 3, 4, 5].map((place) => ({
    name: `${place}.pdf`,
    bytes: new Uint8Array([place]),
  }))
  const four = await read(formOf(files.slice(0, 4)))
  expect([four.files.length, four.hasTooManyFiles]).toEqual([4, false])
  expect(await read(formOf(files))).toMatchObject({ files: [], hasTooManyFiles: true })
})

test('a field that stands after the files is read', async () => {
  const form = new FormData()
  for (const name of ['1', '2', '3', '4']) form.append('file', new Blob(['x']), name)
  form.append('document_type', 'address')
  const { fields, files } = await read(form)
  expect([fields.get('document_type'), files.length]).toEqual(['address', 4])
})

test('[SEC-78] a file’s name ends no line and begins no other parameter', async () => {
  const [evil] = (await raw(`${head('form-data; name="file"; filename="a%0D%0Ab%22c"')}x${end}`))
    .files
  expect(evil?.name).toBe('a  b"c')
  const [other] = (await raw(`${head('form-data; name="file"; filename="x; name=y"')}x${end}`))
    .files
  expect(other?.name).toBe('x; name=y')
})

test.each([
  ['a form that is cut off', `${head('form-data; name="a"')}b`],
  ['one that ends in its boundary', `${head('form-data; name="a"')}b\r\n--${boundary}`],
  ['a part without a name', `${head('form-data')}b${end}`],
  ['a part that is no form’s', `${head('attachment; name="a"')}b${end}`],
  ['a head without end', `--${boundary}\r\nX: ${'x'.repeat(9_000)}`],
  ['a field that is too long', `${head('form-data; name="a"')}${'x'.repeat(1_025)}${end}`],
  ['an odd boundary', `--${boundary}xx\r\n`],
  ['too many parts', `${`${head('form-data; name="a"')}b\r\n`.repeat(41)}--${boundary}--`],
  ['nothing', ''],
])('[SEC-98] %s is a broken form', async (_what, text) => {
  await expect(raw(text)).rejects.toThrow(expect.objectContaining({ name: 'BrokenForm' }))
})

test('what is not a form with files is none, and a boundary may be quoted', async () => {
  const body = Buffer.from(`${head('form-data; name="a"')}b${end}`)
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
    await expect(readMultipart(requestOf(body, undefined, type), bounds)).rejects.toThrow(
      'not a form',
    )
  }
  const quoted = await readMultipart(
    requestOf(body, undefined, contentType(`"${boundary}"`)),
    bounds,
  )
  expect(quoted.fields.get('a')).toBe('b')
})

test('[SEC-98] whatever is sent is read or is a broken form, and nothing else happens', async () => {
  const bit = constantFrom(
    `\r\n--${boundary}\r\n`,
    `\r\n--${boundary}--`,
    `--${boundary}-`,
    '\r\n\r\n',
    'Content-Disposition: form-data; name="a"\r\n\r\n',
    'Content-Disposition: form-data; name="file"; filename="b"\r\n\r\n',
    'Content-Disposition: attachment\r\n',
    'x'.repeat(1_025),
  )
  const sizes = listOf(integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 })
  const outcomes = new Set<string>()
  await check(
    asyncProperty(listOf(bit, { maxLength: 12 }), string(), sizes, async (bits, odd, cut) => {
      const body = Buffer.from(`${bits.join('')}${odd}\r\n--${boundary}--`)
      const outcome = await readMultipart(requestOf(body, cut), bounds).then(
        () => 'read',
        ({ name }: Error) => name,
      )
      outcomes.add(outcome)
    }),
    { numRuns: 300 },
  )
  expect([...outcomes].sort()).toEqual(['BrokenForm', 'read'])
})

test('[SEC-89] files of many pieces are read to their ends, however full the parser is', async () => {
  const bytes = new Uint8Array(3_000_000).fill(7)
  const { body, type } = await written(
    formOf([1, 2, 3].map((name) => ({ name: `${name}`, bytes }))),
  )
  const { files } = await readMultipart(requestOf(body, [262_144, 1, 65_537], type), {
    filesMax: 4,
    fileBytesMax: bytes.length,
  })
  const got = files.map((file) => [file.name, file.bytes?.equals(bytes)])
  expect(got).toEqual([
    ['1', true],
    ['2', true],
    ['3', true],
  ])
})
