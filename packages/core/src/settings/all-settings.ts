import type { Setting } from './setting.ts'

const everybody = ['site', 'platform', 'games', 'sandbox', 'back-office', 'start'] as const
/** The desk finds the platform as the programs do. */
const everybodyAndDesk = [...everybody, 'desk'] as const
const serving = ['site', 'platform', 'games', 'back-office', 'start'] as const
const platform = ['platform', 'start'] as const

/** Every setting of the environment that the product knows. `docs/settings.md` is made from it. */
export const settings = {
  PORT: {
    meaning: 'The first of five ports that follow each other; 0 takes five free ones (`npm start`)',
    kind: 'first-port',
    readBy: everybodyAndDesk,
    value: '3000',
    example: '4000',
  },
  SITE_PORT: portOf('site', 'PORT'),
  PLATFORM_PORT: portOf('platform', 'PORT + 1'),
  GAMES_PORT: portOf('games', 'PORT + 2'),
  SANDBOX_PORT: portOf('sandbox', 'PORT + 3'),
  BACK_OFFICE_PORT: portOf('back-office', 'PORT + 4'),
  HOST: {
    meaning:
      'The address the programs listen on; the stand-ins listen on 127.0.0.1 whatever it says',
    kind: 'host',
    readBy: serving,
    value: '127.0.0.1',
    example: '0.0.0.0',
  },
  SITE_URL: {
    meaning: 'Where players reach the site. One that is not on this machine makes it production',
    kind: 'origin',
    readBy: everybody,
    otherwise: 'http://localhost:SITE_PORT',
    example: 'https://www.example.dk',
    needed: 'production',
    https: true,
    public: 'site',
  },
  PLATFORM_URL: {
    meaning: 'Where the programs reach the platform; inside one network plain http will do',
    kind: 'origin',
    readBy: everybodyAndDesk,
    otherwise: 'http://127.0.0.1:PLATFORM_PORT',
    example: 'http://platform.internal:3001',
    public: 'platform',
  },
  GAMES_URL: {
    meaning: 'Where the players’ browsers and the site reach the games',
    kind: 'origin',
    readBy: ['site', 'games', 'back-office', 'start'],
    otherwise: 'http://127.0.0.1:GAMES_PORT',
    example: 'https://games.example.dk',
    needed: 'production',
    https: true,
    public: 'games',
  },
  GAMES_ADDRESS: {
    meaning:
      'Where other copies of the games reach this one, when there are several; by default where it listens',
    kind: 'origin',
    readBy: ['games', 'start'],
    example: 'http://games-2.internal:3002',
  },
  SANDBOX_URL: {
    meaning: 'Where browsers reach the stand-ins for the outside world',
    kind: 'origin',
    readBy: ['site', 'platform', 'sandbox', 'back-office', 'start'],
    otherwise: 'http://127.0.0.1:SANDBOX_PORT',
    example: 'http://127.0.0.1:4003',
    public: 'sandbox',
  },
  BACK_OFFICE_URL: {
    meaning: 'Where staff reach the back office',
    kind: 'origin',
    readBy: ['back-office', 'start'],
    otherwise: 'http://127.0.0.1:BACK_OFFICE_PORT',
    example: 'https://back-office.example.dk',
    https: true,
    public: 'back-office',
  },
  TRUSTED_PROXIES: {
    meaning: 'The addresses or networks of our own proxies: who they say a visitor is, is believed',
    kind: 'proxies',
    readBy: ['site', 'games', 'start'],
    otherwise: 'nobody is believed',
    example: '10.0.0.0/8,127.0.0.1',
    needed: 'production',
  },
  DATA_DIR: {
    meaning: 'The folder of the built-in database, its secrets and the log',
    kind: 'text',
    readBy: ['start', 'desk'],
    value: '.data',
    example: '/var/lib/nordlys',
  },
  DATABASE_URL: {
    meaning:
      'A PostgreSQL server of your own and its password; `npm start` has one for trying things out',
    kind: 'database',
    readBy: ['platform', 'games', 'start'],
    otherwise: 'the built-in server of `npm start`',
    example: 'postgres://nordlys:…@db.internal:5432/nordlys',
    needed: 'stated',
  },
  SANDBOX_STATE: {
    meaning: 'The folder in which the stand-ins keep what they know over a restart',
    kind: 'text',
    readBy: ['sandbox', 'start'],
    otherwise: 'below DATA_DIR with `npm start`, else they forget',
    example: '.data/sandbox',
  },
  LOG_LEVEL: {
    meaning: 'How much the programs log: fatal, error, warn, info, debug, trace or silent',
    kind: 'level',
    readBy: everybody,
    value: 'info',
    example: 'warn',
  },
  ANALYTICS_URL: {
    meaning: 'The script of an analytics container (decision 0035)',
    kind: 'script',
    readBy: ['site', 'start'],
    otherwise: 'none',
    example: 'https://analytics.example.dk/container.js',
  },
  CPR_KEY: ownSecret('key', 'Encrypts CPR numbers', platform),
  LOOKUP_KEY: ownSecret('key', 'Finds a player by CPR number without reading it', platform),
  SITE_CREDENTIAL: ownSecret('own-secret', 'What the site shows to the platform', [
    'site',
    'platform',
    'start',
  ]),
  BACK_OFFICE_CREDENTIAL: ownSecret('own-secret', 'What the back office shows to the platform', [
    'back-office',
    'platform',
    'start',
  ]),
  DESK_CREDENTIAL: ownSecret('own-secret', 'What `npm run desk` shows to the platform', [
    ...platform,
    'desk',
  ]),
  EMPLOYEE_CREDENTIAL: {
    meaning:
      'The employee who acts with `npm run desk`: the credential that `employees add` printed',
    kind: 'own-secret',
    readBy: ['desk'],
    otherwise: 'employees can be listed, added and ended, and nothing else be done',
    example: 'as `npm run desk -- employees add` printed it',
  },
  WALLET_SECRET: ownSecret(
    'own-secret',
    'Signs what games and platform say to each other about money',
    ['games', 'platform', 'start'],
  ),
  GAMES_TOKEN_SECRET: ownSecret(
    'own-secret',
    'Signs the tokens with which a game frame speaks to the games',
    ['games', 'start'],
  ),
  MITID_ISSUER: {
    ...partyOf('MITID', 'The broker of MitID', 'https://broker.example/mitid'),
    readBy: ['site', 'platform', 'start'],
  },
  MITID_CLIENT_ID: inParty('MITID', 'Our name at the broker', 'nordlys-casino'),
  MITID_CLIENT_SECRET: secretOf('MITID', 'What we show to the broker'),
  PAYMENTS_URL: {
    ...partyOf('PAYMENTS', 'The payment provider', 'https://api.payments.example'),
    readBy: ['site', 'platform', 'start'],
  },
  PAYMENTS_MERCHANT_ID: inParty('PAYMENTS', 'Our number at the payment provider', '100200300'),
  PAYMENTS_USER: inParty('PAYMENTS', 'Our name at the payment provider', 'nordlys'),
  PAYMENTS_PASSWORD: secretOf('PAYMENTS', 'What we show to the payment provider'),
  PAYMENTS_CALLBACK_USER: inParty('PAYMENTS', 'The payment provider’s name with us', 'payments'),
  PAYMENTS_CALLBACK_PASSWORD: secretOf('PAYMENTS', 'What the payment provider shows to us'),
  MOBILEPAY_URL: partyOf('MOBILEPAY', 'MobilePay’s API', 'https://api.mobilepay.example'),
  MOBILEPAY_CLIENT_ID: inParty('MOBILEPAY', 'Our client at MobilePay', 'nordlys'),
  MOBILEPAY_CLIENT_SECRET: secretOf('MOBILEPAY', 'What our client shows to MobilePay'),
  MOBILEPAY_SUBSCRIPTION_KEY: secretOf('MOBILEPAY', 'The key of our subscription at MobilePay'),
  MOBILEPAY_MERCHANT_SERIAL_NUMBER: inParty('MOBILEPAY', 'Our sales unit at MobilePay', '100200'),
  MOBILEPAY_WEBHOOK_URL: {
    meaning: 'Where MobilePay calls us, as outsiders reach it',
    kind: 'address',
    readBy: ['platform', 'start'],
    otherwise: '`PLATFORM_URL` and `/outside/mobilepay/events`',
    example: 'https://casino.example/outside/mobilepay/events',
    https: true,
  },
  ROFUS_URL: partyOf('ROFUS', 'The register of self-excluded players', 'https://rofus.example'),
  ROFUS_USER: inParty('ROFUS', 'Our name at ROFUS', 'nordlys'),
  ROFUS_PASSWORD: secretOf('ROFUS', 'What we show to ROFUS'),
  NEMKONTO_URL: partyOf('NEMKONTO', 'The payout of winnings', 'https://nemkonto.example'),
  NEMKONTO_USER: inParty('NEMKONTO', 'Our name at NemKonto', 'nordlys'),
  NEMKONTO_PASSWORD: secretOf('NEMKONTO', 'What we show to NemKonto'),
  MESSAGES_URL: partyOf('MESSAGES', 'The provider of mail and SMS', 'https://messages.example'),
  MESSAGES_CREDENTIAL: secretOf('MESSAGES', 'What we show to the provider of mail and SMS'),
  OPERATIONS_EMAIL: emailOf('Who is written to when something needs a person', 'drift'),
  CUSTOMER_SERVICE_EMAIL: emailOf('Who reads what is written on the contact page', 'kundeservice'),
  SUPPLIERS: {
    meaning:
      'The game suppliers, as a JSON list of name, secret, games and url; no two have one game',
    kind: 'suppliers',
    readBy: platform,
    otherwise: 'the stand-in; in production none',
    example: '[{"name":"studio","secret":"…","games":["a-game"],"url":"https://studio.example"}]',
  },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings

function portOf(
  program: 'site' | 'platform' | 'games' | 'sandbox' | 'back-office',
  otherwise: string,
) {
  return {
    meaning: `The port of ${program} alone`,
    kind: 'port',
    readBy: [program, 'start'],
    otherwise,
    example: '8080',
  } as const
}

function ownSecret<const Readers extends Setting['readBy']>(
  kind: 'key' | 'own-secret',
  meaning: string,
  readBy: Readers,
) {
  return {
    meaning,
    kind,
    readBy,
    otherwise: 'made by `npm start` beside the built-in database',
    example: 'openssl rand -base64 32',
    needed: 'stated',
  } as const
}

function partyOf(party: NonNullable<Setting['party']>, meaning: string, example: string) {
  return { ...inParty(party, meaning, example), kind: 'address', https: true } as const
}

function inParty(party: NonNullable<Setting['party']>, meaning: string, example: string) {
  return {
    meaning,
    kind: 'text',
    readBy: ['platform', 'start'],
    otherwise: 'the stand-in',
    example,
    needed: 'production',
    party,
  } as const
}

function secretOf(party: NonNullable<Setting['party']>, meaning: string) {
  return { ...inParty(party, meaning, 'as the party gave it'), kind: 'party-secret' } as const
}

function emailOf(meaning: string, name: string) {
  return {
    meaning,
    kind: 'email',
    readBy: ['platform', 'start'],
    value: `${name}@example.dk`,
    example: `${name}@nordlys.example`,
    needed: 'production',
  } as const
}
