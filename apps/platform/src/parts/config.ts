import type { Program } from '@nordlys/contracts'
import {
  type Clock,
  invariant,
  type OutsideParties,
  outsideParties,
  type Random,
  type Settings,
  type SupplierParty,
} from '@nordlys/core'
import type { Logger } from 'pino'
import type { PaymentSettings } from '../payments/index.ts'
import type { PlayerRules } from '../players/index.ts'
import type { SupplierSettings } from '../suppliers/index.ts'
import type { ThrottleRules } from '../throttle/index.ts'

/** The configuration of the platform from outside; nothing else in it reads the environment. */
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
  throttle?: Partial<ThrottleRules>
  payments?: Partial<PaymentSettings>
  suppliers?: Partial<SupplierSettings>
  /** How often due work is looked at; 0 runs no jobs, for tests that run them by hand. */
  tickMs?: number
  /** Connections that settle rounds. */
  ledgerLanes?: number
}

interface PlatformSecrets {
  /** 32 bytes each, base64. */
  cprKey: string
  lookupKey: string
  /** Shared with the game server: signs the wallet's messages. */
  walletSecret: string
  /** The credential that each program shows when it calls. */
  serviceCredentials: Partial<Record<Program, string>>
}

type OutsideConfig = Omit<OutsideParties, 'suppliers'> & {
  suppliers: readonly SupplierConfig[]
}

/** A game supplier: its name and secret sign messages both ways, and it reaches its own games alone. */
export type SupplierConfig = Omit<SupplierParty, 'games'> & { games: readonly string[] }

/** The settings of the platform: all of them, for both ways in which it is started. */
export function platformConfigFrom(settings: Settings): Omit<PlatformConfig, 'clock' | 'logger'> {
  return {
    port: settings.portOf('platform'),
    host: settings.get('HOST'),
    databaseUrl: settings.get('DATABASE_URL'),
    siteUrl: settings.urlOf('site'),
    outside: outsideParties(settings),
    // Made-up people exist only where the stand-ins do.
    rules: { allowFictitiousCpr: settings.hasStandIns },
    secrets: {
      cprKey: settings.get('CPR_KEY'),
      lookupKey: settings.get('LOOKUP_KEY'),
      walletSecret: settings.get('WALLET_SECRET'),
      serviceCredentials: {
        site: settings.get('SITE_CREDENTIAL'),
        'back-office': settings.get('BACK_OFFICE_CREDENTIAL'),
        desk: settings.get('DESK_CREDENTIAL'),
      },
    },
  }
}

/** A key of 32 bytes from its base64. */
export function readKey(name: string, text: string): Uint8Array {
  const key = Buffer.from(text, 'base64')
  invariant(key.length === 32, `${name} is not 32 bytes of base64`)
  return key
}
