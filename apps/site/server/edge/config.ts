import { type Allowance, type Clock, invariant, type Settings } from '@nordlys/core'
import type { Logger } from 'pino'

export interface SiteConfig {
  port: number
  host: string
  /** The origin players see. By default `http://localhost:PORT`. */
  publicUrl?: string | undefined
  platformUrl: string
  gamesUrl: string
  /** Where the payment provider's frames and the broker's pages come from. */
  paymentsUrl?: string | undefined
  identityUrl?: string | undefined
  serviceCredential: string
  /** The script of an analytics container; none by default. Its origin is all its pages allow. [API-07] */
  analyticsUrl?: string | undefined
  /**
   * The addresses or networks of our own proxies, comma-separated: only what they say about where
   * a request came from is believed. Without it nobody is, and the peer's address counts.
   */
  trustedProxies?: string | undefined
  /** How often the site asks whether the content has changed; every 10 s by default. */
  contentPollMs?: number | undefined
  /** The requests that one network may make without a login; `page-limits.ts` has the defaults. */
  pageLimits?: Partial<PageLimits> | undefined
  clock: Clock
  logger: Logger
  /** The built site; by default the `build` folder beside this one. */
  buildFolder?: string | undefined
}

/** How much one network may ask for. */
export interface PageLimits {
  /** Pages that are made for one visitor whom nobody knows. */
  stranger: Allowance
  /** Pages that are asked for with a session, which the platform has to look for. */
  session: Allowance
  /** Product calls, and pictures of the content: each is a question to the platform. */
  call: Allowance
  picture: Allowance
  /** How long a refusal is held back, so that who asks in a loop does so slowly. */
  refusalDelayMs: number
}

/** The site's part of the settings: all of it, for both ways in which it is started. */
export function siteConfigFrom(settings: Settings): Omit<SiteConfig, 'clock' | 'logger'> {
  return {
    port: settings.portOf('site'),
    host: settings.get('HOST'),
    publicUrl: settings.urlOf('site'),
    platformUrl: settings.urlOf('platform'),
    gamesUrl: settings.urlOf('games'),
    paymentsUrl: settings.get('PAYMENTS_URL'),
    identityUrl: settings.get('MITID_ISSUER'),
    trustedProxies: settings.find('TRUSTED_PROXIES'),
    analyticsUrl: settings.find('ANALYTICS_URL'),
    serviceCredential: settings.get('SITE_CREDENTIAL'),
  }
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
    payments: originOf(config.paymentsUrl),
    identity: originOf(config.identityUrl),
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
