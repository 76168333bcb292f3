import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { copiedLetters } from '../testing/test-copy-texts.ts'
import { dataCopies } from '../testing/test-product-neighbour.ts'
import { readPaper } from '../testing/test-read-paper.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'
import { copyLines } from './data-copy-lines.ts'
import { paperRowsMax } from './data-copy-pdf.ts'

let site: Awaited<ReturnType<typeof testSite>>
let paper: Awaited<ReturnType<typeof readPaper>>
let headers: Record<string, unknown>
beforeAll(async () => {
  site = await testSite(() => htmlPage())
  const answer = await fetched(dataCopies.open)
  headers = answer.headers
  paper = await readPaper(answer.rawPayload)
})
afterAll(() => site[Symbol.asyncDispose]())

const fetched = (copy: string) =>
  site.server.inject({
    url: `/min-konto/profil/data/kopi.pdf?kopi=${copy}`,
    headers: { cookie: knownCookies },
  })

const texts = () =>
  paper.pages.flatMap(({ elements }) => elements).map(({ role, text }) => [role, text])

test('[PD5] the paper is a Danish, tagged file that nobody stores', () => {
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="mine-data-2026-11-21.pdf"',
    'cache-control': 'no-store',
  })
  expect(paper.info).toMatchObject({ Title: 'Kopi af dine data', Language: 'da' })
  const [first] = paper.pages
  const of = `side 1 af ${paper.pages.length}`
  expect(first?.foot).toContain(`Spilkonto 100001 · 21. november 2026 kl. 13.00 · ${of}`)
  expect(texts().slice(0, 4)).toEqual([
    ['H1', 'Kopi af dine data'],
    ['P', 'Spilkonto 100001. Lavet 21. november 2026 kl. 13.00.'],
    ['P', expect.stringContaining('Alt står også i JSON-filen')],
    ['P', 'Ikke med er noget.'],
  ])
})

test('[PD5] each table that has rows is a heading, and a row its values in words', () => {
  expect(texts().slice(4, 10)).toEqual([
    ['H2', 'Din konto'],
    ['P', 'Fornavn: Anna · Efternavn: Åse "]} · Oprettet: 31. januar 2026 kl. 10.00'],
    ['H2', 'Indbetalinger'],
    ['P', 'Reference: d-1 · Beløb: 100,50 kr. · Gem kortet: nej'],
    ['H2', 'Lukket for spil'],
    ['P', 'Begrundelse: closure · Til: ingen ende'],
  ])
})

test('[PD5] of a long table the first rows are there, and how many are not is said', () => {
  const letters = texts().slice(10)
  expect(letters).toHaveLength(paperRowsMax + 2)
  expect(letters.at(-2)).toEqual(['P', `Emne: Brev ${paperRowsMax}`])
  const rest = copiedLetters - paperRowsMax
  expect(letters.at(-1)?.[1]).toContain(`De øvrige ${rest} står i JSON-filen.`)
})

test('[PD6] a paper is fetched as the file is: not without MitID, and not when it is gone', async () => {
  const places = [dataCopies.closed, dataCopies.gone].map(async (copy) => {
    const { statusCode, headers: answered } = await fetched(copy)
    return [statusCode, answered.location]
  })
  const page = '/min-konto/profil/data'
  expect(await Promise.all(places)).toEqual([
    [303, `${page}?kopi-er=bekraeft`],
    [303, `${page}?kopi=${dataCopies.gone}`],
  ])
})

test('a copy of before is read, and a text that is no copy is not', async () => {
  async function read(text: string) {
    const lines: unknown[] = []
    for await (const line of copyLines(Readable.from([text]))) lines.push(line)
    return lines
  }
  const begun = '{\n "title": "x",\n "tables": {\n'
  const before =
    '  "a": {"title": "A", "rows": []},\n  "b": {"title": "B", "rows": [\n   {"c": [1]}]}\n'
  const [, ...ofBefore] = await read(`${begun}${before} }\n}\n`)
  expect(ofBefore).toEqual([
    { kind: 'table', table: 'a', title: 'A' },
    { kind: 'table', table: 'b', title: 'B' },
    { kind: 'row', row: { c: [1] } },
  ])
  expect(await read(`${begun} }\n}\n`)).toMatchObject([{ kind: 'head', title: 'x' }])
  await expect(read(`${begun}  <html>`)).rejects.toThrow('neither a table nor a row')
})
