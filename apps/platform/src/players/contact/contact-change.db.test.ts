import { dayMs, minuteMs, type PlayerId } from '@nordlys/core'
import { inLine } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { openAccounts } from '../../ledger/index.ts'
import { testEmployee } from '../../staff/test-employees.ts'
import { forgetExpired } from '../identity/forget-expired.ts'
import { lockPlayer } from '../identity/locks.ts'
import { confirmEmail } from './confirm-email.ts'
import { confirmMobile } from './confirm-mobile.ts'
import { noteContactWish, takeContactWish } from './contact-wish.ts'
import { askFirstContacts } from './first-contacts.ts'
import { readOwnContact } from './own-contact.ts'
import { sendContactCode } from './send-contact-code.ts'
import { accountOf, codeIn, openContact, post, type TestContact, wish } from './test-contact.ts'

let contact: TestContact
let player: PlayerId
let made = 0

openForFile(async (stack) => {
  contact = await openContact(stack)
})
beforeEach(async () => {
  contact.clock.advance({ hours: 2 })
  contact.players.tasks.length = 0
  made += 1
  player = await contact.addPlayer(`gammel-${made}@example.dk`)
})

const clientAddress = '203.0.113.7'
const old = () => `gammel-${made}@example.dk`
const fresh = () => `ny-${made}@example.dk`
const confirm = (link: string) =>
  confirmEmail(contact.context, { link, clientAddress, at: contact.clock.now() })
const confirmCode = (code: string) => confirmMobile(contact.context, { playerId: player, code })
const own = () => readOwnContact(contact.context, { playerId: player, at: contact.clock.now() })
const refused = (refusal: string) => ({ ok: false, refusal })

/** Wishes for another address, and answers the link of its letter. */
async function wishEmail(email = fresh(), of = player): Promise<string> {
  await wish(contact, of, email)
  return codeIn(await post(contact), 'email')
}

async function wishMobile(): Promise<string> {
  await wish(contact, player, `60 70 80 ${10 + made}`)
  return codeIn(await post(contact), 'mobile')
}

const lines = () =>
  contact.players.db
    .selectFrom('audit_line')
    .select(['actor', 'action', 'details'])
    .where('player_id', '=', player)
    .orderBy('line_id')
    .execute()

test('[ID34] [ID37] a confirmed wish asks the new address and tells the old one, which counts', async () => {
  await wish(contact, player, 'Ny.Adresse@Example.dk')
  const [asked, told, ...more] = (await post(contact)).toSorted((a, b) => (a.to < b.to ? -1 : 1))
  expect(more).toEqual([])
  expect(asked?.to).toBe('Ny.Adresse@Example.dk')
  expect(asked?.text).toContain('\nhttp://localhost:3000/bekraeft-e-mail?kode=')
  // A stranger may read it: it names neither the player nor the address that counts.
  expect(asked?.text).not.toMatch(/Anna|gammel/)
  expect(told).toMatchObject({ to: old(), text: expect.stringContaining('mitid.dk') })
  expect(told?.text).not.toContain('Ny.Adresse')
  expect(await accountOf(contact, player)).toMatchObject({ email: old(), email_confirmed_at: null })
  const waiting = { value: 'Ny.Adresse@Example.dk', isChange: true }
  expect(await own()).toMatchObject({ email: { value: old(), isConfirmed: false, waiting } })
})

test('[ID33] [ID35] [ID37] its link changes the address once, and tells both', async () => {
  const link = await wishEmail()
  expect(await confirm(link)).toEqual({ ok: true })
  const at = contact.clock.now()
  const now = { email: fresh(), email_normalised: fresh(), email_confirmed_at: at }
  expect(await accountOf(contact, player)).toMatchObject(now)
  expect((await post(contact)).map(({ to }) => to).sort()).toEqual([old(), fresh()].sort())
  contact.clock.advance({ minutes: 1 })
  expect(await confirm(link)).toEqual(refused('link-used'))
  expect(await accountOf(contact, player)).toMatchObject(now)
  expect(await post(contact)).toEqual([])
  const details = { changeId: expect.any(String), contact: 'email' }
  expect(await lines()).toEqual([
    { actor: 'player', action: 'contact-change-asked', details },
    { actor: 'player', action: 'contact-changed', details },
  ])
  expect(JSON.stringify(await lines())).not.toContain('example.dk')
})

test('[ID35] a link works for 24 hours, and then changes nothing', async () => {
  const link = await wishEmail()
  contact.clock.advance({ ms: dayMs })
  expect(await confirm(link)).toEqual(refused('link-expired'))
  expect(await accountOf(contact, player)).toMatchObject({ email: old(), email_confirmed_at: null })
  const again = await wishEmail()
  contact.clock.advance({ ms: dayMs - 1 })
  expect(await confirm(again)).toEqual({ ok: true })
})

