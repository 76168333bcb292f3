import { required } from '@nordlys/core'
import { expect, test } from 'vitest'
import { findCluster } from '../../operations/postgres/cluster.ts'
import { readPostmaster } from '../../operations/postgres/server.ts'
import { findBreaches } from '../../operations/verification/money-invariants.ts'
import { demoPlayers } from '../../world/seed/demo-players.ts'
import { logIn, payIn } from '../../world/seed/over-the-wire.ts'
import { type JournalClient, missingOf, openJournal, untilAcknowledged } from './journal-client.ts'
import { rowsOf } from './rows.ts'
import { openSeededScene, type SeededScene } from './seeded-scene.ts'

const backSecondsMax = 30
const playersAtOnce = 2

test('[LED-03] a database killed -9 is back, and so are all who use it, by themselves', async () => {
  await using scene = await openSeededScene({}, true)
  const { pid } = scene.platform
  const clients = await openClients(scene)
  let isOver = false
  const playing = clients.map(async (client) => {
    while (!isOver) await client.playRound({ stakeOre: 20, winOre: 20 })
  })
  const backSeconds: number[] = []
  for (const victimOf of [findServer, findLane, findServer, findAnyBackend]) {
    await untilAcknowledged(clients, 50)
    const victim = await victimOf(scene)
    const lostBefore = lostAnswers(clients)
    const killedAtMs = performance.now()
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => lostAnswers(clients), { timeout: 30_000 }).toBeGreaterThan(lostBefore)
    await untilAcknowledged(clients, 1)
    backSeconds.push((performance.now() - killedAtMs) / 1_000)
  }
  await untilAcknowledged(clients, 50)
  isOver = true
  await Promise.all(playing)

  const told = clients.flatMap((client) => client.acknowledged)
  expect(Math.max(...backSeconds), `rounds again after ${backSeconds} s`).toBeLessThan(
    backSecondsMax,
  )
  expect(await missingOf(scene.database.url, told)).toEqual([])
  expect(await findBreaches(scene.database.url)).toEqual([])
  await sendsEmail(scene)
  expect(scene.platform.pid).toBe(pid)
})

async function openClients(scene: SeededScene): Promise<JournalClient[]> {
  const { caller, urls } = scene
  const clients: JournalClient[] = []
  for (const { persona } of demoPlayers.slice(0, playersAtOnce)) {
    const session = await logIn(caller, persona)
    if (persona === 'peter') {
      await payIn(caller, session, { sandboxUrl: urls.sandbox, amountKroner: 500, cardHolder: 'P' })
    }
    clients.push(await openJournal(scene, session))
  }
  return clients
}

function lostAnswers(clients: readonly JournalClient[]): number {
  return clients.reduce((total, client) => total + client.lostAnswers, 0)
}

/** The one process that all the others of the server come from. */
async function findServer({ database: { dataDir } }: SeededScene): Promise<number> {
  const cluster = required(await findCluster(dataDir), 'the cluster')
  return required(await readPostmaster(cluster), 'the server').pid
}

/** A connection that settles rounds. */
function findLane(scene: SeededScene): Promise<number> {
  return findBackend(scene, 'nordlys-lane')
}

function findAnyBackend(scene: SeededScene): Promise<number> {
  return findBackend(scene, 'nordlys-jobs')
}

/** Those that lost their connections with the last victim come back by themselves. */
async function findBackend({ database }: SeededScene, application: string): Promise<number> {
  const query = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1 LIMIT 1'
  const connected = () => rowsOf(database.url, query, [application])
  await expect.poll(connected, { timeout: 30_000 }).toHaveLength(1)
  const [found] = await connected()
  return Number(required(found, application).pid)
}

/** What waits in the job queue is still done. */
async function sendsEmail({ database, urls }: SeededScene): Promise<void> {
  const to = 'after@example.dk'
  const letter = { to, subject: 'Et emne', text: 'En tekst' }
  await rowsOf(database.url, "SELECT graphile_worker.add_job('send-email', $1::json)", [
    JSON.stringify(letter),
  ])
  const received = async () => {
    const answer = await fetch(`${urls.sandbox}/messages/api?to=${to}`)
    return ((await answer.json()) as { messages: unknown[] }).messages.length
  }
  await expect.poll(received, { timeout: 30_000 }).toBe(1)
}
