import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseAddresses, withPorts } from './addresses.ts'
import { completeEnvironment, ownSecrets } from './secrets.ts'

test('port 0 takes five different free ones', async () => {
  const { ports } = await chooseAddresses(0)
  expect(new Set(Object.values(ports)).size).toBe(5)
})

test('port 0 keeps the ports that are set, and 0 of one program moves that one alone', async () => {
  const kept = await withPorts({ PORT: '0', SITE_PORT: '8080', GAMES_PORT: '' })
  expect([kept.PORT, kept.SITE_PORT]).toEqual([undefined, '8080'])
  const names = ['SITE_PORT', 'PLATFORM_PORT', 'GAMES_PORT', 'SANDBOX_PORT', 'BACK_OFFICE_PORT']
  const ports = names.map((name) => Number(kept[name]))
  expect(new Set(ports).size).toBe(5)
  expect(Math.min(...ports)).toBeGreaterThan(0)
  const one = await withPorts({ PORT: '4000', SITE_PORT: '0', GAMES_PORT: '9000' })
  expect(one).toEqual({ PORT: '4000', SITE_PORT: expect.any(String), GAMES_PORT: '9000' })
  expect(Number(one.SITE_PORT)).toBeGreaterThan(0)
  expect(await withPorts({ GAMES_PORT: '9000' })).toEqual({ GAMES_PORT: '9000' })
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