test('[ID35] an older link confirms nothing once a newer one is sent', async () => {
  const first = await wishEmail('foerste@example.dk')
  const second = await wishEmail()
  expect(await confirm(first)).toEqual(refused('link-replaced'))
  expect(await accountOf(contact, player)).toMatchObject({ email: old() })
  expect(await sendContactCode(contact.context, { playerId: player, kind: 'email' })).toMatchObject(
    {
      ok: true,
    },
  )
  const third = codeIn(await post(contact), 'email')
  expect(await confirm(second)).toEqual(refused('link-replaced'))
  expect(await confirm(third)).toEqual({ ok: true })
  expect(await accountOf(contact, player)).toMatchObject({ email: fresh() })
})

test('[ID35] without the secret nothing is told: of another change, of nobody, of no link', async () => {
  const link = await wishEmail()
  const other = await wishEmail(
    `fremmed-${made}@example.dk`,
    await contact.addPlayer(`b${made}@x.dk`),
  )
  const [change = '', secret = ''] = link.split('.')
  const unknown = [
    `${change}.${other.split('.')[1]}`,
    `${other.split('.')[0]}.${secret}`,
    `00000000-0000-7000-8000-000000000000.${secret}`,
    `${change}.${'A'.repeat(43)}`,
    `${change}.`,
    change,
    '',
    `${link}x`,
  ]
  for (const each of unknown) expect(await confirm(each)).toEqual(refused('unknown'))
  const wished = await noteContactWish(contact.context, {
    playerId: player,
    request: { kind: 'email', email: 'tredje@example.dk' },
  })
  expect(await confirm(`${Object(wished).changeId}.${secret}`)).toEqual(refused('unknown'))
  expect(await confirm(link)).toEqual({ ok: true })
})

test('[ID33] another open account’s address is refused at the end, without whose it is', async () => {
  const theirs = `optaget-${made}@example.dk`
  const holder = await contact.addPlayer(theirs)
  const link = await wishEmail(theirs.toUpperCase())
  expect(await confirm(link)).toEqual(refused('address-not-possible'))
  expect(await accountOf(contact, player)).toMatchObject({ email: old(), email_confirmed_at: null })
  expect(await accountOf(contact, holder)).toMatchObject({ email: theirs })
  expect(await post(contact)).toEqual([])
  await contact.players.db
    .updateTable('players_player')
    .set({ status: 'closed', closed_at: contact.clock.now() })
    .where('player_id', '=', holder)
    .execute()
  expect(await confirm(link)).toEqual(refused('address-not-possible'))
  expect(await confirm(await wishEmail(theirs))).toEqual({ ok: true })
})

