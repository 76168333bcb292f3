import type { ConfigurationItem, PlayerSegment } from '@nordlys/contracts'
import { minuteMs } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { connect, type Db } from '../db/index.ts'
import {
  findPage,
  listCampaigns,
  readConfiguration,
  readContent,
  readContentVersion,
  readMinimumAgeYears,
  readMobileDigits,
  readPlayNoticeMs,
  removeEntry,
  saveEntry,
  seedContent,
} from './index.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let db: Db
const at = new Date('2026-11-21T12:00:00Z')

openForFile(async (stack) => {
  database = stack.use(await testDatabase())
  db = stack.use(connect(database.url))
  await seedContent(db, at)
})

const editor = { author: 'staff:vera', at }

function save(entry: Parameters<typeof saveEntry>[1]) {
  return db.transaction().execute((tx) => saveEntry(tx, entry, editor))
}

async function configure(item: Partial<ConfigurationItem> & { name: string }): Promise<void> {
  const value = { id: 900, type: 'json', isPublic: true, ...item }
  expect(await save({ kind: 'configuration', id: item.name, place: 0, value })).toEqual({
    ok: true,
  })
}

test('texts come in groups, from the seed', async () => {
  const { translations } = await readContent(db, at)
  expect(translations.deposit?.title).toBe('Indbetal til din spilkonto')
})

test('menu items come in their order, each with the specification’s fields', async () => {
  const { menu } = await readContent(db, at)
  expect(menu[0]).toMatchObject({ id: 'home', slug: '/', authRequired: false })
  expect(menu.find(({ id }) => id === 'deposit')).toMatchObject({ parent: 'my-account' })
})

test('every change counts the version up, so that a cache knows it is old', async () => {
  const before = await readContentVersion(db, at)
  await save({ kind: 'translation', id: 'deposit.title', place: 0, value: 'Indbetal nu' })
  expect(Number(await readContentVersion(db, at))).toBeGreaterThan(Number(before))
})

test('what an editor changed is not undone by the next start', async () => {
  await seedContent(db, at)
  const { translations } = await readContent(db, at)
  expect(translations.deposit?.title).toBe('Indbetal nu')
})

test('what is not public stays inside', async () => {
  await configure({ name: 'inside', type: 'text', value: 'secret', isPublic: false })
  const { configuration } = await readContent(db, at)
  expect(configuration).not.toHaveProperty('inside')
  expect(configuration).not.toHaveProperty('payout_rules')
  expect(configuration).toHaveProperty('payment_methods')
  const value = { approvalFromOre: 1, rules: [] }
  const item = { id: 32, name: 'payout_rules', type: 'json', value, isPublic: true } as const
  const opened = await save({ kind: 'configuration', id: item.name, place: 0, value: item })
  expect(opened).toMatchObject({ ok: false, problems: ['payout_rules may not be public'] })
})

test('a configuration item that is not what it should be counts as its default', async () => {
  const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
  expect(await readConfiguration(db, 'account_minimum_age', asNumber, 99)).toBe(18)
  expect(await readConfiguration(db, 'inside', asNumber, 99)).toBe(99)
  expect(await readConfiguration(db, 'absent', asNumber, 99)).toBe(99)
})

test('[ROUTE-21] the terms and the privacy policy are pages of content', async () => {
  expect((await findPage(db, 'vilkaar', at))?.title).toBe('Vilkår og betingelser')
  expect((await findPage(db, 'persondatapolitik', at))?.body.length).toBeGreaterThan(6)
  expect(await findPage(db, 'unknown', at)).toBeUndefined()
})

test('[DATA-07] a marketing popup has a title, a detail, a type, a status and a category', async () => {
  const { popups } = await readContent(db, at)
  const marketing = popups.find(({ type }) => type === 'marketing')
  expect(marketing).toMatchObject({
    title: expect.stringMatching(/./),
    detail: expect.stringMatching(/./),
    status: 'enabled',
    category: expect.stringMatching(/./),
  })
  const odd = { ...marketing, id: 'odd', status: 'perhaps' }
  const saved = await save({ kind: 'popup', id: 'odd', place: 0, value: odd })
  expect(saved).toMatchObject({ ok: false, refusal: 'not-valid' })
})

test('[VAL-03] the country codes are configuration, and what cannot be read says nothing', async () => {
  expect(await readMobileDigits(db)).toEqual({ '+45': 8, '+299': 6 })
  const value = [{ code: '+298', country: 'Færøerne', digits: 6 }]
  await configure({ name: 'mobileProviders', value })
  expect(await readMobileDigits(db)).toEqual({ '+298': 6 })
  await db
    .transaction()
    .execute((tx) => removeEntry(tx, { kind: 'configuration', id: 'mobileProviders' }, editor))
  expect(await readMobileDigits(db)).toBeUndefined()
})

test('[SE19] a play notice comes every hour at the least, whatever is configured', async () => {
  const minutes = async (value: string | number) => {
    await configure({ name: 'responsible_gambling_minutes', value })
    return (await readPlayNoticeMs(db)) / minuteMs
  }
  for (const [value, every] of [
    [5, 5],
    [60, 60],
    [61, 60],
    [100_000, 60],
    ['tit', 60],
  ] as const) {
    expect([value, await minutes(value)]).toEqual([value, every])
  }
})

test('[VAL-02] the ages are configuration, and 18 is the floor of an account', async () => {
  expect(await readMinimumAgeYears(db)).toBe(18)
  await configure({ name: 'account_minimum_age', value: 21 })
  expect(await readMinimumAgeYears(db)).toBe(21)
  for (const odd of [16, 'twenty', null, 18.5]) {
    await configure({ name: 'account_minimum_age', value: odd })
    expect(await readMinimumAgeYears(db)).toBe(18)
  }
  const { configuration } = await readContent(db, at)
  expect(configuration).toMatchObject({ minAge: 21, minmaxAgePopup: '18,19,20' })
})

test.each([
  ['Guests', true, false],
  ['Non-Depositor', false, false],
  ['Depositor', false, true],
] as const)('[DATA-15] %s are shown the campaigns meant for them', async (...row) => {
  const [segment, hasWelcome, hasLimitCheck] = row satisfies [PlayerSegment, boolean, boolean]
  const slugsAt = async (moment: Date) =>
    (await listCampaigns(db, segment, moment)).map(({ slug }) => slug)
  // The welcome is for new customers alone, and from the day it can be given. [FLT-05]
  const inDecember = await slugsAt(new Date('2026-12-15T12:00:00Z'))
  expect(inDecember.includes('velkomstbonus')).toBe(hasWelcome)
  const slugs = await slugsAt(at)
  expect(await slugsAt(new Date('2026-11-24T12:00:00Z'))).not.toContain('velkomstbonus')
  expect(slugs.includes('tjek-din-graense')).toBe(hasLimitCheck)
  // Which names nobody, and so is everybody's.
  expect(slugs).toContain('kend-chancen')
})
