import { type Clock, invariant } from '@nordlys/core'
import type { Logger } from 'pino'

export interface SiteConfig {
  port: number
  host: string
  /** The origin players see. By default `http://localhost:PORT`. */
  publicUrl?: string
  platformUrl: string
  gamesUrl: string
  /** The stand-ins for payment provider and MitID broker, where they run. */
  sandboxUrl?: string
  /** The payment provider's and the broker's own origins, where they are real. */
  paymentsUrl?: string
  identityUrl?: string
  serviceCredential: string
  /** The script of an analytics container; none by default. Its origin is all its pages allow. [API-07] */
  analyticsUrl?: string
  /**
   * The addresses or networks of our own proxies, comma-separated: only what they say about where
   * a request came from is believed. Without it nobody is, and the peer's address counts.
   */
  trustedProxies?: string
  /** How often the site asks whether the content has changed; every 10 s by default. */
  contentPollMs?: number | undefined
  clock: Clock
  logger: Logger
  /** The built site; by default the `build` folder beside this one. */
  buildFolder?: string
}

/** The origins a page may frame, and those its forms may lead to. */
export interface Origins {
  site: string
  games: string
  payments: string | undefined
  identity: string | undefined
}

export function originsOf(config: SiteConfig, publicUrl: string): Origins {
  const originOf = (url: string | undefined) => url && new URL(url).origin
  return {
    site: new URL(publicUrl).origin,
    games: new URL(config.gamesUrl).origin,
    payments: originOf(config.paymentsUrl ?? config.sandboxUrl),
    identity: originOf(config.identityUrl ?? config.sandboxUrl),
  }
}

/** The container's address, which must be one that nobody on the way can change. */
export function analyticsOf({ analyticsUrl }: SiteConfig): string | undefined {
  if (!analyticsUrl) return undefined
  const { protocol, hostname, href } = new URL(analyticsUrl)
  const isSafe = protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost'
  invariant(isSafe, 'ANALYTICS_URL begins with https://')
  return href
}
