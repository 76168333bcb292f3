import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namedConfigurations } from '@nordlys/contracts'
import { hourMs } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { atOnce } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { connect, type Db } from '../db/index.ts'
import {
  exportContent,
  findConfiguration,
  findImage,
  findNews,
  findPage,
  importContent,
  importImages,
  listNews,
  readAddresses,
  readContent,
  readContentVersion,
  readFiles,
  removeEntry,
  saveEntry,
  seedContent,
  writeFiles,
} from './index.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let db: Db
const at = new Date('2026-11-21T12:00:00Z')
const editor = { author: 'staff:vera', at }

openForFile(async (stack) => {
  database = stack.use(await testDatabase())
  db = stack.use(connect(database.url))
  await seedContent(db, at)
})

function save(entry: Parameters<typeof saveEntry>[1], by = editor) {
  return db.transaction().execute((tx) => saveEntry(tx, entry, by))
}

function page(slug: string, title = 'En side') {
  const body = [{ type: 'paragraph', text: 'Læs [vilkårene](/vilkaar).' }]
  return { slug, title, description: 'En side om noget.', body }
}

function news(newsSlug: string, newsId: number) {
  const image = { image: 'store://images/nyhed.webp', alt: '' }
  const body = [{ type: 'paragraph', text: 'Der er nyt.' }]
  return {
    newsId,
    newsSlug,
    subLine: 'Nyt',
    title: `Nyhed ${newsId}`,
    image,
    status: 'published',
    showArticleInNewsList: true,
    createDate: '2026-11-01',
    body,
    showDateTime: true,
    createdBy: 'Redaktionen',
  }
}

const after = (hours: number) => new Date(at.getTime() + hours * hourMs)

test('what has a date is public from it and until it, and each date is a new version', async () => {
  const dates = { publicFrom: after(1), publicUntil: after(2) }
  await save({ kind: 'page', id: 'i-en-time', place: 0, value: page('i-en-time'), ...dates })
  const versions = await Promise.all([0, 1, 2].map((hours) => readContentVersion(db, after(hours))))
  expect(new Set(versions).size).toBe(3)
  const found = await Promise.all([0, 1, 1.99, 2].map((h) => findPage(db, 'i-en-time', after(h))))
  expect(found.map((each) => each?.slug)).toEqual([undefined, 'i-en-time', 'i-en-time', undefined])
  expect((await readAddresses(db, at)).paths).not.toContain('/i-en-time')
  expect((await readAddresses(db, after(1))).paths).toContain('/i-en-time')
})

test('[BONUS-01] [DATA-11] content that names the offer is listed apart, but for a page', async () => {
  const seoText = 'Få {offer.bonus} i bonus'
  const told = { ...page('om-tilbuddet'), body: [{ type: 'paragraph', text: seoText }] }
  await save({ kind: 'page', id: 'om-tilbuddet', place: 0, value: told })
  const whole = {
    slug: 'et-tilbud',
    title: 'Et tilbud',
    subLine: seoText,
    image: { image: 'store://images/nordlys.webp', alt: '' },
    segments: [],
    terms: ['Læs vilkårene'],
    body: told.body,
    button: { text: 'Opret konto', address: '/registrer' },
    code: 'et-tilbud',
  }
  await save({ kind: 'campaign', id: 'et-tilbud', place: 0, value: whole })
  const { paths, offerPaths, offerStepPaths } = await readAddresses(db, after(7 * 24))
  // The pieces that name it fall away without the offer, and the page stays.
  expect(paths).toContain('/om-tilbuddet')
  expect(offerPaths).toContain('/kampagner/velkomstbonus')
  expect(paths).not.toContain('/kampagner/velkomstbonus')
  expect(offerPaths).toContain('/kampagner/et-tilbud')
  // It has no words for an offer that is told deposit by deposit.
  expect(offerStepPaths).toEqual(['/kampagner/velkomstbonus'])
})

test('every change leaves a line: who, when, what it was and what it is', async () => {
  const entry = { kind: 'page', id: 'huskes', place: 0 } as const
  await save({ ...entry, value: page('huskes') })
  await save({ ...entry, value: page('huskes', 'En anden side') }, { ...editor, at: after(1) })
  await save({ ...entry, value: page('huskes', 'En anden side') }, { ...editor, at: after(2) })
  const remove = () => db.transaction().execute((tx) => removeEntry(tx, entry, editor))
  expect([await remove(), await remove()]).toEqual([true, false])
  const lines = await db
    .selectFrom('content_change')
    .select(['author', 'at', 'before', 'after'])
    .where('id', '=', 'huskes')
    .orderBy('change_id')
    .execute()
  expect(lines).toMatchObject([
    { author: 'staff:vera', at, before: null, after: { value: { title: 'En side' } } },
    { at: after(1), before: { value: { title: 'En side' } } },
    { before: { value: { title: 'En anden side' } }, after: null },
  ])
  expect(lines).toHaveLength(3)
})

