import { describe, expect, test } from 'vitest'
import { outsideParties, readSettings, SettingsProblem, standInsAt } from './index.ts'
import type { Environment, Reader } from './setting.ts'
import { soundSecret, soundSettings } from './test-sound-settings.ts'

const production = soundSettings()
const supplier = {
  name: 'studio',
  secret: soundSecret('studio'),
  games: ['a'],
  url: 'https://s.example',
}

function problemsOf(env: Environment, readers: readonly Reader[] = ['start']): readonly string[] {
  try {
    readSettings(env, readers)
    return []
  } catch (error) {
    if (error instanceof SettingsProblem) return error.problems
    throw error
  }
}

test('nothing need be set to try the product, and production lacks nothing here', () => {
  const settings = readSettings({}, ['start'])
  expect([settings.isProduction, settings.hasStandIns]).toEqual([false, true])
  expect(problemsOf(production)).toEqual([])
  expect(readSettings(production, ['start']).isProduction).toBe(true)
  for (const reader of ['site', 'platform', 'games', 'back-office'] as const) {
    expect(problemsOf(production, [reader])).toEqual([])
  }
})

describe('addresses', () => {
  const urlsOf = (env: Environment) => {
    const settings = readSettings(env, ['start'])
    return (['site', 'platform', 'games', 'sandbox', 'back-office'] as const).map((name) =>
      settings.urlOf(name),
    )
  }

  test('PORT moves all five, a port of its own moves one, an address is its own', () => {
    expect(urlsOf({ PORT: '4100', GAMES_PORT: '9000', SITE_URL: 'http://localhost:80/' })).toEqual([
      'http://localhost:80',
      'http://127.0.0.1:4101',
      'http://127.0.0.1:9000',
      'http://127.0.0.1:4103',
      'http://127.0.0.1:4104',
    ])
  })

  test.each(['x', '3000.5', '-1', '65532'])('PORT=%s is told', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([
      `PORT is "${PORT}": set it to a whole number from 1 to 65531`,
    ])
  })

  test.each([
    [{ SITE_PORT: '3002' }, 'SITE_PORT, GAMES_PORT'],
    [{ PORT: '4000', PLATFORM_PORT: '04000' }, 'SITE_PORT, PLATFORM_PORT'],
    [{ SITE_PORT: '9000', GAMES_PORT: '09000' }, 'SITE_PORT, GAMES_PORT'],
  ])('%j are two programs on one port', (env, names) => {
    expect(problemsOf(env)).toEqual([`${names} are the same port`])
  })

  test('ports that are free ones, of others or of no program here are no two', () => {
    expect(problemsOf({ SITE_PORT: '0', PLATFORM_PORT: '0' })).toEqual([])
    expect(problemsOf({ PORT: '0' })).toEqual([])
    expect(problemsOf({ SITE_PORT: '3001', PLATFORM_PORT: '3000' })).toEqual([])
    // The stand-ins do not run in production.
    expect(problemsOf({ ...production, SITE_PORT: '3003' })).toEqual([])
    expect(problemsOf({ PORT: 'x', GAMES_PORT: 'y' }).length).toBe(2)
    const settings = readSettings({ PORT: '0', GAMES_PORT: '9000' }, ['start'])
    expect([settings.portOf('platform'), settings.portOf('games')]).toEqual([0, 9000])
  })

  test.each([
    ['http://localhost:3000', false],
    ['http://127.0.0.2:3000', false],
    ['http://[::1]:3000', false],
    ['https://nordlys.example', true],
    ['http://127.0.0.1.example.com', true],
    ['http://192.168.1.10:3000', true],
  ])('%s makes it production: %s', (SITE_URL, isProduction) => {
    expect(problemsOf({ SITE_URL }).length > 0).toBe(isProduction)
  })
})

