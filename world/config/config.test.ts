import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areLoopback, chooseAddresses, readPort } from './addresses.ts'
import { outsideFrom } from './outside.ts'
import { createSecrets, ownSecrets, secretsFrom } from './secrets.ts'

describe('addresses', () => {
  test('PORT moves all five', async () => {
    const { urls } = await chooseAddresses(4100)
    expect(urls).toEqual({
      site: 'http://localhost:4100',
      platform: 'http://127.0.0.1:4101',
      games: 'http://127.0.0.1:4102',
      sandbox: 'http://127.0.0.1:4103',
      'back-office': 'http://127.0.0.1:4104',
    })
  })

  test('port 0 takes five different free ones', async () => {
    const { ports } = await chooseAddresses(0)
    expect(new Set(Object.values(ports)).size).toBe(5)
  })

  test.each(['x', '3000.5', '-1', '65532'])('PORT=%s is one clear sentence', (text) => {
    expect(() => readPort(text)).toThrow(`PORT is "${text}": set it to a whole number`)
  })

  test.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.2:3000', true],
    ['http://[::1]:3000', true],
    ['https://nordlys.example', false],
    ['http://127.0.0.1.example.com', false],
    ['http://192.168.1.10:3000', false],
  ])('%s is on this machine: %s', async (site, loopback) => {
    const { urls } = await chooseAddresses(3000, { SITE_URL: site })
    expect(areLoopback(urls)).toBe(loopback)
  })
})

describe('outside parties', () => {
  test('are the stand-ins, but for those the environment names', () => {
    const env = { ROFUS_URL: 'https://rofus.example', ROFUS_USER: 'u', ROFUS_PASSWORD: 'p' }
    const parties = outsideFrom(env, 'http://127.0.0.1:3003')
    expect(parties.rofus).toEqual({ url: 'https://rofus.example', user: 'u', password: 'p' })
    expect(parties.mitid.issuer).toBe('http://127.0.0.1:3003/mitid')
  })

  test('must all be named where no stand-ins run', () => {
    expect(() => outsideFrom({ MITID_ISSUER: 'https://mitid.example' }, undefined)).toThrow(
      /no stand-ins run: set MITID_CLIENT_ID, MITID_CLIENT_SECRET, PAYMENTS_URL, /,
    )
  })
})

describe('game suppliers', () => {
  const given = { name: 'studio', secret: 's', games: ['a-game'], url: 'https://studio.example' }

  test('are the stand-in, or the list of the environment, or none', () => {
    expect(outsideFrom({}, 'http://127.0.0.1:3003').suppliers).toMatchObject([
      { name: 'sandbox', url: 'http://127.0.0.1:3003/supplier' },
    ])
    const env = { SUPPLIERS: JSON.stringify([given]) }
    expect(outsideFrom(env, 'http://127.0.0.1:3003').suppliers).toEqual([given])
    expect(outsideFrom({ SUPPLIERS: '[]' }, 'http://127.0.0.1:3003').suppliers).toEqual([])
  })

  test.each([
    'x',
    '{}',
    JSON.stringify([{ ...given, secret: '' }]),
    JSON.stringify([{ ...given, name: 'Studio 1' }]),
    JSON.stringify([{ ...given, games: 'a-game' }]),
    JSON.stringify([{ ...given, url: 'studio' }]),
  ])('SUPPLIERS=%s is one clear sentence', (SUPPLIERS) => {
    expect(() => outsideFrom({ SUPPLIERS }, 'http://127.0.0.1:3003')).toThrow('SUPPLIERS is not a')
  })
})

describe('secrets', () => {
  test('made once beside the built-in database, for the owner alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nordlys-secrets-'))
    const first = await ownSecrets(dataDir)
    expect(await ownSecrets(dataDir)).toEqual(first)
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
    expect(Buffer.from(first.cprKey, 'base64')).toHaveLength(32)
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toContain(first.walletSecret)
    await rm(dataDir, { recursive: true })
  })

  test('from the environment, and one sentence names the missing', () => {
    const made = createSecrets()
    const env = {
      CPR_KEY: made.cprKey,
      LOOKUP_KEY: made.lookupKey,
      SITE_CREDENTIAL: 's',
      GAMES_CREDENTIAL: 'g',
      BACK_OFFICE_CREDENTIAL: 'b',
      WALLET_SECRET: 'w',
      GAMES_TOKEN_SECRET: 't',
    }
    expect(secretsFrom(env)).toMatchObject({ cprKey: made.cprKey, tokenSecret: 't' })
    expect(() => secretsFrom({ ...env, CPR_KEY: undefined })).toThrow('set CPR_KEY (each made by')
    expect(() => secretsFrom({ ...env, CPR_KEY: 'short' })).toThrow('CPR_KEY is not 32 bytes')
  })
})
