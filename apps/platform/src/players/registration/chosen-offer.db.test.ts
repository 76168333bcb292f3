import { kroner, type PlayerId, type TestClock } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { beforeEach, expect, test } from 'vitest'
import { publish } from '../../bonuses/test-offers.ts'
import { contactOf, TestPlayers } from '../base/test-players.ts'
import { readRegistration, saveContact, startRegistration } from '../index.ts'

let clock: TestClock
let players: TestPlayers

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  clock = players.clock
})
// Each test stands an hour and more after the one before it, so that no throttle window is shared.
beforeEach(() => clock.advance({ hours: 2 }))

const person = (cpr: string) => ({ cpr, name: 'En Person' })

async function choose(registration: string, offer: 'welcome' | 'none'): Promise<void> {
  const { clientAddress } = players
  const asked = { offer, registration, clientAddress, at: clock.now() }
  expect(await startRegistration(players.context, asked)).toMatchObject({ ok: true })
}

async function complete(registration: string, cpr: string): Promise<PlayerId> {
  const done = await players.complete(registration, cpr)
  if (!done.ok) throw new Error(done.refusal)
  const session = await players.read(done.session, false)
  if (!session) throw new Error('no session')
  return session.playerId
}

function promisedTo(player: PlayerId) {
  return players.db
    .selectFrom('bonuses_promise')
    .select(['offer_id', 'version'])
    .where('player_id', '=', player)
    .execute()
}

let nextDays = 61

/** Publishes the next version of the welcome offer. */
async function publishNext(): Promise<number> {
  const [offer] = await players.context.offers.findWelcomeOffers(clock.now())
  const { version } = await publish(
    players,
    {
      trigger: { kind: 'deposit', number: 1 },
      parts: [{ kind: 'fixed', amountOre: kroner(50) }],
      days: nextDays++,
    },
    offer?.offerId,
  )
  return version
}

test('[BONUS-01] [REG-01] the offer that was chosen is promised with the account', async () => {
  const player = await players.player(person('6110900000'), '6110900000')
  expect(await promisedTo(player.id)).toEqual([{ offer_id: 'velkomst', version: 1 }])
})

test('[BONUS-01] [REG-01] whoever goes on without an offer is promised none', async () => {
  const registration = await players.contacted()
  await choose(registration, 'none')
  await players.finish(await players.startMitid('register', registration), person('6111900000'))
  expect(await promisedTo(await complete(registration, '6111900000'))).toEqual([])
})

test('[BONUS-01] the words of step 1 are promised, whatever is published meanwhile', async () => {
  const cpr = '6112900000'
  const registration = await players.identified(person(cpr))
  const version = await publishNext()
  const player = await complete(registration, cpr)
  expect(await promisedTo(player)).toEqual([{ offer_id: 'velkomst', version: version - 1 }])
})

test('[BONUS-01] what is shown after step 1, ticked and promised is one version', async () => {
  const { clientAddress } = players
  const at = clock.now()
  const started = await startRegistration(players.context, { offer: 'welcome', clientAddress, at })
  if (!started.ok) throw new Error(started.refusal)
  const { registration } = started
  const version = await publishNext()
  expect((await readRegistration(players.context, registration, at))?.offers).toMatchObject([
    { offerId: 'velkomst', version: version - 1, terms: { days: nextDays - 2 } },
  ])
  const contact = contactOf('samme-udgave@example.dk')
  const asked = { registration, contact, clientAddress, at }
  expect(await saveContact(players.context, asked)).toEqual({ ok: true })
  const cpr = '6210900000'
  await players.finish(await players.startMitid('register', registration), person(cpr))
  const player = await complete(registration, cpr)
  expect(await promisedTo(player)).toEqual([{ offer_id: 'velkomst', version: version - 1 }])
})

test('[BONUS-01] whoever takes step 1 again is promised what it says now, and ticks that', async () => {
  const cpr = '6209900000'
  const email = 'to-udgaver@example.dk'
  const registration = await players.identified(person(cpr), { email })
  await choose(registration, 'welcome')
  const unchanged = await readRegistration(players.context, registration, clock.now())
  expect(unchanged).toMatchObject({ identified: true, contact: { offer_terms: true } })
  const version = await publishNext()
  await choose(registration, 'welcome')
  const again = await readRegistration(players.context, registration, clock.now())
  expect(again).toMatchObject({ identified: false, contact: { offer_terms: false } })
  expect(again?.limit).toBeUndefined()
  expect(await players.complete(registration, cpr)).toEqual({
    ok: false,
    refusal: 'not-identified',
  })
  const { clientAddress } = players
  const asked = { registration, contact: contactOf(email), clientAddress, at: clock.now() }
  expect(await saveContact(players.context, asked)).toEqual({ ok: true })
  await players.finish(await players.startMitid('register', registration), person(cpr))
  const player = await complete(registration, cpr)
  expect(await promisedTo(player)).toEqual([{ offer_id: 'velkomst', version }])
})

test('[BONUS-01] [REG-01] an offer of two deposits is promised whole', async () => {
  const cpr = '6310900000'
  const [first] = await players.context.offers.findWelcomeOffers(clock.now())
  const second = { trigger: { kind: 'deposit', number: 2 }, days: 90 } as const
  const { version } = await publish(players, second, 'velkomst-bonus')
  // Published alone; the first deposit's offer is on beside it from now on.
  const on = players.db.updateTable('bonuses_offer').set({ active_version: first?.version ?? null })
  await on.where('offer_id', '=', 'velkomst').execute()
  const registration = await players.identified(person(cpr))
  expect(await promisedTo(await complete(registration, cpr))).toEqual([
    { offer_id: 'velkomst', version: first?.version },
    { offer_id: 'velkomst-bonus', version },
  ])
})
