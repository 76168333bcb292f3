import { systemRandom } from '@nordlys/core'
import { expect, test } from 'vitest'
import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { demoPlayers } from '../../world/seed/demo-players.ts'
import { logIn, payIn } from '../../world/seed/over-the-wire.ts'
import { type JournalClient, missingOf, openJournal, untilAcknowledged } from './journal-client.ts'
import { rowsOf } from './rows.ts'
import { openSeededScene } from './seeded-scene.ts'
import { tellAsProvider } from './stand-ins.ts'

const kills = 6
const playersAtOnce = 2

test('[LED-03] whatever was acknowledged is in the books after kill -9 at any moment, once', async () => {
  await using scene = await openSeededScene()
  const { platform, caller, urls } = scene
  const clients: JournalClient[] = []
  for (const { persona } of demoPlayers.slice(0, playersAtOnce)) {
    const session = await logIn(caller, persona)
    if (persona === 'peter') {
      await payIn(caller, session, { sandboxUrl: urls.sandbox, amountKroner: 500, cardHolder: 'P' })
    }
    clients.push(await openJournal(scene, session))
  }

  let isOver = false
  const playing = clients.map(async (client) => {
    while (!isOver) await client.playRound({ stakeOre: 20, winOre: 20 })
  })
  const moments: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const rounds = 20 + (systemRandom.bytes(1)[0] ?? 0)
    moments.push(rounds)
    await untilAcknowledged(clients, rounds)
    await platform.kill()
    await platform.start()
  }
  isOver = true
  await Promise.all(playing)

  const lost = clients.reduce((total, client) => total + client.lostAnswers, 0)
  expect(lost, `answers lost; killed after ${moments} rounds`).toBeGreaterThan(0)
  const told = clients.flatMap((client) => client.acknowledged)
  expect(await missingOf(scene.database.url, told), `killed after ${moments} rounds`).toEqual([])
  expect(await findBreaches(scene.database.url)).toEqual([])
})

test('[LED-03] a deposit’s message cut off by kill -9 is booked once when it is repeated', async () => {
  await using scene = await openSeededScene()
  const { platform, database } = scene
  const [player] = await rowsOf(database.url, 'SELECT player_id FROM players_player LIMIT 1')
  const userId = String(player?.player_id)
  for (let kill = 0; kill < kills; kill++) {
    const message = {
      userId,
      txId: `cut-off-${kill}`,
      txAmount: '100.00',
      txAmountCy: 'DKK',
      txName: 'CreditcardDeposit',
      attributes: {},
    }
    const tell = () => tellAsProvider(platform, 'transfer', message)
    // Ten at once, and death among them: some are booked, some never arrive.
    const sent = Array.from({ length: 10 }, () => tell().catch(() => 'lost'))
    await Promise.race(sent)
    await platform.kill()
    await Promise.all(sent)
    await platform.start()
    expect(await tell()).toMatchObject({ success: true })
  }
  const booked = await rowsOf(
    database.url,
    "SELECT ext_ref, count(*)::int AS times FROM audit_txns WHERE ext_ref LIKE 'cut-off-%' GROUP BY 1",
  )
  expect(booked).toHaveLength(kills)
  for (const { times } of booked) expect(times).toBe(1)
  expect(await findBreaches(database.url)).toEqual([])
})
