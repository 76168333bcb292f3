import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSettings, SettingsProblem } from './index.ts'
import type { Environment } from './setting.ts'
import { soundSecret, soundSettings } from './test-sound-settings.ts'

// Settings that open the product to everybody, or that can be guessed, are made here from the kinds of
// mistake, each with the sentence that must be told of it.

interface Mistake {
  /** What it makes of sound settings. */
  change: (sound: Environment) => Environment
  told: RegExp
}

const octet = fc.nat(255)

/** All the networks of one length, in any order, but for some: hardly anybody is left out. */
const everybody = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.integer())
  .map(([length, isIpv4, drawn]) => {
    const all = Array.from({ length: 2 ** length }, (_, n) => {
      const first = n * 2 ** (16 - length)
      return isIpv4
        ? `${first >> 8}.${first & 255}.0.0/${length}`
        : `${first.toString(16)}::/${length}`
    })
    const [left] = length > 1 ? all.splice(Math.abs(drawn) % all.length, 1) : []
    return left && drawn % 2 === 0 ? [left, ...all.slice(1)].join(',') : all.reverse().join(', ')
  })
const noNetwork = fc.oneof(
  fc.tuple(fc.integer({ min: 256, max: 999 }), octet).map(([a, b]) => `${a}.${b}.0.1`),
  fc.tuple(octet, fc.integer({ min: 33, max: 999 })).map(([a, length]) => `${a}.0.0.0/${length}`),
  fc.integer({ min: 129, max: 999 }).map((length) => `2001:db8::/${length}`),
  fc.constantFrom(
    '10',
    '10.1',
    '0x0a000001',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '1:2:3',
    '::1::',
    'proxy',
    '*',
  ),
)
const proxies = fc.oneof(
  everybody.map(setting('TRUSTED_PROXIES', / believes /)),
  fc
    .constantFrom(
      '0.0.0.0/0',
      '::/0',
      '::/1,8000::/1',
      '::ffff:0.0.0.0/97',
      '::ffff:0:0/96',
      '::/64',
      '12.0.0.0/8',
    )
    .map(setting('TRUSTED_PROXIES', / believes /)),
  noNetwork.map(setting('TRUSTED_PROXIES', / is no list of addresses/)),
)

const words = [
  'password',
  'nordlys',
  'Casino',
  'hemmelig',
  'secret',
  'wallet',
  'production',
  'Sommer',
]
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'QWERTYUIOP', '!@#$%^&*()']
const long = (part: string, least: number) => part.repeat(Math.ceil(least / part.length))
/** A text of at least so many letters that somebody typed. */
const typed = (least: number) =>
  fc.oneof(
    fc.constantFrom(...words).map((word) => long(word, least)),
    fc
      .array(fc.constantFrom(...words), { minLength: 2, maxLength: 3 })
      .map((some) => long(some.join('-'), least)),
    fc
      .array(fc.constantFrom(...rows), { minLength: 1, maxLength: 4 })
      .map((some) => long(some.join(''), least)),
    fc
      .tuple(fc.integer({ min: 33, max: 90 }), fc.integer({ min: 0, max: 3 }))
      .map(([first, step]) =>
        textOf(bytesFrom(first, step, least).map((byte) => 33 + (byte % 94))),
      ),
    fc
      .array(fc.constantFrom('a', 'B', '7'), { minLength: least, maxLength: 2 * least })
      .map((some) => some.join('')),
  )
const sequence = fc
  .tuple(octet, octet)
  .map(([first, step]) => Buffer.from(bytesFrom(first, step, 32)))
const words32 = fc.constantFrom(...words).map((word) => Buffer.from(long(word, 32).slice(0, 32)))
const keys = fc.tuple(fc.constantFrom('CPR_KEY', 'LOOKUP_KEY'), fc.oneof(sequence, words32))
const ownNames = [
  'SITE_CREDENTIAL',
  'BACK_OFFICE_CREDENTIAL',
  'DESK_CREDENTIAL',
  'WALLET_SECRET',
  'GAMES_TOKEN_SECRET',
]
const partyNames = [
  'MITID_CLIENT_SECRET',
  'PAYMENTS_PASSWORD',
  'PAYMENTS_CALLBACK_PASSWORD',
  'MOBILEPAY_CLIENT_SECRET',
  'MOBILEPAY_SUBSCRIPTION_KEY',
  'ROFUS_PASSWORD',
  'NEMKONTO_PASSWORD',
  'MESSAGES_CREDENTIAL',
]
const isGuessed = / is too easily guessed/
const secrets = fc.oneof(
  keys.map(([name, bytes]) => setting(name, isGuessed)(bytes.toString('base64'))),
  fc
    .tuple(fc.constantFrom(...ownNames), typed(32))
    .map(([name, text]) => setting(name, isGuessed)(text)),
  fc
    .tuple(fc.constantFrom(...ownNames), sequence, fc.constantFrom('base64', 'hex'))
    .map(([name, bytes, form]) => setting(name, isGuessed)(bytes.toString(form as 'hex'))),
  fc
    .tuple(fc.constantFrom(...partyNames), typed(12))
    .map(([name, text]) => setting(name, isGuessed)(text)),
  fc
    .subarray(['CPR_KEY', 'LOOKUP_KEY', ...ownNames, ...partyNames], { minLength: 2, maxLength: 2 })
    .map(
      ([one = '', other = '']): Mistake => ({
        change: (sound) => ({ [other]: sound[one] }),
        told: new RegExp(`^${one}, ${other}(?:, [\\w ]+)? are the same secret`),
      }),
    ),
)

