import { type Clock, systemClock } from '@nordlys/core'
import type { Logger } from 'pino'
import type { GamesConfig } from './start.ts'

/** Reads the environment, once; a missing or nonsensical value stops the program with its name. */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  logger: Logger,
  clock: Clock = systemClock,
): GamesConfig {
  const text = (name: string) => {
    const value = environment[name]
    if (!value) throw new Error(`the environment lacks ${name}`)
    return value
  }
  const secret = (name: string) => {
    if (text(name).length < secretLengthMin) throw new Error(`${name} is too short`)
    return text(name)
  }
  return {
    port: Number(text('GAMES_PORT')),
    host: environment.GAMES_HOST ?? '127.0.0.1',
    databaseUrl: text('DATABASE_URL'),
    platformUrl: new URL(text('PLATFORM_URL')).origin,
    siteUrl: new URL(text('SITE_URL')).origin,
    walletSecret: secret('WALLET_SECRET'),
    tokenSecret: secret('GAMES_TOKEN_SECRET'),
    clock,
    logger,
  }
}

const secretLengthMin = 32
