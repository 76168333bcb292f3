import type { Clock } from '@nordlys/core'
import type { PlatformConfig } from '@nordlys/platform'
import type { Logger } from 'pino'
import type { Addresses, ProgramName } from './config/addresses.ts'
import type { OutsideParties } from './config/outside.ts'
import type { Secrets } from './config/secrets.ts'

export interface Program extends AsyncDisposable {
  url: string
}

/** What the programs are made of; each takes its own part. */
export interface Parts {
  databaseUrl: string
  host: string
  clock: Clock
  secrets: Secrets
  outside: OutsideParties
  withSandbox: boolean
  rules: PlatformConfig['rules']
  analyticsUrl?: string | undefined
  contentPollMs?: number | undefined
  /** Where the stand-ins keep what they know over a restart. */
  sandboxState?: string | undefined
  addresses: Addresses
  logger: Logger
}

/** How each program is started: the one place that says what it is told. */
export const programs: Record<ProgramName, (parts: Parts) => Promise<Program>> = {
  async sandbox(parts) {
    const { startSandbox } = await import('@nordlys/sandbox')
    const { urls } = parts.addresses
    return startSandbox({
      ...commonTo('sandbox', parts),
      publicUrl: urls.sandbox,
      stateFolder: parts.sandboxState,
      siteUrl: urls.site,
      platformUrl: urls.platform,
    })
  },
  async platform(parts) {
    const { startPlatform } = await import('@nordlys/platform')
    return startPlatform({
      ...commonTo('platform', parts),
      ...platformConfig(parts),
    })
  },
  async games(parts) {
    const { startGames } = await import('@nordlys/games')
    const { urls } = parts.addresses
    return startGames({
      ...commonTo('games', parts),
      databaseUrl: parts.databaseUrl,
      platformUrl: urls.platform,
      siteUrl: urls.site,
      walletSecret: parts.secrets.walletSecret,
      tokenSecret: parts.secrets.tokenSecret,
    })
  },
  async site(parts) {
    const { startSite } = await import('@nordlys/site')
    const { urls } = parts.addresses
    return startSite({
      ...commonTo('site', parts),
      publicUrl: urls.site,
      platformUrl: urls.platform,
      gamesUrl: urls.games,
      paymentsUrl: parts.outside.payments.url,
      identityUrl: parts.outside.mitid.issuer,
      ...(parts.withSandbox ? { sandboxUrl: urls.sandbox } : {}),
      serviceCredential: parts.secrets.siteCredential,
      ...(parts.analyticsUrl && { analyticsUrl: parts.analyticsUrl }),
      contentPollMs: parts.contentPollMs,
    })
  },
  async 'back-office'(parts) {
    const { startBackOffice } = await import('@nordlys/back-office')
    const { urls } = parts.addresses
    return startBackOffice({
      ...commonTo('back-office', parts),
      platformUrl: urls.platform,
      serviceCredential: parts.secrets.backOfficeCredential,
      programs: [
        { name: 'site', url: urls.site },
        { name: 'platform', url: urls.platform },
        { name: 'games', url: urls.games },
        ...(parts.withSandbox ? [{ name: 'sandbox', url: urls.sandbox }] : []),
      ],
    })
  },
}

/** What the platform is told, besides its place. */
export function platformConfig(
  parts: Pick<Parts, 'secrets' | 'outside' | 'databaseUrl' | 'withSandbox' | 'rules' | 'addresses'>,
) {
  const { secrets, outside, databaseUrl } = parts
  return {
    databaseUrl,
    siteUrl: parts.addresses.urls.site,
    outside,
    // Made-up people exist only where the stand-ins do.
    rules: { allowFictitiousCpr: parts.withSandbox, ...parts.rules },
    secrets: {
      cprKey: secrets.cprKey,
      lookupKey: secrets.lookupKey,
      walletSecret: secrets.walletSecret,
      serviceCredentials: {
        site: secrets.siteCredential,
        games: secrets.gamesCredential,
        backOffice: secrets.backOfficeCredential,
      },
    },
  }
}

function commonTo(name: ProgramName, { addresses, host, clock, logger }: Parts) {
  return { port: addresses.ports[name], host, clock, logger: logger.child({ program: name }) }
}
