import { playerId } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../http/test-store.ts'
import { readUserInfo, startRegistration } from '../index.ts'

let world: TestStore
beforeAll(async () => {
  world = await openTestStore()
})
afterAll(() => world[Symbol.asyncDispose]())

const person = (cpr: string) => ({ cpr, name: 'Anna Nielsen' })

interface SentBy {
  campaign?: string
  affiliateTag?: string
}

/** What the profile says brought a player whose registration was begun so, time after time. */
async function profileOf(cpr: string, ...begun: SentBy[]) {
  const { players, clock } = world
  // So that no throttle window is shared.
  clock.advance({ hours: 2 })
  const registration = await players.identified(person(cpr))
  for (const sentBy of begun) {
    const going = { offer: 'welcome', registration, clientAddress: players.clientAddress } as const
    await startRegistration(players.context, { ...going, ...sentBy, at: clock.now() })
  }
  const done = await players.complete(registration, cpr)
  if (!done.ok) throw new Error(done.refusal)
  const session = await players.read(done.session, false)
  const id = playerId(session?.playerId ?? 0)
  return readUserInfo(players.db, id, players.context.rules)
}

const jackpots = {
  campaignCode: 'lp-jackpots',
  campaignName: 'Seks jackpots med chancen skrevet på',
}
const nobody = { campaignCode: '', campaignName: '' }

test('[REG-07] [DATA-01] the code and name of the landing page of step 1 are the account’s', async () => {
  const sentBy = { campaign: 'spil/jackpots', affiliateTag: 'Partner_7-a' }
  // Whoever goes on later need not come by the landing page again.
  const told = await profileOf('6406900000', sentBy, {})
  expect(told).toMatchObject({ ...jackpots, bTag: 'Partner_7-a' })
  expect(await profileOf('6407900000')).toMatchObject({ ...nobody, bTag: '' })
})

test('[REG-07] [DATA-01] so are those of a campaign’s own page; the newest counts', async () => {
  const own = { campaign: 'kampagner/kend-chancen' }
  expect(await profileOf('6408900000', { campaign: 'spil/jackpots' }, own)).toMatchObject({
    campaignCode: 'kend-chancen',
    campaignName: 'Kend chancen: en side med tal til hvert spil',
  })
})

test('[REG-07] a campaign that is not there, or is not public now, brings nobody', async () => {
  for (const [cpr, campaign] of [
    ['6409900000', 'kampagner/findes-ikke'],
    ['6410900000', 'spil/findes-ikke'],
    // Over since July.
    ['6411900000', 'kampagner/sommerbonus'],
  ] as const) {
    expect(await profileOf(cpr, { campaign })).toMatchObject(nobody)
  }
  const ended = { campaign: 'kampagner/sommerbonus' }
  expect(await profileOf('6412900000', { campaign: 'spil/jackpots' }, ended)).toMatchObject(
    jackpots,
  )
})
