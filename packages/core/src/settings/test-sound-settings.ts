import { createHash } from 'node:crypto'
import type { Environment } from './setting.ts'

/** Settings of production with nothing wrong; `seed` draws the secrets. */
export function soundSettings(seed = 1): Environment {
  const secretOf = (name: string) => soundSecret(`${seed} ${name}`)
  return {
    SITE_URL: 'https://www.casino.example',
    GAMES_URL: 'https://games.casino.example',
    TRUSTED_PROXIES: '10.0.0.0/8',
    DATABASE_URL: `postgres://nordlys:${encodeURIComponent(secretOf('database'))}@db.internal/nordlys`,
    CPR_KEY: secretOf('cpr'),
    LOOKUP_KEY: secretOf('lookup'),
    SITE_CREDENTIAL: secretOf('site'),
    BACK_OFFICE_CREDENTIAL: secretOf('back-office'),
    DESK_CREDENTIAL: secretOf('desk'),
    WALLET_SECRET: secretOf('wallet'),
    GAMES_TOKEN_SECRET: secretOf('token'),
    MITID_ISSUER: 'https://broker.example/mitid',
    MITID_CLIENT_ID: 'nordlys',
    MITID_CLIENT_SECRET: secretOf('mitid'),
    PAYMENTS_URL: 'https://payments.example',
    PAYMENTS_MERCHANT_ID: '100',
    PAYMENTS_USER: 'nordlys',
    PAYMENTS_PASSWORD: secretOf('payments'),
    PAYMENTS_CALLBACK_USER: 'payments',
    PAYMENTS_CALLBACK_PASSWORD: secretOf('callback'),
    MOBILEPAY_URL: 'https://mobilepay.example',
    MOBILEPAY_CLIENT_ID: 'nordlys',
    MOBILEPAY_CLIENT_SECRET: secretOf('mobilepay'),
    MOBILEPAY_SUBSCRIPTION_KEY: secretOf('mobilepay subscription'),
    MOBILEPAY_MERCHANT_SERIAL_NUMBER: '100200',
    ROFUS_URL: 'https://rofus.example',
    ROFUS_USER: 'nordlys',
    ROFUS_PASSWORD: secretOf('rofus'),
    NEMKONTO_URL: 'https://nemkonto.example',
    NEMKONTO_USER: 'nordlys',
    NEMKONTO_PASSWORD: secretOf('nemkonto'),
    MESSAGES_URL: 'https://messages.example',
    MESSAGES_CREDENTIAL: secretOf('messages'),
    OPERATIONS_EMAIL: 'drift@casino.example',
    CUSTOMER_SERVICE_EMAIL: 'kundeservice@casino.example',
  }
}

/** 32 bytes as base64 that look random, the same ones for a name. */
export function soundSecret(name: string): string {
  return createHash('sha256').update(name).digest('base64')
}