test('[ID33] of two players who confirm one address at one moment one has it', async () => {
  const rival = await contact.addPlayer(`rival-${made}@example.dk`)
  const links = [await wishEmail(), await wishEmail(fresh(), rival)]
  const ids = [player, rival]
  const rows = 'SELECT FROM players_player WHERE player_id = ANY ($1) FOR UPDATE'
  const outcomes = await inLine(
    contact.databaseUrl,
    { text: rows, values: [ids] },
    links.map((link) => () => confirm(link)),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual(refused('address-not-possible'))
  const emails = await Promise.all(ids.map((id) => accountOf(contact, id)))
  expect(emails.filter(({ email }) => email === fresh())).toHaveLength(1)
})

test('[ID35] a link that is sent twice at one moment is used once', async () => {
  const link = await wishEmail()
  const row = 'SELECT FROM players_player WHERE player_id = $1 FOR UPDATE'
  const outcomes = await inLine(
    contact.databaseUrl,
    { text: row, values: [player] },
    [link, link].map((each) => () => confirm(each)),
  )
  expect(outcomes).toEqual([{ ok: true }, refused('link-used')])
  expect(await post(contact)).toHaveLength(2)
})

test('[ID36] [ID37] the code of an SMS changes the number, and both numbers are told', async () => {
  const code = await wishMobile()
  const number = `+45607080${10 + made}`
  expect(await accountOf(contact, player)).toMatchObject({ mobile: '+4520304050' })
  expect(await confirmCode(` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual({ ok: true })
  const at = contact.clock.now()
  expect(await accountOf(contact, player)).toMatchObject({
    mobile: number,
    mobile_confirmed_at: at,
  })
  const told = await post(contact)
  expect(told.map(({ to }) => to)).toEqual(['+4520304050', number])
  expect(told[0]?.text).toBe(
    'Nordlys Casino: Din spilkonto har fået et nyt mobilnummer. ' +
      'Var det ikke dig, så kontakt kundeservice med det samme.',
  )
  expect(await confirmCode(code)).toEqual(refused('no-code'))
})

/** A code that is not this one. */
const besides = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[ID36] five wrong codes use an SMS up, and what is no code costs no try', async () => {
  const code = await wishMobile()
  for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
    expect(await confirmCode(odd)).toEqual({ ...refused('wrong-code'), triesLeft: 5 })
  }
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    expect(await confirmCode(besides(code))).toEqual({ ...refused('wrong-code'), triesLeft })
  }
  expect(await confirmCode(code)).toEqual(refused('no-code'))
  expect(await accountOf(contact, player)).toMatchObject({ mobile: '+4520304050' })
})

test('[ID36] of codes at one moment no more than five are judged', async () => {
  const code = await wishMobile()
  const wrong = Array.from({ length: 6 }, () => () => confirmCode(besides(code)))
  const row = {
    text: 'SELECT FROM players_player WHERE player_id = $1 FOR UPDATE',
    values: [player],
  }
  const outcomes = await inLine(contact.databaseUrl, row, [...wrong, () => confirmCode(code)])
  expect(outcomes.map((each) => Object(each).triesLeft)).toEqual([
    4,
    3,
    2,
    1,
    0,
    undefined,
    undefined,
  ])
  expect(outcomes.at(-1)).toEqual(refused('no-code'))
})

test('[ID36] a code works for ten minutes, and for its own player', async () => {
  const code = await wishMobile()
  const stranger = await contact.addPlayer(`c${made}@example.dk`)
  expect(await confirmMobile(contact.context, { playerId: stranger, code })).toEqual(
    refused('no-code'),
  )
  contact.clock.advance({ ms: 10 * minuteMs - 1 })
  expect(await confirmCode(besides(code))).toMatchObject({ triesLeft: 4 })
  contact.clock.advance({ ms: 1 })
  expect(await confirmCode(code)).toEqual(refused('no-code'))
})

test('[ID34] a wish waits 15 minutes for MitID, is taken once, and by its own player', async () => {
  const request = { kind: 'email', email: fresh() } as const
  const note = async () => {
    const noted = await noteContactWish(contact.context, { playerId: player, request })
    return { changeId: Object(noted).changeId, playerId: player }
  }
  const noted = await note()
  const expired = refused('contact-change-expired')
  const stranger = await contact.addPlayer(`d${made}@example.dk`)
  expect(await takeContactWish(contact.context, { ...noted, playerId: stranger })).toEqual(expired)
  contact.clock.advance({ ms: 15 * minuteMs - 1 })
  expect(await takeContactWish(contact.context, noted)).toEqual({ ok: true, contact: 'email' })
  expect(await takeContactWish(contact.context, noted)).toEqual(expired)
  const late = await note()
  contact.clock.advance({ ms: 15 * minuteMs })
  expect(await takeContactWish(contact.context, late)).toEqual(expired)
  expect(contact.players.tasks).toHaveLength(2)
})

test('[ID34] what is no address, no number or nothing new is refused, and nothing is sent', async () => {
  const note = (request: Parameters<typeof noteContactWish>[1]['request']) =>
    noteContactWish(contact.context, { playerId: player, request })
  const problem = (field: string, reason: string, count?: number) => ({
    ...refused('invalid-fields'),
    problems: [{ field, reason, ...(count && { count }) }],
  })
  expect(await note({ kind: 'email', email: '' })).toEqual(problem('email', 'required'))
  expect(await note({ kind: 'email', email: 'a@b' })).toEqual(problem('email', 'invalid'))
  const mobile = (mobile_country_code: string, number: string) =>
    note({ kind: 'mobile', mobile_country_code, mobile: number })
  expect(await mobile('+46', '12345678')).toEqual(problem('mobile_country_code', 'invalid'))
  expect(await mobile('+45', '123456789')).toEqual(problem('mobile', 'wrong-digits', 8))
  expect(await mobile('+45', '20 30 40 50')).toEqual(refused('unchanged'))
  expect(await note({ kind: 'email', email: old().toUpperCase() })).toEqual(refused('unchanged'))
  expect(contact.players.tasks).toEqual([])
})

test('[ID38] wishes are counted by player, letters by the address they go to', async () => {
  const to = `mange-${made}@example.dk`
  const note = (playerId: PlayerId, email: string) =>
    noteContactWish(contact.context, { playerId, request: { kind: 'email', email } })
  const take = async (playerId: PlayerId, email: string) => {
    const noted = await note(playerId, email)
    if (!noted.ok) return noted
    return takeContactWish(contact.context, { changeId: noted.changeId, playerId })
  }
  const other = await contact.addPlayer(`e${made}@example.dk`)
  // A wish that MitID does not confirm uses up nobody's letters.
  for (let time = 0; time < 10; time += 1) {
    expect(await note(player, to)).toMatchObject({ ok: true })
  }
  expect(await note(player, `andre-${to}`)).toEqual(refused('too-many-attempts'))
  for (let time = 0; time < 5; time += 1) {
    expect(await take(other, to)).toMatchObject({ ok: true })
  }
  const third = await contact.addPlayer(`f${made}@example.dk`)
  expect(await take(third, to.toUpperCase())).toEqual(refused('too-many-attempts'))
  const again = { playerId: other, kind: 'email' } as const
  expect(await sendContactCode(contact.context, again)).toEqual(refused('too-many-attempts'))
  contact.clock.advance({ hours: 1 })
  expect(await take(third, to)).toMatchObject({ ok: true })
})

test('[ID34] a code is kept sealed until it has gone, and goes once', async () => {
  await wish(contact, player, fresh())
  const waiting = contact.players.tasks.find(({ task }) => task === 'send-contact-code')
  const row = () =>
    contact.players.db
      .selectFrom('players_contact_change')
      .select(['value_sealed', 'code_sealed', 'code_hash'])
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({
    value_sealed: expect.stringMatching(/^sealed\./),
    code_sealed: expect.stringMatching(/^sealed\./),
  })
  const link = codeIn(await post(contact), 'email')
  expect(await row()).toMatchObject({ code_sealed: null, code_hash: expect.any(Buffer) })
  expect(JSON.stringify(waiting?.payload)).not.toContain(link.split('.')[1])
  contact.players.tasks.push(waiting ?? { task: '', payload: {} })
  expect(await post(contact)).toEqual([])
})

test('[ID38] a new player is asked to confirm what they gave, once', async () => {
  const asked = async () => {
    await askFirstContacts(contact.context, { playerId: player })
    return post(contact)
  }
  const sent = await asked()
  expect(sent.map(({ to }) => to)).toEqual([old(), '+4520304050'])
  expect(await asked()).toEqual([])
  expect(await confirm(codeIn(sent, 'email'))).toEqual({ ok: true })
  expect(await confirmCode(codeIn(sent, 'mobile'))).toEqual({ ok: true })
  const confirmed = { isConfirmed: true, value: expect.any(String) }
  expect(await own()).toMatchObject({ email: confirmed, mobile: confirmed })
  expect(Object(await own()).email).not.toHaveProperty('waiting')
  // It has only said that it reads what we wrote to it all along.
  expect(await post(contact)).toEqual([])
  expect((await lines()).map(({ action }) => action)).toEqual([
    'contact-confirmed',
    'contact-confirmed',
  ])
  for (const kind of ['email', 'mobile'] as const) {
    const again = { playerId: player, kind }
    expect(await sendContactCode(contact.context, again)).toEqual(refused('nothing-to-confirm'))
  }
})

test('[ID39] what nobody confirmed is forgotten after 30 days, what was replaced is not', async () => {
  await confirm(await wishEmail())
  await wishMobile()
  const kept = async () => {
    const rows = await contact.players.db
      .selectFrom('players_contact_change')
      .select(['kind', 'before_sealed'])
      .where('player_id', '=', player)
      .orderBy('kind')
      .execute()
    return rows.map(({ kind, before_sealed: before }) => [kind, before !== null])
  }
  contact.clock.advance({ ms: 30 * dayMs + 10 * minuteMs - 1 })
  await forgetExpired(contact.players.db, contact.clock.now())
  expect(await kept()).toEqual([
    ['email', true],
    ['mobile', false],
  ])
  contact.clock.advance({ ms: 1 })
  await forgetExpired(contact.players.db, contact.clock.now())
  expect(await kept()).toEqual([['email', true]])
})

test('[ID34] once the account is locked, a link that was sent before changes nothing', async () => {
  const link = await wishEmail()
  const { db } = contact.players
  await db.transaction().execute((tx) => openAccounts(tx, player))
  const by = await testEmployee(db, `Ida ${made}`)
  const locked = await lockPlayer(contact.context, { playerId: player, reason: 'Tyveri' }, by)
  expect(locked).toMatchObject({ ok: true })
  expect(await confirm(link)).toMatchObject({ ok: false })
  expect((await accountOf(contact, player)).email).toBe(old())
})
