import { readdir, readFile } from 'node:fs/promises'
import { limitLookBackMs, sessionIdleMs } from '@nordlys/contracts'
import { dayMs, hourMs, minuteMs } from '@nordlys/core'
import { expect, test } from 'vitest'
import { greatWinOre, journalKinds, keySearchMs, keyWindowMs, playRestMs } from './names-in-sql.ts'
import { storedRefusals } from './round.ts'

const source = new URL('../../', import.meta.url)
// The proofs of the books are written apart from the functions on purpose, and mean the same kinds.
const verification = new URL('../../../../../operations/verification/', import.meta.url)
const texts = [
  ...(await textsIn(source, /(^|\/)sql\/.*\.sql$/)),
  ...(await textsIn(verification, /^(books|entries|guards|spins)\.ts$/)),
]
const tables = (await textsIn(new URL('db/migrations/', source), /\.sql$/))
  .map(({ text }) => text)
  .join('\n')

async function textsIn(folder: URL, file: RegExp): Promise<{ path: string; text: string }[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => file.test(path))
  const read = async (path: string) => ({
    path,
    text: await readFile(new URL(path, folder), 'utf8'),
  })
  return Promise.all(paths.map(read))
}

const refusals = Object.fromEntries(
  Object.entries(storedRefusals).map(([number, name]) => [name, Number(number)]),
)
const kindNumbers: Readonly<Record<string, number>> = journalKinds
// In a list of values no word says which of the two a number is.
const either: Readonly<Record<string, number>> = { ...journalKinds, ...refusals }
const kindBefore = /\bkind (?:(?::=|=|<>) |IN \((?:\d+ \/\* [a-z-]+ \*\/, )*)$/
const refusalBefore = /\b(refusal (:=|=|<>)|THEN) $/

/** The numbers that a name may have at the end of this text. */
function numbersAfter(text: string): Readonly<Record<string, number>> {
  if (kindBefore.test(text)) return kindNumbers
  return refusalBefore.test(text) ? refusals : either
}

const durations: Readonly<Record<string, number>> = {
  sessionIdleMs,
  keySearchMs,
  playRestMs,
  limitDayMs: limitLookBackMs.day,
  limitWeekMs: limitLookBackMs.week,
  limitMonthMs: limitLookBackMs.month,
}
const unitsMs: Readonly<Record<string, number>> = { minutes: minuteMs, hours: hourMs, days: dayMs }

test('there are functions to look at, and names in them', () => {
  expect(texts.length).toBeGreaterThan(90)
  const named = texts.filter(({ text }) => /\d \/\* [a-z]/.test(text))
  expect(named.length).toBeGreaterThan(10)
})

test.each(texts)('$path: a number with a name has that name’s value', ({ text }) => {
  for (const { 1: number, 2: name = '', index } of text.matchAll(/\b(\d+) \/\* ([a-z-]+) \*\//g)) {
    const known = numbersAfter(text.slice(0, index))
    expect({ name, number: Number(number) }).toEqual({ name, number: known[name] })
  }
  for (const [, count, unit = '', name = ''] of text.matchAll(
    /interval '(\d+) (\w+)' \/\* (\w+) \*\//g,
  )) {
    expect({ name, ms: Number(count) * (unitsMs[unit] ?? 0) }).toEqual({
      name,
      ms: durations[name],
    })
  }
})

test('a kind has a kind’s name, a refusal a refusal’s', () => {
  expect(numbersAfter('j.kind = ')).toBe(kindNumbers)
  expect(numbersAfter('kind IN (2 /* deposit */, ')).toBe(kindNumbers)
  expect(numbersAfter('leg.kind := ')).toBe(kindNumbers)
  expect(numbersAfter('refusal <> ')).toBe(refusals)
  expect(numbersAfter('WHEN true THEN ')).toBe(refusals)
  expect(Object.keys(either)).toHaveLength(
    Object.keys(kindNumbers).length + Object.keys(refusals).length,
  )
})

test.each(texts)('$path: no kind, refusal or duration stands without its name', ({ text }) => {
  const code = text.replace(/^--.*/gm, '')
  expect(code).not.toMatch(/\bkind (:=|=|<>) \d+\b(?! \/\*)/)
  expect(code).not.toMatch(/\bkind IN \((?:\d+ \/\* [a-z-]+ \*\/, )*\d+\b(?! \/\*)/)
  expect(code).not.toMatch(/\brefusal (:=|=|<>) \d+\b(?! \/\*)/)
  expect(code).not.toMatch(/\bTHEN (?:[2-9]|1[0-2])\b(?! \/\*)/)
  // A day and a month of the calendar are no durations, and nothing needs no name.
  expect(code).not.toMatch(/interval '(?!0'|1 day'|1 month')[^']*'(?! \/\*)/)
})

test('the kinds are the rows of ledger_kind, and every refusal has its name there', async () => {
  const rows = [...tables.matchAll(/INSERT INTO ledger_kind VALUES([^;]*);/g)].map(([, all]) => all)
  const kinds = [...rows.join().matchAll(/\((\d+), '([^']+)'\)/g)].map(([, id, name]) => [
    name,
    Number(id),
  ])
  expect(Object.fromEntries(kinds)).toEqual(journalKinds)
  const { text = '' } = texts.find(({ path }) => path.endsWith('refusal-name.sql')) ?? {}
  const names = [...text.matchAll(/WHEN (\d+) \/\* .* \*\/ THEN '([^']+)'/g)]
  expect(names.map(([, number, name]) => [number, name])).toEqual(Object.entries(storedRefusals))
})

test('the index and the rows of great wins hold those that are listed', () => {
  const [, least] =
    /^CREATE INDEX ledger_journal_great_win .* WHERE win >= (\d+);$/m.exec(tables) ?? []
  expect(Number(least)).toBe(Number(greatWinOre))
  const ofHands = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/>= (\d+) \/\* greatWinOre \*\//g)].map(([, number]) => [
      path,
      Number(number),
    ]),
  )
  const ends = ['finish-batch.sql', 'finish.sql'].map((file) => `ledger/sql/table/${file}`)
  expect(ofHands.sort()).toEqual(ends.map((path) => [path, Number(greatWinOre)]))
})

test('a key is looked for further from the clock than any key that is taken', () => {
  expect(keySearchMs).toBeGreaterThan(keyWindowMs)
})
