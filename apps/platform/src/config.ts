import { type Clock, invariant, type Random } from '@nordlys/core'
import type { Logger } from 'pino'
import type { PlayerRules } from './players/index.ts'
import type { PaymentSettings, SupplierSettings } from './wallet/index.ts'

/** Everything the platform is told from outside; nothing else in it reads the environment. */
export interface PlatformConfig {
  port: number
  host: string
  /** The owner's address: migrations and the job queue run as it, everything else as a lesser role. */
  databaseUrl: string
  clock: Clock
  random?: Random
  logger: Logger
  siteUrl: string
  secrets: PlatformSecrets
  outside: OutsideConfig
  /** Overrides of the product's numbers. */
  rules?: Partial<PlayerRules>
  payments?: Partial<PaymentSettings>
  suppliers?: Partial<SupplierSettings>
  /** How often due work is looked at; 0 runs no jobs, for tests that run them by hand. */
  tickMs?: number
  /** Connections that settle rounds. */
  ledgerLanes?: number
}

export interface PlatformSecrets {
  /** 32 bytes each, base64. */
  cprKey: string
  lookupKey: string
  /** Shared with the game server: signs the wallet's messages. */
  walletSecret: string
  /** What each program shows when it calls. */
  serviceCredentials: Record<string, string>
}

export interface OutsideConfig {
  mitid: { issuer: string; clientId: string; clientSecret: string }
  payments: Party & { merchantId: string; callbackUser: string; callbackPassword: string }
  rofus: Party
  nemkonto: Party
  messages: { url: string; credential: string }
  /** Who is written to when something needs a person. */
  operationsEmail: string
  /** Who reads what is written on the contact page. */
  customerServiceEmail: string
  suppliers: readonly SupplierConfig[]
}

/** A game supplier: its name and secret sign messages both ways, and it reaches its own games alone. */
export interface SupplierConfig {
  name: string
  secret: string
  games: readonly string[]
  /** Where it tells of rounds and transactions. */
  url: string
}

interface Party {
  url: string
  user: string
  password: string
}

/** A key of 32 bytes from its base64. */
export function readKey(name: string, text: string): Uint8Array {
  const key = Buffer.from(text, 'base64')
  invariant(key.length === 32, `${name} is not 32 bytes of base64`)
  return key
}
