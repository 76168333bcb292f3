import { parse } from 'node:path'
import { expect, test } from 'vitest'
import { knownCookies } from '../testing/test-answering.ts'
import { statementRounds } from '../testing/test-product-neighbour.ts'
import { htmlPage, testSite } from '../testing/test-site.ts'

const address = '/min-konto/transaktioner/kontoudtog.csv'
const october = `${address}?fra=01-10-2026&til=31-10-2026`

async function fetched(url: string, headers: Record<string, string> = { cookie: knownCookies }) {
  await using site = await testSite(() => htmlPage())
  return await site.server.inject({ url, headers })
}

const øre = (amount = '') => BigInt(amount.replace(',', ''))

test('[LED-09] a statement is a file whose lines lead from its opening to its closing balance', async () => {
  const { statusCode, headers, body } = await fetched(october)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const name = /^attachment; filename="([^"]+)"$/.exec(String(headers['content-disposition']))?.[1]
  expect(parse(name ?? '')).toMatchObject({ ext: '.csv' })
  expect(name).toMatch(/^kontoudtog-100001-2026-10-01-til-2026-10-31-dannet-20\d\d-\d\d-\d\d\.csv$/)
  expect(body.startsWith('\ufeffNummer;Dato;Klokkeslæt;')).toBe(true)
  const rows = body
    .slice(1)
    .split('\r\n')
    .map((row) => row.split(';'))
  const at = (column: string) => rows[0]?.indexOf(column) ?? -1
  const [opening, ...lines] = rows.slice(1, -3)
  expect(lines).toHaveLength(statementRounds + 2)
  let balance = øre(opening?.[at('Saldo')])
  for (const line of lines) {
    balance += øre(line[at('Beløb')])
    expect(øre(line[at('Saldo')])).toBe(balance)
  }
  const [sums, closing, end] = rows.slice(-3)
  expect(øre(closing?.[at('Saldo')])).toBe(balance)
  expect([sums?.[at('Indsats')], sums?.[at('Beløb')]]).toEqual(['2500,00', '-2600,00'])
  expect(end).toEqual([''])
  expect(lines.at(-1)).toEqual([
    ...['2509', '2026-10-25', '02:59:59', 'UTC+02:00', 'Udbetaling bestilt', '', '', ''],
    ...['-40,00', '400,00', '0,00', '0,00', '100,00', '0,00', '0,00', "'=payment"],
  ])
  expect(opening?.slice(0, 5)).toEqual([
    ...['', '2026-10-01', '00:00:00', 'UTC+02:00', 'Saldo ved periodens begyndelse'],
  ])
  expect(closing?.slice(1, 4)).toEqual(['2026-11-01', '00:00:00', 'UTC+01:00'])
})

test('[LED-09] one that cannot be read to its end is broken off, not taken for the whole', async () => {
  const unended = `${address}?fra=13-11-2026&til=14-11-2026`
  await expect(fetched(unended)).rejects.toThrow()
  expect((await fetched(october)).statusCode).toBe(200)
})

test('[SEC-84] a cell that a spreadsheet would run is text, and an amount is a number', async () => {
  const { body } = await fetched(october)
  const cells = body.slice(1).split(/;|\r\n/)
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)).every(isAmount)).toBe(true)
  expect(cells).toContain("'=payment")
  expect(cells).toContain('-40,00')
})

const isAmount = (cell: string) => /^-\d+,\d\d$/.test(cell)

test.each([
  ['fra=32-10-2026&til=31-10-2026', 'fra'],
  ['til=31-10-2026', 'fra'],
  ['fra=01-10-2026&til=', 'til'],
  ['fra=02-10-2026&til=01-10-2026', 'raekkefoelge'],
  ['fra=01-01-2020&til=01-02-2020', 'foer-kontoen'],
  ['fra=11-11-2026&til=12-11-2026', 'for-mange'],
])('[VAL-11] %s goes back to the form, which says %s', async (query, fault) => {
  const { statusCode, headers } = await fetched(`${address}?${query}`)
  expect(statusCode).toBe(303)
  const back = new URL(String(headers.location), 'http://localhost')
  expect([back.pathname, back.hash]).toEqual(['/min-konto/transaktioner', '#kontoudtog'])
  expect(back.searchParams.get('udtog')).toBe(fault)
})

test('[LED-09] nobody but its player has it: without a session it leads to the login', async () => {
  for (const headers of [{}, { cookie: knownCookies.replace('secret-of', 'guess-of') }]) {
    const { statusCode, headers: answered } = await fetched(october, headers)
    expect(statusCode).toBe(303)
    expect(answered.location).toBe(`/log-ind?${new URLSearchParams({ redirect: october })}`)
  }
})

test('[FLT-89] a browser that guesses gets none', async () => {
  const { statusCode } = await fetched(october, { cookie: knownCookies, 'sec-purpose': 'prefetch' })
  expect(statusCode).toBe(503)
})