describe('production', () => {
  test('[FLT-09] behind proxies that nobody named it does not start: all visitors would be one', () => {
    const { TRUSTED_PROXIES: _, ...without } = production
    const lacks = [expect.stringContaining('TRUSTED_PROXIES is not set')]
    for (const reader of ['start', 'site', 'games'] as const) {
      expect(problemsOf(without, [reader])).toEqual(lacks)
    }
    expect(problemsOf({ ...production, TRUSTED_PROXIES: '0.0.0.0/0' })).toEqual([
      'TRUSTED_PROXIES believes everybody',
    ])
  })

  test('[FLT-46] [FLT-10] the built-in database and its secrets are not for it', () => {
    const { DATABASE_URL: _database, CPR_KEY: _key, ...without } = production
    expect(problemsOf(without)).toEqual([
      expect.stringMatching(
        /^DATABASE_URL is not set: the built-in database is for trying out, not for production/,
      ),
      expect.stringMatching(/^CPR_KEY is not set/),
    ])
  })

  test('[FLT-10] everything that is wrong is told at once, a line each', () => {
    const same = 's'.repeat(40)
    const wrong = {
      ...production,
      CPR_KEY: btoa('\0'.repeat(32)),
      SITE_CREDENTIAL: same,
      WALLET_SECRET: same,
      GAMES_TOKEN_SECRET: 't',
      ROFUS_URL: 'http://rofus.example',
      PAYMENTS_URL: 'http://payments.example',
      PAYMENTS_PASSWORD: 'p',
      NEMKONTO_URL: undefined,
      TRUSTED_PROXIES: '',
      SUPPLIERS: JSON.stringify([supplier, { ...supplier, name: 'other' }]),
    }
    expect(problemsOf(wrong)).toEqual([
      expect.stringMatching(/^CPR_KEY is too easily guessed/),
      expect.stringMatching(/^SITE_CREDENTIAL is too easily guessed/),
      expect.stringMatching(/^WALLET_SECRET is too easily guessed/),
      expect.stringMatching(/^GAMES_TOKEN_SECRET is shorter than 32/),
      "SUPPLIERS gives the game a twice; a game is one supplier's",
      expect.stringMatching(/^TRUSTED_PROXIES is not set/),
      expect.stringMatching(/^NEMKONTO_URL is not set/),
      expect.stringMatching(/^PAYMENTS_URL begins with http:/),
      expect.stringMatching(/^ROFUS_URL begins with http:/),
      expect.stringMatching(/^PAYMENTS_PASSWORD is shorter than 12/),
      'SITE_CREDENTIAL, WALLET_SECRET are the same secret: each needs its own',
      expect.stringContaining('the supplier studio, the supplier other are the same secret'),
    ])
    expect(() => readSettings(wrong, ['start'])).toThrow(
      /^Nothing is started, because of 12 settings \(it is production by SITE_URL, GAMES_URL\):\n {2}- /,
    )
  })

  test('[FLT-10] the stand-ins are off, and nobody stands in for a party', () => {
    expect(problemsOf(production, ['sandbox'])).toEqual(['the stand-ins do not run in production'])
    expect(readSettings(production, ['platform']).suppliers()).toEqual([])
    expect(problemsOf({ SITE_URL: 'https://casino.example' }, ['site'])).toEqual(
      ['GAMES_URL', 'TRUSTED_PROXIES', 'SITE_CREDENTIAL', 'MITID_ISSUER', 'PAYMENTS_URL'].map(
        (name) => expect.stringMatching(new RegExp(`^${name} is not set`)),
      ),
    )
  })

  test('[FLT-10] a supplier is reached over https, with a secret that is none to guess', () => {
    const plain = { ...supplier, secret: 's', url: 'http://s.example' }
    expect(problemsOf({ ...production, SUPPLIERS: JSON.stringify([plain]) })).toEqual([
      expect.stringMatching(/^the secret of studio in SUPPLIERS is shorter/),
      'the url of studio in SUPPLIERS is not https://',
    ])
  })

  test('players reach no address on the server’s own machine', () => {
    expect(problemsOf({ ...production, GAMES_URL: 'https://localhost:3002' })).toEqual([
      'GAMES_URL is on this machine, where no player reaches it',
    ])
  })
})

