import type { Clock, Random, Settings } from '@nordlys/core'
import type { Logger } from 'pino'
import type { FreeLimits } from './http/index.ts'
import type { LiveTime } from './live/index.ts'

export interface GamesConfig {
  /** 0 takes a free port. */
  port: number
  host: string
  databaseUrl: string
  clock: Clock
  /** Where the wallet is. */
  platformUrl: string
  /** Signs wallet messages; shared with the platform. */
  walletSecret: string
  /** The only page that may hold the game's frame. */
  siteUrl: string
  /** How other copies of this program reach it; by default where it listens. */
  address?: string | undefined
  /** Signs play tokens and round keys; the same for every copy of the program. */
  tokenSecret: string
  /** Our own proxies, as the site has them: only what they say about where a request came from counts. */
  trustedProxies?: string | undefined
  /** The most one network may request without a login; `free-limits.ts` has the defaults. */
  freeLimits?: Partial<FreeLimits> | undefined
  logger: Logger
  /** Which tables may be opened; by default those that are listed. */
  isTableListed?: ((gameId: string) => boolean) | undefined
  /** Of live tables; by default the system's. */
  time?: LiveTime | undefined
  /** Feeds the generator of outcomes; by default the operating system's. */
  entropy?: Random | undefined
}

/** The settings of the games: all of them, for both ways in which they are started. */
export function gamesConfigFrom(settings: Settings): Omit<GamesConfig, 'clock' | 'logger'> {
  return {
    port: settings.portOf('games'),
    host: settings.get('HOST'),
    databaseUrl: settings.get('DATABASE_URL'),
    platformUrl: settings.urlOf('platform'),
    siteUrl: settings.urlOf('site'),
    address: settings.find('GAMES_ADDRESS'),
    walletSecret: settings.get('WALLET_SECRET'),
    tokenSecret: settings.get('GAMES_TOKEN_SECRET'),
    trustedProxies: settings.find('TRUSTED_PROXIES'),
  }
}
