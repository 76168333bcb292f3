import { createHash } from 'node:crypto'
import { signWalletMessage, spinChoices, walletHeaders, walletPaths } from '@nordlys/contracts'
import {
  after,
  hex,
  hourMs,
  kroner,
  secret,
  systemClock,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import Fastify from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addressesOf } from '../../../../../world/config/addresses.ts'
import { programs } from '../../../../../world/programs.ts'
import { ownSettings } from '../../../../../world/world.ts'
import { lockSpaces } from '../../db/index.ts'
import { registerWalletCalls } from '../../http/wallet-calls.ts'
import { TestPayments } from '../../payments/base/test-payments.ts'
import {
  authenticate,
  GameWallet,
  type PlayContext,
  startPlay,
  TableWallet,
} from '../../play/index.ts'
import { LongReads } from '../history/long-reads.ts'
import { GroupCommit } from '../index.ts'
import { lanesMax } from './lane.ts'

/** As other copies of the program hold all lanes. */
async function takeLanes(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'SELECT pg_advisory_lock($1, number) FROM generate_series(0, $2::int) AS number',
    [lockSpaces.ledgerLane, lanesMax - 1],
  )
  return client
}

test('[FLT-52] without a lane the platform starts, is not ready, and is once one is free', async () => {
  await using database = await testDatabase()
  const others = await takeLanes(database.url)
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const settings = await ownSettings({ DATABASE_URL: database.url })
  await using _platform = await programs.platform({ settings, clock: systemClock, logger })
  const readiness = `${addressesOf(settings).urls.platform}/readyz`
  const waiting = await fetch(readiness)
  expect([waiting.status, await waiting.json()]).toEqual([
    503,
    { ok: false, because: 'no ledger lane is free' },
  ])
  await others.end()
  await expect.poll(async () => (await fetch(readiness)).status).toBe(200)
  expect(lines.filter((line) => line.includes('stack'))).toEqual([])
})

test('[FLT-52] a round without a lane is 503 with Retry-After, and settled when asked again', async () => {
  await using world = await TestPayments.open(4)
  const { db, clock, ownerUrl: databaseUrl } = world
  const playerId = await world.player(kroner(100))
  const parts = { db, clock, random: systemRandom, lockLiveSession: async () => true }
  const play: PlayContext = { ...parts, playerRefKey: secret(systemRandom) }
  const others = await takeLanes(databaseUrl)
  await using commits = await GroupCommit.open({ databaseUrl, clock })
  const app = Fastify()
  const walletSecret = 'a secret of this test'
  registerWalletCalls({
    app,
    clock,
    walletSecret,
    play,
    wallet: new GameWallet({ ...play, commits }),
    tables: await TableWallet.open(play),
    longReads: new LongReads(),
  })
  const at = clock.now()
  const { launchToken } = await startPlay(play, {
    playerId,
    sessionId: timeKey(clock, systemRandom),
    gameId: 'a-game',
    sessionEndsAt: after(at, hourMs),
    at,
  })
  const opened = await authenticate(play, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  const round = {
    key: timeKey(clock, systemRandom),
    playSession: opened.playSession,
    definitionHash: createHash('sha256').update('game').digest('hex'),
    stakeOre: 100,
    winOre: 0,
    seed: hex(systemRandom.bytes(32)),
    choices: spinChoices,
  }
  const settle = () => {
    const payload = JSON.stringify({ rounds: [round] })
    const { settle: url } = walletPaths
    const timestamp = at.getTime()
    const headers = {
      'content-type': 'application/json',
      [walletHeaders.timestamp]: String(timestamp),
      [walletHeaders.signature]: signWalletMessage(walletSecret, timestamp, url, payload),
    }
    return app.inject({ method: 'POST', url, payload, headers })
  }
  const busy = await settle()
  expect([busy.statusCode, busy.headers['retry-after'], busy.json()]).toEqual([
    503,
    '1',
    { error: 'busy' },
  ])
  await others.query('SELECT pg_advisory_unlock($1, 5)', [lockSpaces.ledgerLane])
  const settled = await settle()
  expect(settled.json()).toMatchObject({ results: [{ ok: true, repeated: false }] })
  await app.close()
  await others.end()
})
