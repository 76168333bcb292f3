import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseAddresses } from './addresses.ts'
import { completeEnvironment, ownSecrets } from './secrets.ts'

test('port 0 takes five different free ones', async () => {
  const { ports } = await chooseAddresses(0)
  expect(new Set(Object.values(ports)).size).toBe(5)
})

test('secrets are made once beside the built-in database, for the owner alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nordlys-secrets-'))
  const first = await ownSecrets(dataDir)
  expect(await ownSecrets(dataDir)).toEqual(first)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(Buffer.from(first.cprKey, 'base64')).toHaveLength(32)
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toContain(first.walletSecret)
  const own = { dataDir, databaseUrl: 'postgres://built-in' }
  const told = await completeEnvironment({ PORT: '4000' }, own)
  expect(told).toMatchObject({ PORT: '4000', DATABASE_URL: own.databaseUrl, CPR_KEY: first.cprKey })
  const given = { DATABASE_URL: 'postgres://mine', CPR_KEY: 'mine' }
  expect(await completeEnvironment(given, own)).toEqual(given)
  await rm(dataDir, { recursive: true })
})
