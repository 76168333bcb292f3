import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../world/test-support.ts'
import { connect, type Db } from '../db/index.ts'
import {
  findPage,
  readConfiguration,
  readContent,
  readContentVersion,
  readMinimumAgeYears,
  seedContent,
} from './index.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let db: Db

beforeAll(async () => {
  database = await testDatabase()
  db = connect(database.url)
  await seedContent(db)
})

afterAll(async () => {
  await db.destroy()
  await database[Symbol.asyncDispose]()
})

test('texts come in groups, from the seed', async () => {
  const { translations } = await readContent(db)
  expect(translations.deposit?.title).toBe('Indbetal til din spilkonto')
})

test('menu items come in their order, each with the specification’s fields', async () => {
  const { menu } = await readContent(db)
  expect(menu[0]).toMatchObject({ id: 'home', slug: '/', authRequired: false })
  expect(menu.find(({ id }) => id === 'deposit')).toMatchObject({ parent: 'my-account' })
})

test('every change counts the version up, so that a cache knows it is old', async () => {
  const before = await readContentVersion(db)
  await db
    .updateTable('content_translation')
    .set({ text: 'Indbetal nu' })
    .where('group_name', '=', 'deposit')
    .where('key', '=', 'title')
    .execute()
  expect(Number(await readContentVersion(db))).toBeGreaterThan(Number(before))
})

test('what an editor changed is not undone by the next start', async () => {
  await seedContent(db)
  const { translations } = await readContent(db)
  expect(translations.deposit?.title).toBe('Indbetal nu')
})

test('what is not public stays inside', async () => {
  await db
    .insertInto('content_configuration')
    .values({ name: 'inside', type: 'text', value: '"secret"', is_public: false })
    .execute()
  const { configuration } = await readContent(db)
  expect(configuration).not.toHaveProperty('inside')
  expect(configuration).toHaveProperty('welcome_offer')
})

test('a configuration item that is not what it should be counts as its default', async () => {
  const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
  expect(await readConfiguration(db, 'account_minimum_age', asNumber, 99)).toBe(18)
  expect(await readConfiguration(db, 'inside', asNumber, 99)).toBe(99)
  expect(await readConfiguration(db, 'absent', asNumber, 99)).toBe(99)
})

test('[ROUTE-21] the terms and the privacy policy are pages of content', async () => {
  expect((await findPage(db, 'vilkaar'))?.title).toBe('Vilkår og betingelser')
  expect((await findPage(db, 'persondatapolitik'))?.sections.length).toBeGreaterThan(3)
  expect(await findPage(db, 'unknown')).toBeUndefined()
})

test('[VAL-02] the ages are configuration, and 18 is the floor of an account', async () => {
  const configure = (name: string, value: unknown) =>
    db
      .updateTable('content_configuration')
      .set({ value: JSON.stringify(value) })
      .where('name', '=', name)
      .execute()
  expect(await readMinimumAgeYears(db)).toBe(18)
  await configure('account_minimum_age', 21)
  expect(await readMinimumAgeYears(db)).toBe(21)
  for (const odd of [16, 'twenty', null, 18.5]) {
    await configure('account_minimum_age', odd)
    expect(await readMinimumAgeYears(db)).toBe(18)
  }
  const { configuration } = await readContent(db)
  expect(configuration).toMatchObject({ minAge: 21, minmaxAgePopup: '18,19,20' })
})