const addressOf = (password: string, rest = '') =>
  `postgres://nordlys${password}@db.internal/nordlys${rest}`
const soundPassword = `:${encodeURIComponent(soundSecret('of the database'))}`
const database = fc.oneof(
  fc
    .constantFrom('', ':')
    .map((none) => setting('DATABASE_URL', / has no password/)(addressOf(none))),
  fc
    .constantFrom('x', 'nordlys', 'passwordpassword', 'qwertyuiopas', 'a'.repeat(40))
    .map((password) =>
      setting(
        'DATABASE_URL',
        / has a password that is (?:shorter|too easily)/,
      )(addressOf(`:${password}`)),
    ),
  fc
    .constantFrom(
      'sslmode=disable',
      'sslmode=allow',
      'sslmode=prefer',
      'sslmode=no-verify',
      'sslmode=',
      'ssl=0',
      'ssl=false',
      'sslmode=require&sslmode=disable',
    )
    .map((mode) =>
      setting('DATABASE_URL', / turns encryption off/)(addressOf(soundPassword, `?${mode}`)),
    ),
  fc.constantFrom('WALLET_SECRET', 'CPR_KEY', 'ROFUS_PASSWORD').map(
    (name): Mistake => ({
      change: (sound) => ({ DATABASE_URL: addressOf(`:${encodeURIComponent(sound[name] ?? '')}`) }),
      told: new RegExp(
        `^(?:\\w+, )*${name}, (?:\\w+, )*the password in DATABASE_URL are the same secret`,
      ),
    }),
  ),
)

