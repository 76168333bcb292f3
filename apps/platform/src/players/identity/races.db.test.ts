import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestPlayers } from '../base/test-players.ts'

let players: TestPlayers

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
})

async function counts() {
  const count = async (table: 'players_player' | 'players_session' | 'limits_limit') =>
    (await players.db.selectFrom(table).selectAll().execute()).length
  return {
    players: await count('players_player'),
    sessions: await count('players_session'),
    limits: await count('limits_limit'),
  }
}

function added(before: Awaited<ReturnType<typeof counts>>, now: typeof before) {
  return {
    players: now.players - before.players,
    sessions: now.sessions - before.sessions,
    limits: now.limits - before.limits,
  }
}

const oneWhole = { players: 1, sessions: 1, limits: 1 }

test('[REG-06] two registrations of one CPR number at once make one account', async () => {
  const before = await counts()
  const registrations = [
    await players.identified({ persona: 'anna' }),
    await players.identified({ persona: 'anna' }),
    await players.identified({ persona: 'anna-ny' }),
  ]
  const outcomes = await Promise.all(
    registrations.map((registration) => players.complete(registration, '6101900000')),
  )
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))
  expect(refused).toHaveLength(2)
  // Who comes with the other MitID is bound when the account is there in time. [FLT-04]
  for (const refusal of refused) expect(['cpr-in-use', 'mitid-bound']).toContain(refusal)
  expect(added(before, await counts())).toEqual(oneWhole)
})

test('[REG-06] two persons with one e-mail at once make one account', async () => {
  const before = await counts()
  const contact = { email: 'samme@example.dk' }
  const registrations = [
    await players.identified({ persona: 'peter' }, contact),
    await players.identified({ persona: 'sofie' }, contact),
  ]
  const [first = '', second = ''] = registrations
  const outcomes = await Promise.all([
    players.complete(first, '6108850020'),
    players.complete(second, '7309920022'),
  ])
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: 'email-in-use' })
  expect(added(before, await counts())).toEqual(oneWhole)
})

test('[REG-06] one registration completed twice at once makes one account and one session', async () => {
  const before = await counts()
  const registration = await players.identified({ cpr: '6101910000', name: 'Dobbelt' })
  const outcomes = await Promise.all([
    players.complete(registration, '6101910000'),
    players.complete(registration, '6101910000'),
  ])
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(added(before, await counts())).toEqual(oneWhole)
})

test('[REG-06] typing somebody’s number again and again keeps nobody but the typist out', async () => {
  const victim = { cpr: '6101940000', name: 'Offer' }
  const typist = { cpr: '6101930000', name: 'Taster' }
  for (let signIn = 0; signIn < 5; signIn++) {
    const registration = await players.identified(typist)
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await players.complete(registration, victim.cpr)).toMatchObject({ ok: false })
    }
  }
  const registration = await players.identified(typist)
  expect(await players.complete(registration, victim.cpr)).toEqual({
    ok: false,
    refusal: 'cpr-too-many-attempts',
  })
  const own = await players.identified(victim)
  expect(await players.complete(own, victim.cpr)).toMatchObject({ ok: true })
})

test('[REG-06] wrong numbers tried at once share the three attempts', async () => {
  const registration = await players.identified({ cpr: '6101920000', name: 'Gæt' })
  const guesses = [1, 2, 3, 4, 5, 6].map((digit) => `610192000${digit}`)
  const outcomes = await Promise.all(guesses.map((guess) => players.complete(registration, guess)))
  const refusals = outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.refusal)).sort()
  expect(refusals).toEqual([
    'cpr-mismatch',
    'cpr-mismatch',
    'cpr-mismatch',
    'cpr-too-many-attempts',
    'cpr-too-many-attempts',
    'cpr-too-many-attempts',
  ])
})
