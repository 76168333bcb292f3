import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { dataCopySchemaPath } from '@nordlys/contracts'
import { systemRandom, TestClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connect, type Db } from '../../db/index.ts'
import { testKeys } from '../../players/base/test-players.ts'
import { createCprVault } from '../../players/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { fieldTitles, ownFieldTitles } from '../register/field-titles.ts'
import { titleOf } from './copy-schema.ts'
import { makeCopy } from './make-copy.ts'
import { copiedTables, nameInCopy } from './select-rows.ts'
import { layTestTables, playersTables, uuidOf, writeMadeUpRows } from './test-made-up-rows.ts'

const [own, other] = [100_001, 100_002]
const schemaFile = new URL(`../../../../site/public${dataCopySchemaPath}`, import.meta.url)
const vault = createCprVault(testKeys, systemRandom)
const sent: object[] = []
let copy: string
let tables: Record<string, { title: string; rows: Record<string, unknown>[] }>

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  const db = connect(database.url, 1)
  stack.defer(() => db.destroy())
  await layTestTables(db)
  for (const player of [other, own]) {
    await writeMadeUpRows(db, player, (purpose, text) => vault.encrypt(purpose, text))
  }
  const players = { db, vault, clock: new TestClock(new Date('2026-11-22T12:00:00Z')) }
  const enqueue = async (_tx: unknown, _task: string, payload: object) => void sent.push(payload)
  const context = { players: { ...players, enqueue }, siteUrl: 'http://localhost:3000' }
  await makeCopy(context as unknown as PersonalDataContext, { copyId: uuidOf(own) })
  copy = await textOf(db)
  tables = JSON.parse(copy).tables
})

async function textOf(db: Db): Promise<string> {
  const parts = await db
    .selectFrom('personal_data_copy_part')
    .select('text_sealed')
    .where('number', '<', own)
    .where('copy_id', '=', uuidOf(own))
    .orderBy('number')
    .execute()
  const opened = parts.map(({ text_sealed }) => vault.decryptBytes('data-copy', text_sealed))
  return opened.map((packed) => gunzipSync(packed).toString('utf8')).join('')
}

test('[PD3] a copy has the player’s row of every table that the register marks', () => {
  const marked = copiedTables().map(([table]) => [table, 1])
  expect(marked.length).toBeGreaterThan(60)
  const copied = Object.entries(tables).map(([table, { rows }]) => [table, rows.length])
  expect(copied).toEqual(marked)
})

test('[PD3] each value that is marked is in it, and no other value of the row', () => {
  const marks = [...copy.matchAll(/"(\w+) (\w+\.\w+) of 100001"/g)].map(([, how]) => how)
  expect(new Set(marks)).toEqual(new Set(['copied']))
  expect(tables.players_player?.rows[0]).toMatchObject({
    first_name: 'copied players_player.first_name of 100001',
    cpr: 'cpr of 100001',
  })
  expect(tables.documents_document?.rows[0]).toMatchObject({ file_name: 'document-name of 100001' })
  expect(tables.ledger_journal?.rows[0]).toMatchObject({ kind: 'round', cash: own })
})

test('[PD3] each row is a line of its own, as who reads it piece by piece relies on', () => {
  const inside = copy.split('\n').slice(copy.split('\n').indexOf(' "tables": {') + 1, -3)
  const shapes = inside.map((line) => {
    if (/^ {3}\{.*\},?$/.test(line)) return JSON.parse(line.replace(/,$/, '')) && 'row'
    return /^ {2}"\w+": \{"title": "[^"]+", "rows": \[$/.test(line) ? 'table' : line.trim()
  })
  expect(new Set(shapes)).toEqual(new Set(['table', 'row', ']},', ']}']))
  expect(shapes.filter((shape) => shape === 'row')).toHaveLength(copiedTables().length)
})

test('[PD3] each field of a copy has words, and no word is left of one that went', () => {
  const names = copiedTables().flatMap(([, , columns]) =>
    columns.map(({ column }) => nameInCopy(column)),
  )
  expect(Object.keys(fieldTitles)).toEqual([...new Set(names)].sort())
  for (const [table, , columns] of copiedTables()) {
    const titles = columns.map((column) => titleOf(table, column))
    const twice = titles.filter((title, place) => titles.indexOf(title) !== place)
    expect([table, ...twice]).toEqual([table])
  }
  const own = copiedTables().flatMap(([table, , columns]) =>
    columns.map(({ column }) => `${table}.${nameInCopy(column)}`),
  )
  expect(own).toEqual(expect.arrayContaining(Object.keys(ownFieldTitles)))
})

test('[PD3] nothing of another player is in it', () => {
  expect(playersTables.length).toBeGreaterThan(70)
  expect(copy).not.toContain(String(other))
})

test('[PD3] it keeps its published schema, and says the same of what is left out', async () => {
  const schema = JSON.parse(await readFile(schemaFile, 'utf8'))
  const read = z.fromJSONSchema(schema).safeParse(JSON.parse(copy))
  expect(read.error?.issues.slice(0, 5) ?? []).toEqual([])
  expect(JSON.parse(copy).leftOut).toContain('hvidvaskloven kan forbyde os at fortælle om')
})

test('[PD4] its player is written to, with until when', () => {
  expect(sent).toMatchObject([
    {
      to: 'copied players_player.email of 100001',
      subject: 'Kopien af dine data er klar',
      text: expect.stringContaining('indtil den 29. november 2026 kl.'),
    },
  ])
})