const oddSites: [string, RegExp][] = [
  ['https://www.casino.example/casino', / has a path/],
  ['https://www.casino.example//', / has a path/],
  ['https://user:password@www.casino.example', / has a user or a password/],
  ['https://user@www.casino.example/', / has a user or a password/],
  ['https://www.casino.example/?a=b', / has a \? or #/],
  ['https://www.casino.example/#a', / has a \? or #/],
  ['https://*', / is no address/],
  ['https://*.example', / is no address/],
  ['https://www.casino.example;script-src *', / is no address/],
]
const pages = fc.oneof(
  fc.constantFrom(...oddSites).map(([value, told]) => setting('SITE_URL', told)(value)),
  fc.constantFrom('', '/', ':443', ':8443').map(
    (rest): Mistake => ({
      change: () => ({ GAMES_URL: `https://www.casino.example${rest}` }),
      told: /^SITE_URL, GAMES_URL are on one host/,
    }),
  ),
)

const hereHosts = [
  'localhost',
  'localhost.',
  'a.localhost',
  '127.0.0.1',
  '127.1',
  '[::1]',
  '0.0.0.0',
  '[::]',
  '[::ffff:127.0.0.1]',
  '2130706433',
]
const here = fc.constantFrom(...hereHosts)
const parties = fc
  .tuple(
    fc.constantFrom('MITID_ISSUER', 'PAYMENTS_URL', 'ROFUS_URL', 'NEMKONTO_URL', 'MESSAGES_URL'),
    here,
  )
  .map(([name, host]) => setting(name, / is on this machine/)(`https://${host}:3003/party`))

const studio = {
  name: 'studio',
  secret: soundSecret('studio'),
  games: ['a'],
  url: 'https://s.example',
}
const suppliers = fc.oneof(
  fc
    .constantFrom('vikingernes-guld', 'blackjack', 'roulette-fransk', 'krystalgrotten')
    .map((game) =>
      setting(
        'SUPPLIERS',
        / gives studio the game [\w-]+, which is ours/,
      )(JSON.stringify([{ ...studio, games: ['a', game] }])),
    ),
  fc.constant(
    setting(
      'SUPPLIERS',
      / names a supplier nordlys-tables/,
    )(JSON.stringify([{ ...studio, name: 'nordlys-tables' }])),
  ),
  here.map(
    (host): Mistake => ({
      change: () => ({ SUPPLIERS: JSON.stringify([{ ...studio, url: `https://${host}/s` }]) }),
      told: /^the url of studio in SUPPLIERS is on this machine/,
    }),
  ),
  fc.constant(
    setting(
      'SUPPLIERS',
      / has an url of studio that has a user/,
    )(JSON.stringify([{ ...studio, url: 'https://u:p@s.example' }])),
  ),
)

const analytics = fc
  .constantFrom(
    'http://analytics.example/a.js',
    'https://user:password@analytics.example/a.js',
    'https://*/a.js',
    'https://*.example/a.js',
    'https://analytics.example',
    'https://analytics.example/a.js#b',
    'https://analytics.example/a.js; script-src *',
    "https://analytics.example/'unsafe-inline'",
    'https://127.0.0.1/a.js',
    'http://localhost:9/a.js',
    'https://0.0.0.0/a.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '//analytics.example/a.js',
    'https:analytics.example/a.js',
  )
  .map(setting('ANALYTICS_URL', / (?:is|has|names) /))

const mistakes = { proxies, secrets, database, pages, parties, suppliers, analytics }

test('[FLT-76] whatever mistakes are made together, production does not start and tells each', () => {
  const some = fc.record(mistakes, { requiredKeys: [] })
  fc.assert(
    fc.property(some, (made) => expectTold(Object.values(made))),
    { numRuns: 200 },
  )
})

const networks = fc.oneof(
  fc.tuple(octet, octet, octet).map((rest) => `10.${rest.join('.')}/${8 + (rest[0] % 25)}`),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), octet, fc.integer({ min: 13, max: 32 }))
    .map(([a, b, length]) => `${a}.${b}.0.0/${length}`),
  fc.tuple(octet, fc.integer({ min: 28, max: 128 })).map(([a, length]) => `2001:${a}::/${length}`),
  fc.constantFrom(
    'loopback',
    'uniquelocal',
    '127.0.0.1',
    'fc00::/7',
    '::ffff:10.0.0.0/104',
    '172.16.0.0/12',
  ),
)
const soundOnes = fc.record({
  TRUSTED_PROXIES: fc.array(networks, { minLength: 1, maxLength: 9 }).map((all) => all.join(', ')),
  DATABASE_URL: fc
    .constantFrom('', '?sslmode=require', '?sslmode=verify-full', '?ssl=true')
    .map((rest) => addressOf(soundPassword, rest)),
  SITE_URL: fc.constantFrom(
    'https://www.casino.example',
    'https://casino.example:8443/',
    'https://192.0.2.1',
  ),
  MITID_ISSUER: fc.constantFrom('https://broker.example/mitid', 'https://10.0.0.9/a/b'),
  ANALYTICS_URL: fc.constantFrom('', 'https://analytics.example/container.js?id=N-1'),
  SUPPLIERS: fc.constantFrom('', JSON.stringify([studio])),
})

test('[FLT-76] production starts with sound settings', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      soundOnes,
      fc.constantFrom('base64', 'base64url', 'hex'),
      (seed, ones, form) => {
        const sound = soundSettings(seed)
        const written = ownNames.map((name) => [
          name,
          Buffer.from(sound[name] ?? '', 'base64').toString(form as 'hex'),
        ])
        expect(problemsOf({ ...sound, ...Object.fromEntries(written), ...ones })).toEqual([])
      },
    ),
  )
})

function setting(name: string, told: RegExp) {
  return (value: string): Mistake => ({
    change: () => ({ [name]: value }),
    told: new RegExp(`^${name}${told.source}`),
  })
}

function expectTold(made: readonly Mistake[]) {
  const sound = soundSettings()
  const env = { ...sound }
  for (const { change } of made) Object.assign(env, change(env))
  const problems = problemsOf(env)
  for (const { told } of made) expect(problems).toContainEqual(expect.stringMatching(told))
}

function problemsOf(env: Environment): readonly string[] {
  try {
    readSettings(env, ['start'])
    return []
  } catch (error) {
    if (error instanceof SettingsProblem) return error.problems
    throw error
  }
}

function bytesFrom(first: number, step: number, length: number): number[] {
  return Array.from({ length }, (_, n) => (first + n * step) % 256)
}

function textOf(codes: readonly number[]): string {
  return String.fromCharCode(...codes)
}
