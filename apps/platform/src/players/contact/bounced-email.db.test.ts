import { type PlayerId, required, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { TestPlayers } from '../base/test-players.ts'
import {
  askFirstContacts,
  confirmEmail,
  contactCodeTask,
  deliverContactCode,
  describeSession,
  firstContactsTask,
  isBounced,
  noteBounce,
  readOwnContact,
  sendContactCode,
} from '../index.ts'
import { wish } from './test-contact.ts'

const to = 'bounce@example.dk'

let clock: TestClock
let players: TestPlayers
let player: PlayerId
let made = 10

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})

beforeEach(async () => {
  made += 1
  clock.advance({ days: 1 })
  const cpr = `6101${made}0100`
  const email = `bounce+${made}@example.dk`
  player = (await players.player({ cpr, name: 'Anna Nielsen' }, cpr, { email })).id
})

const contact = async () => {
  const read = await readOwnContact(players.context, { playerId: player, at: clock.now() })
  if (!read.ok) throw new Error('no contact')
  return read
}

const account = () =>
  players.db
    .selectFrom('players_player')
    .select(['email', 'email_confirmed_at', 'email_bounced_at'])
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()

/** The link of the letter that waits in the outbox, which is not sent over the wire. */
async function linkSent(): Promise<string> {
  let link = ''
  const messages = {
    ...players.context.messages,
    sendEmail: async ({ text }: { text: string }) => {
      link = /[?]kode=(\S+)/.exec(text)?.[1] ?? link
      return undefined
    },
  }
  while (players.tasks.length > 0) {
    for (const { task, payload } of players.tasks.splice(0)) {
      const fields = payload as { playerId: number; changeId: string }
      if (task === firstContactsTask) await askFirstContacts(players.context, fields)
      if (task === contactCodeTask) {
        await deliverContactCode({ ...players.context, messages }, fields)
      }
    }
  }
  return decodeURIComponent(required(link || undefined, 'a link'))
}

const confirm = (link: string) =>
  confirmEmail(players.context, { link, clientAddress: '203.0.113.7', at: clock.now() })

test('[LT5] an address that bounces at the provider is marked, once, and the audit says so', async () => {
  await players.runTasks()
  // The letter that asks to confirm it is a task of its own.
  await players.runTasks()
  expect(await account()).toMatchObject({
    email_confirmed_at: null,
    email_bounced_at: clock.now(),
  })
  const markedAt = clock.now()
  clock.advance({ minutes: 1 })
  await noteBounce(players.context, { playerId: player, to: (await account()).email })
  expect((await account()).email_bounced_at).toEqual(markedAt)
  const lines = await players.db
    .selectFrom('audit_line')
    .select(['actor', 'details'])
    .where('player_id', '=', player)
    .where('action', '=', 'email-bounced')
    .execute()
  expect(lines).toEqual([{ actor: 'system', details: {} }])
})

test('[LT5] what bounces at an address that is no longer the account’s marks nothing', async () => {
  await noteBounce(players.context, { playerId: player, to })
  expect((await account()).email_bounced_at).toBeNull()
  const { email } = await account()
  await noteBounce(players.context, { playerId: player, to: email })
  expect(await isBounced(players.db, { playerId: player, to: email })).toBe(true)
  expect(await isBounced(players.db, { playerId: player, to })).toBe(false)
})

test('[LT6] the player hears of it, and a link to the same address ends it', async () => {
  const { email } = await account()
  await linkSent()
  await noteBounce(players.context, { playerId: player, to: email })
  expect(await contact()).toMatchObject({ isEmailBounced: true, email: { isConfirmed: false } })
  const asked = await sendContactCode(players.context, { playerId: player, kind: 'email' })
  expect(asked).toMatchObject({ ok: true })
  expect(await confirm(await linkSent())).toEqual({ ok: true })
  expect(await contact()).toMatchObject({ email: { isConfirmed: true } })
  expect(await contact()).not.toHaveProperty('isEmailBounced')
})

test('[LT6] an address that was confirmed before is none any more, and may be confirmed again', async () => {
  const { email } = await account()
  expect(await confirm(await linkSent())).toEqual({ ok: true })
  await noteBounce(players.context, { playerId: player, to: email })
  expect(await account()).toMatchObject({ email_confirmed_at: null })
  const asked = await sendContactCode(players.context, { playerId: player, kind: 'email' })
  expect(asked).toMatchObject({ ok: true })
})

test('[LT6] another address ends it once it is confirmed, and not before', async () => {
  const { email } = await account()
  await linkSent()
  await noteBounce(players.context, { playerId: player, to: email })
  await wish({ context: players.context } as never, player, `ny-${made}@example.dk`)
  expect(await contact()).toHaveProperty('isEmailBounced')
  const link = await linkSent()
  expect(await confirm(link)).toEqual({ ok: true })
  // The old address is not written to about it.
  const told = players.tasks.map(({ payload }) => (payload as { to: string }).to)
  expect(told).toEqual([`ny-${made}@example.dk`])
  expect(await account()).toMatchObject({
    email: `ny-${made}@example.dk`,
    email_bounced_at: null,
  })
})

test('[LT7] the confirmed mobile is told of another address in the place of one that bounced', async () => {
  const { email } = await account()
  const { mobile } = await players.db
    .updateTable('players_player')
    .set({ mobile_confirmed_at: clock.now() })
    .where('player_id', '=', player)
    .returning('mobile')
    .executeTakeFirstOrThrow()
  await linkSent()
  await noteBounce(players.context, { playerId: player, to: email })
  await wish({ context: players.context } as never, player, `ny-${made}@example.dk`)
  const asked = players.tasks.map(({ payload }) => (payload as { sms?: string }).sms)
  expect(asked.filter(Boolean)).toEqual([expect.stringContaining('bedt om en anden e-mailadresse')])
  expect(await confirm(await linkSent())).toEqual({ ok: true })
  expect(players.tasks.map(({ payload }) => payload)).toContainEqual({
    msisdn: mobile,
    text: expect.stringContaining('har fået en ny e-mailadresse'),
  })
})

test('[LT8] a link that comes back from a new address says so, until another is asked for', async () => {
  await linkSent()
  await wish({ context: players.context } as never, player, `bounce+ny-${made}@example.dk`)
  await players.runTasks()
  const waiting = { value: `bounce+ny-${made}@example.dk`, isChange: true, isBounced: true }
  expect(await contact()).toMatchObject({ email: { waiting } })
  expect(await contact()).not.toHaveProperty('isEmailBounced')
  await wish({ context: players.context } as never, player, `ny-${made}@example.dk`)
  await linkSent()
  expect((await contact()).email.waiting).not.toHaveProperty('isBounced')
})

test('[LT6] a session says it, from the next look on', async () => {
  made += 1
  const cpr = `6101${made}0100`
  const email = `anna-${made}@example.dk`
  const { id, session } = await players.player({ cpr, name: 'Anna Nielsen' }, cpr, { email })
  const described = () => describeSession(players.db, session, clock.now())
  expect(await described()).not.toHaveProperty('isEmailBounced')
  await noteBounce(players.context, { playerId: id, to: email })
  expect(await described()).toMatchObject({ isEmailBounced: true })
})