describe('secrets', () => {
  test('beside a database of your own are yours, each its own', () => {
    const { SITE_URL: _site, GAMES_URL: _games, ...parties } = production
    const own = { ...parties, LOOKUP_KEY: parties.CPR_KEY, GAMES_TOKEN_SECRET: undefined }
    expect(problemsOf(own)).toEqual([
      expect.stringMatching(/^GAMES_TOKEN_SECRET is not set: the secrets beside a database/),
      'CPR_KEY, LOOKUP_KEY are the same secret: each needs its own',
    ])
    expect(problemsOf({ CPR_KEY: 'short' })).toEqual([
      expect.stringMatching(/^CPR_KEY is not 32 bytes/),
    ])
  })

  test('the value of none is told, nor the password in the address of the database', () => {
    const hidden = 'hidden-hidden-hidden-hidden-hidden'
    const env = {
      DATABASE_URL: `postgre://nordlys:${hidden}@db.internal/nordlys`,
      CPR_KEY: hidden,
      WALLET_SECRET: hidden,
      GAMES_TOKEN_SECRET: hidden,
      SUPPLIERS: `[{"secret":"${hidden}"}]`,
    }
    const problems = problemsOf(env)
    expect(problems.length).toBeGreaterThan(4)
    expect(problems.join()).not.toContain('hidden')
    expect(problems[0]).toMatch(/^DATABASE_URL is not the address of a PostgreSQL database/)
  })

  test('a program alone is told to have its own', () => {
    expect(problemsOf({}, ['site'])).toEqual([expect.stringMatching(/^SITE_CREDENTIAL is not set/)])
    expect(problemsOf({}, ['games']).map((problem) => problem.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'WALLET_SECRET',
      'GAMES_TOKEN_SECRET',
    ])
  })
})

describe('outside parties', () => {
  const own = { ROFUS_URL: 'https://rofus.example', ROFUS_USER: 'u', ROFUS_PASSWORD: 'p' }

  test('are the stand-ins, but for those the environment names', () => {
    const parties = outsideParties(readSettings(own, ['start']))
    expect(parties.rofus).toEqual({ url: 'https://rofus.example', user: 'u', password: 'p' })
    expect(parties.mitid.issuer).toBe('http://127.0.0.1:3003/mitid')
    expect(standInsAt('http://127.0.0.1:9').payments.url).toBe('http://127.0.0.1:9/payments')
  })

  test('a party is named whole: half of one would be asked with the stand-in’s secret', () => {
    expect(problemsOf({ ...own, ROFUS_PASSWORD: undefined })).toEqual([
      'ROFUS_URL, ROFUS_USER names a party that lacks ROFUS_PASSWORD: set all or none',
    ])
  })
})

describe('game suppliers', () => {
  test('are the stand-in, or the list of the environment, or none', () => {
    const suppliersOf = (env: Environment) => readSettings(env, ['start']).suppliers()
    expect(suppliersOf({})).toMatchObject([
      { name: 'sandbox', url: 'http://127.0.0.1:3003/supplier' },
    ])
    expect(suppliersOf({ SUPPLIERS: JSON.stringify([supplier]) })).toEqual([supplier])
    expect(suppliersOf({ SUPPLIERS: '[]' })).toEqual([])
  })

  test.each([
    'x',
    '{}',
    JSON.stringify([{ ...supplier, secret: '' }]),
    JSON.stringify([{ ...supplier, name: 'Studio 1' }]),
    JSON.stringify([{ ...supplier, games: 'a-game' }]),
    JSON.stringify([{ ...supplier, url: 'studio' }]),
  ])('SUPPLIERS=%s is told', (SUPPLIERS) => {
    expect(problemsOf({ SUPPLIERS })).toEqual([expect.stringContaining('SUPPLIERS is not a list')])
  })
})
