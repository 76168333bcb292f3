import { systemRandom } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { audit } from '../../audit/index.ts'
import { TestPlayers, testKeys } from '../base/test-players.ts'
import { checkKeyFingerprint, openPersonalNumber } from '../index.ts'

let players: TestPlayers
let databaseUrl: string

openForFile(async (stack) => {
  players = stack.use(await TestPlayers.start())
  databaseUrl = players.databaseUrl
})

/** Every value of every column of every table, as text, read by the database's owner. */
async function everythingStored(): Promise<string> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    const texts: string[] = []
    for (const { name } of rows) {
      const table = await owner.query<{ text: string }>(
        `SELECT coalesce(string_agg(row_to_json(t)::text, E'\n'), '') AS text FROM ${name} t`,
      )
      texts.push(...table.rows.map(({ text }) => text))
    }
    return texts.join('\n')
  } finally {
    await owner.end()
  }
}

test('a CPR number stands in clear in no column and in no line of the log', async () => {
  const { id } = await players.player({ persona: 'anna' }, '610190-0000')
  await players.login({ persona: 'anna' })
  // Refusals and failures talk most: a person refused, a wrong number, parties that are down.
  await players.register({ persona: 'clara' }, '7506004009')
  await players.register({ persona: 'peter' }, '6108850029')
  const down = await players.identified({ persona: 'sofie' })
  await players.force('rofus', 'down')
  await players.complete(down, '7309920022')
  await players.force('mitid', 'nonsense')
  await players.complete(down, '7309920022')
  await players.db.transaction().execute(async (tx) => {
    const asked = { playerId: id, purpose: 'nemkonto-payout', at: players.at } as const
    expect(await openPersonalNumber(players.context, tx, asked)).toBe('6101900000')
  })
  const stored = await everythingStored()
  const logged = players.logLines.join('')
  expect(stored).toContain('personal-number-opened')
  expect(logged).toContain('ROFUS did not answer')
  for (const part of ['0000', '4009', '0029', '0022']) {
    for (const date of ['610190', '750600', '610885', '730992']) {
      expect(stored).not.toMatch(new RegExp(`${date}[- ]?${part}`))
      expect(logged).not.toMatch(new RegExp(`${date}[- ]?${part}`))
    }
  }
  expect(logged).not.toMatch(/(?<!\d)\d{6}-?\d{4}(?!\d)/)
})

test('of a refused person the audit says why, and not who', async () => {
  const lines = await players.db
    .selectFrom('audit_line')
    .selectAll()
    .where('action', '=', 'registration-refused')
    .execute()
  expect(lines.map(({ details, player_id }) => [details, player_id])).toContainEqual([
    { reason: 'rofus-registered' },
    null,
  ])
})

test('an audit line that holds what looks like a CPR number is not written', async () => {
  const details = { note: 'spurgt om 610190-0000' }
  const line = { actor: 'system', action: 'tested', details, at: players.at } as const
  await expect(players.db.transaction().execute((tx) => audit(tx, line))).rejects.toThrow('note')
})

test('an audit line can be neither changed nor removed by the program', async () => {
  const { db } = players
  await expect(db.updateTable('audit_line').set({ action: 'x' }).execute()).rejects.toThrow(
    'permission denied',
  )
  await expect(db.deleteFrom('audit_line').execute()).rejects.toThrow('permission denied')
  await expect(db.deleteFrom('players_player').execute()).rejects.toThrow('permission denied')
})

test('a start with a key that is not this database’s is refused in one sentence', async () => {
  const keys = testKeys
  await checkKeyFingerprint(players.db, keys)
  await checkKeyFingerprint(players.db, keys)
  const wrong = { ...keys, lookupKey: systemRandom.bytes(32) }
  await expect(checkKeyFingerprint(players.db, wrong)).rejects.toThrow(
    'The key "lookup" is not the one this database was made with: start with the right key.',
  )
  const newer = new Map([...keys.encryptionKeys, ['newer', systemRandom.bytes(32)] as const])
  await checkKeyFingerprint(players.db, { ...keys, encryptionKeys: newer })
})
