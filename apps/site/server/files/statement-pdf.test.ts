import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { type PaperElement, readPaper } from '../testing/test-read-paper.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const lastDay = 'fra=31-10-2026&til=31-10-2026'
const October = 'fra=01-10-2026&til=31-10-2026'
const openPeriod = 'fra=31-10-2026&til=31-12-2029'

let site: Awaited<ReturnType<typeof testSite>>
/** Of the last day. */
let short: Awaited<ReturnType<typeof paper>>
beforeAll(async () => {
  site = await testSite(() => htmlPage())
  short = await paper(lastDay)
})
afterAll(() => site[Symbol.asyncDispose]())

const address = '/min-konto/transaktioner/kontoudtog'

const fetched = (form: 'csv' | 'pdf', period: string, cookie = knownCookies) =>
  site.server.inject({ url: `${address}.${form}?${period}`, headers: { cookie } })

async function paper(period: string) {
  const { rawPayload } = await fetched('pdf', period)
  const { info, pages } = await readPaper(rawPayload)
  const elements = pages.flatMap((page) => page.elements)
  const texts = elements.filter(({ parts }) => parts.length === 0).map(({ text }) => text)
  const tables = elements.filter(({ role }) => role === 'Table')
  return { info, pages, elements, texts, rows: tables.map(({ parts }) => parts.map(cellsOf)) }
}

const cellsOf = ({ parts }: PaperElement) => parts.map(({ text }) => text)
const rolesOf = ({ parts }: PaperElement) => [...new Set(parts.map(({ role }) => role))]

async function digestOf(period: string): Promise<string> {
  const { rawPayload } = await fetched('csv', period)
  return createHash('sha256').update(rawPayload).digest('hex')
}

/** Øre of an amount as the paper has it. */
const øre = (text = '') => BigInt(text.replace('−', '-').replace(/[.,]/g, ''))

test('[LED-09] a paper’s lines lead from its opening to its closing balance, as they are read', () => {
  const { rows, texts } = short
  const [first = [], second = [], sums] = rows
  const [head, opening, ...lines] = [...first, ...second]
  const closing = lines.pop()
  expect(head?.slice(4)).toEqual([
    ...['Beløb', 'Saldo', 'Bonus', 'Bonussaldo', 'Reserveret til udbetaling', 'Åbne indsatser'],
    'Gæld',
  ])
  expect(lines).toHaveLength(42)
  let balance = øre(opening?.[5])
  for (const line of lines) {
    balance += øre(line[4])
    expect(øre(line[5])).toBe(balance)
  }
  expect(øre(closing?.[5])).toBe(balance)
  expect(lines.at(0)?.slice(2, 6)).toEqual(['Spil', 'Vikingernes Guld', '−1,00', '539,00'])
  expect(lines.at(-1)).toEqual([
    ...['2509', '25-10-2026 02.59.59 UTC+02:00', 'Udbetaling bestilt', ''],
    ...['−40,00', '400,00', '0,00', '0,00', '100,00', '0,00', '0,00'],
  ])
  expect(sums?.slice(1)).toContainEqual(['Indsatser', '40,00'])
  expect(sums?.slice(1)).toContainEqual(['Udbetalt', '100,00'])
  const [title, holder, period, made] = texts
  expect(title).toBe('Kontoudtog')
  expect(holder).toMatch(/^Spiller: Mette [^.]+\. Spilkonto: 100001\.$/)
  expect(period).toBe('Periode: 31. oktober 2026 til og med 31. oktober 2026, dansk tid.')
  expect(made).toMatch(/^Kontoudtoget er dannet den \d+\. \S+ 20\d\d kl\. \d\d\.\d\d\.$/)
})

test('[LED-09] a paper is in Danish, marked for screen readers, and its pages are numbered', () => {
  const { info, pages, elements } = short
  expect(info).toMatchObject({ Title: 'Kontoudtog', Language: 'da' })
  expect(elements.map(({ role }) => role)).toEqual([
    ...['H1', 'P', 'P', 'P', 'H2', 'Table', 'Table', 'H2', 'Table', 'P'],
  ])
  const [table, rest] = elements.filter(({ role }) => role === 'Table')
  expect(table?.parts.map(rolesOf).slice(0, 2)).toEqual([['TH'], ['TD']])
  // The next page repeats the head for the eye alone.
  expect(rest?.parts.flatMap(rolesOf)).not.toContain('TH')
  expect(pages.map(({ foot }) => /side \d af \d/.exec(foot)?.[0])).toEqual([
    ...['side 1 af 2', 'side 2 af 2'],
  ])
})

test('[LED-09] after its period a paper names the CSV’s digest, and before it says it may grow', async () => {
  const { texts, pages } = short
  const digest = `SHA-256 af CSV-filen for samme periode: ${await digestOf(lastDay)}`
  expect(texts.at(-1)).toBe(digest)
  for (const { foot } of pages) expect(foot).toContain(digest)
  const early = await paper(openPeriod)
  expect(early.texts.join(' ')).toContain('Perioden er ikke slut')
  expect(early.texts.join(' ') + early.pages[0]?.foot).not.toContain('SHA-256')
})

test('[LED-09] more than 2,000 movements leave the rounds to the CSV, and the paper says so', async () => {
  const { rows, texts } = await paper(October)
  expect(texts.join(' ')).toContain('Hver spilrunde står i CSV-filen')
  expect(rows[0]?.slice(1).map(([, , type, , amount]) => [type, amount])).toEqual([
    ['Saldo ved periodens begyndelse', ''],
    ['Udbetaling bestilt', '−60,00'],
    ['Udbetaling bestilt', '−40,00'],
    ['Saldo ved periodens slutning', ''],
  ])
  expect(rows[1]?.slice(1)).toContainEqual(['Nettoresultat', '−2.500,00'])
  expect(texts.at(-1)).toContain(await digestOf(October))
})

test('[LED-09] [SEC-84] a paper is an attachment that nobody keeps and its player alone has', async () => {
  const { statusCode, headers } = await fetched('pdf', lastDay)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="kontoudtog-100001-2026-10-31-til-2026-10-31-dannet-[\d-]{10}\.pdf"$/,
  )
  const guessed = knownCookies.replace('secret-of', 'guess-of')
  for (const cookie of ['', guessed]) {
    const { statusCode, headers } = await fetched('pdf', lastDay, cookie)
    expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/log-ind\?/)])
  }
  const wrong = await fetched('pdf', 'fra=11-11-2026&til=12-11-2026')
  expect(wrong.headers.location).toContain('udtog=for-mange')
})

test('[SEC-84] two papers are made at a time, and the next when one of them is over', async () => {
  const papers = await Promise.all([1, 2, 3, 4].map(() => fetched('pdf', lastDay)))
  const refused = papers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [429, '5'],
    [429, '5'],
  ])
  expect((await fetched('csv', lastDay)).statusCode).toBe(200)
  expect((await fetched('pdf', lastDay)).statusCode).toBe(200)
})