test('a change by hand is the database user’s, and nobody rewrites what was noted', async () => {
  await db
    .updateTable('content_entry')
    .set({ value: '"Hej"' })
    .where('kind', '=', 'translation')
    .where('id', '=', 'home.games_all')
    .execute()
  const line = await db
    .selectFrom('content_change')
    .select('author')
    .orderBy('change_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(line.author).toMatch(/^database:/)
  const rewritten = db.updateTable('content_change').set({ author: 'nobody' }).execute()
  await expect(rewritten).rejects.toThrow('permission denied')
})

test('what has not the shape of its kind is refused, with every reason', async () => {
  const body = [
    { type: 'paragraph', text: 'Klik [her](javascript:alert)' },
    { type: 'html', text: '<script>' },
  ]
  const value = { ...page('farlig'), slug: '../farlig', body }
  const refused = await save({ kind: 'page', id: 'farlig', place: 0, value })
  expect(refused).toMatchObject({ ok: false, refusal: 'not-valid', problems: { length: 3 } })
  const dates = { publicFrom: after(2), publicUntil: after(1) }
  const early = await save({ kind: 'page', id: 'sen', place: 0, value: page('sen'), ...dates })
  expect(early).toMatchObject({ problems: ['it is to be put away before it is published'] })
  expect(await findPage(db, 'farlig', at)).toBeUndefined()
})

const unusable = [
  ['minmaxAgePopup', 'abc'],
  ['minAge', 17],
  ['mobileProviders', []],
  ['payment_methods', 'x'],
  ['login_content', { title: 'Uden tekst' }],
  ['register_content', 'Opret en spilkonto'],
  ['contact_form_content', null],
  ['verifycpr_loginnoacc', { content: 'Uden overskrift' }],
  ['registration_extra_content', []],
  ['agePopupLogo', 'https://andetsteds.example/logo.webp'],
  ['agePopupMedia', 1],
  ['agePopupContent', { title: 'Uden knap', content: 'Tekst' }],
  ['BordspilCategory', []],
  ['LiveCategories', [{ path: '/live-casino', name: 'Live casino', mechanics: [] }]],
  ['optionUploadFile', { maximumFiles: 0 }],
  ['marketingNotification', { enabled: 'ja', day: 1 }],
  ['build_poll_seconds', 9],
  ['receipt_seconds', 4],
  ['stopspillet_hours', { phone: [{ day: 1, fromHour: 21, untilHour: 9 }], chat: [] }],
  ['treatment_centres', [{ name: 'Uden tekst' }]],
  ['payout', { windowMinutes: 721 }],
  ['refund', { twoPeopleFromOre: -1 }],
  ['payout_rules', { approvalFromOre: 0, rules: [] }],
  ['wagering_popup', { enabled: true, minutes: 0 }],
  ['landingPageCookie', { type: 'year', time: 1 }],
  ['registrationCookie', { type: 'day', time: 0 }],
  ['settingMobilePay', { returnPath: '/MobilePay' }],
  ['3DS_settings', {}],
] as const

test('[DATA-06] every named configuration is tried with a value that its pages cannot use', () => {
  expect(unusable.map(([name]) => name).sort()).toEqual(Object.keys(namedConfigurations).sort())
})

test.each(unusable)('[DATA-06] %s cannot be saved as %j, nor be filed so', async (name, value) => {
  const item = { id: 900, name, type: 'json', value, isPublic: false }
  const before = await findConfiguration(db, name)
  const refused = await save({ kind: 'configuration', id: name, place: 0, value: item })
  expect(refused).toMatchObject({ ok: false, refusal: 'not-valid' })
  const [problem] = refused.ok ? [] : refused.problems
  expect(problem).toMatch(new RegExp(`^${name} cannot be this: value.*: .`))
  expect(await findConfiguration(db, name)).toEqual(before)
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    await writeFile(join(folder, 'configuration.json'), JSON.stringify([item]))
    const { problems } = await readFiles(folder)
    expect(problems).toContain(`configuration.json, ${name}: ${problem}`)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('[DATA-06] a configuration under another name than its own is refused', async () => {
  const value = { id: 900, name: 'minAge', type: 'number', value: 21, isPublic: true }
  const saved = await save({ kind: 'configuration', id: 'payment_methods', place: 0, value })
  expect(saved).toMatchObject({ problems: ['it calls itself minAge'] })
})

test('what an editor took away does not come back with the next start', async () => {
  await db.transaction().execute((tx) => removeEntry(tx, { kind: 'page', id: 'vilkaar' }, editor))
  await seedContent(db, at)
  expect(await findPage(db, 'vilkaar', at)).toBeUndefined()
})

test('[FLT-85] a redirect of a release that closes a circle with an editor’s is left off', async () => {
  const redirect = (path: string, to: string) => {
    return { kind: 'redirect', id: path, place: 0, value: { path, to, status: 302 } } as const
  }
  expect(await save(redirect('/foraar', '/sommer'))).toEqual({ ok: true })
  const entries = [redirect('/sommer', '/efteraar'), redirect('/efteraar', '/foraar')]
  const add = () =>
    db.transaction().execute((tx) => importContent(tx, entries, { ...editor, existing: 'add' }))
  const warnings = [
    expect.stringMatching(/^the redirect \/efteraar is left off: .*round in a circle/),
  ]
  expect(await add()).toEqual(warnings)
  expect(await add()).toEqual(warnings)
  const paths = (await exportContent(db)).map(({ id }) => id)
  expect(paths).toContain('/sommer')
  expect(paths).not.toContain('/efteraar')
})

test('[CONTENT-01] news come newest first, 26 a page, without drafts and what is not listed', async () => {
  await db.deleteFrom('content_entry').where('kind', '=', 'news').execute()
  for (let id = 1; id <= 30; id += 1) {
    const value = news(`nyhed-${id}`, id)
    await save({ kind: 'news', id: `nyhed-${id}`, place: id, value, publicFrom: after(-id) })
  }
  const draft = { ...news('kladde', 31), status: 'draft' }
  await save({ kind: 'news', id: 'kladde', place: 31, value: draft })
  const hidden = { ...news('skjult', 32), showArticleInNewsList: false }
  await save({ kind: 'news', id: 'skjult', place: 32, value: hidden, publicFrom: after(-40) })
  const list = (number: number, isListed?: boolean) =>
    listNews(
      db,
      {
        page: number,
        pageSize: 26,
        ...(isListed !== undefined && { showArticleInNewsList: isListed }),
      },
      at,
    )
  const first = await list(1, true)
  expect(first).toMatchObject({ currentPage: 1, lastPage: 2, pageSize: 26, totalRecords: 30 })
  expect(first.news.map(({ newsId }) => newsId)).toEqual(
    Array.from({ length: 26 }, (_, i) => i + 1),
  )
  expect((await list(2, true)).news.map(({ newsId }) => newsId)).toEqual([27, 28, 29, 30])
  expect((await list(9, true)).news).toEqual([])
  expect((await list(1, false)).news.map(({ newsSlug }) => newsSlug)).toEqual(['skjult'])
  expect((await list(1)).totalRecords).toBe(31)
  expect(await findNews(db, 'nyhed-3', at)).toMatchObject({
    publicDate: after(-3).toISOString(),
    body: [{ text: 'Der er nyt.' }],
  })
  expect(await findNews(db, 'kladde', at)).toBeUndefined()
})

test('all content goes to files and comes back the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    const before = await exportContent(db)
    await writeFiles(folder, before)
    const { entries, problems } = await readFiles(folder)
    expect(problems).toEqual([])
    const version = await readContent(db, at)
    await db
      .transaction()
      .execute((tx) => importContent(tx, entries, { ...editor, existing: 'replace' }))
    const { version: _, ...same } = await readContent(db, at)
    expect(version).toMatchObject(same)
    const named = (list: readonly { kind: string; id: string; value: unknown }[]) =>
      new Map(list.map(({ kind, id, value }) => [`${kind} ${id}`, value]))
    expect(named(await exportContent(db))).toEqual(named(before))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a picture has the type of its ending and the hash of its bytes', async () => {
  const found = await findImage(db, 'nordlys.webp')
  expect(found).toMatchObject({
    type: 'image/webp',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const bytes = Buffer.from('another picture')
  const put = (existing: 'replace' | 'add') =>
    db
      .transaction()
      .execute((tx) => importImages(tx, [{ name: 'nordlys.webp', bytes }], { ...editor, existing }))
  await put('add')
  expect((await findImage(db, 'nordlys.webp'))?.sha256).toBe(found?.sha256)
  await put('replace')
  expect((await findImage(db, 'nordlys.webp'))?.bytes).toEqual(bytes)
  expect(await findImage(db, '../nordlys.webp')).toBeUndefined()
  expect(await findImage(db, 'nordlys.exe')).toBeUndefined()
})

test('a folder is told everything that is wrong with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    await writeFiles(folder, [
      { kind: 'page', id: 'en', place: 0, value: page('to') },
      { kind: 'page', id: 'tre', place: 0, value: { slug: 'tre' } },
    ])
    await writeFile(join(folder, 'notes.json'), '{}')
    const { problems } = await readFiles(folder)
    expect(problems.join('\n')).toContain('pages/en.json: it calls itself to')
    expect(problems.join('\n')).toContain('pages/tre.json, tre: title')
    expect(problems.join('\n')).toContain('notes.json is read by nobody')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('[FLT-26] a rule that leads round in a circle with others is not saved', async () => {
  const rule = (path: string, to: string) =>
    ({ kind: 'redirect', id: path, place: 9, value: { path, to, status: 302 } }) as const
  expect(await save(rule('/en', '/to'))).toEqual({ ok: true })
  expect(await save(rule('/to', '/tre'))).toEqual({ ok: true })
  for (const back of ['/en', '/En/', '/to?x=1', '/tre']) {
    expect(await save(rule('/tre', back))).toMatchObject({ refusal: 'not-valid' })
  }
  expect(await save(rule('/tre', '/en'))).toMatchObject({
    problems: expect.arrayContaining(['/tre leads round in a circle: /tre → /en → /to → /tre']),
  })
  // Two that are each right, saved at the same moment.
  const both = await atOnce(database.url, 'content_entry', [
    () => save(rule('/fem', '/seks')),
    () => save(rule('/seks', '/fem')),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await save(rule('/to', '/en'))).toMatchObject({ ok: false })
  expect(await save(rule('/to', '/ny'))).toEqual({ ok: true })
  expect(await save(rule('/ny', '/tre'))).toEqual({ ok: true })
})

test('[FLT-62] a rule that leads back through a redirect of the product is not saved', async () => {
  const value = { path: '/quick-deposit', to: '/QuickDeposit', status: 302 } as const
  expect(await save({ kind: 'redirect', id: 'hurtig', place: 9, value })).toMatchObject({
    refusal: 'not-valid',
    problems: [
      '/quick-deposit leads round in a circle: /quick-deposit → /quickdeposit → /quick-deposit',
    ],
  })
})

test('[FLT-45] a page takes no address that begins as one of the product’s own', async () => {
  const own = ['min-konto', 'min-konto/oversigt', 'api', 'api/clock', 'healthz', 'mitid/ny']
  for (const slug of [...own, 'spilleautomater/soeg', 'bordspil/kryds-og-bolle', 'kampagner']) {
    const saved = await save({ kind: 'page', id: slug, place: 0, value: page(slug) })
    expect(saved).toMatchObject({
      ok: false,
      problems: [`/${slug} is an address of the product's own`],
    })
  }
  const hidden = await save({ kind: 'page', id: 'api', place: 0, value: page('en-anden') })
  expect(hidden).toMatchObject({ ok: false, refusal: 'not-valid' })
  for (const slug of ['bordspil/roulette', 'live-casino', 'min-kontor', 'contents/api']) {
    const saved = await save({ kind: 'page', id: slug, place: 0, value: page(slug) })
    expect([slug, saved]).toEqual([slug, { ok: true }])
  }
})

test('[FLT-26] [FLT-45] a folder is told of circles and of addresses that are taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    const rule = (path: string, to: string) =>
      ({ kind: 'redirect', id: path, place: 0, value: { path, to, status: 302 } }) as const
    const taken = { kind: 'page', id: 'min-konto', place: 0, value: page('min-konto') } as const
    await writeFiles(folder, [rule('/a', '/b'), rule('/b', '/a'), taken])
    const { problems } = await readFiles(folder)
    expect(problems).toEqual([
      "pages/min-konto.json, min-konto: /min-konto is an address of the product's own",
      '/a leads round in a circle: /a → /b → /a',
      '/b leads round in a circle: /b → /a → /b',
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
