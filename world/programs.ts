import type { Clock, ProgramName, Settings } from '@nordlys/core'
import type { GamesConfig } from '@nordlys/games'
import type { PlatformConfig } from '@nordlys/platform'
import type { SiteConfig } from '@nordlys/site'
import type { Logger } from 'pino'

export interface Program extends AsyncDisposable {
  url: string
}

/** The parts of a world's programs: their settings, and values that no setting holds. */
export interface Parts {
  settings: Settings
  clock: Clock
  logger: Logger
  rules?: PlatformConfig['rules']
  throttle?: PlatformConfig['throttle']
  contentPollMs?: number | undefined
  pageLimits?: SiteConfig['pageLimits']
  freeLimits?: GamesConfig['freeLimits']
}

/** How each program is started in a process that it shares: as its `main.ts` does it. */
export const programs: Record<ProgramName, (parts: Parts) => Promise<Program>> = {
  async sandbox({ settings, clock, logger }) {
    const { sandboxConfigFrom, startSandbox } = await import('@nordlys/sandbox')
    return startSandbox({ ...sandboxConfigFrom(settings), clock, logger })
  },
  async platform({ settings, clock, logger, rules, throttle = {} }) {
    const { platformConfigFrom, startPlatform } = await import('@nordlys/platform')
    const config = platformConfigFrom(settings)
    const overrides = { rules: { ...config.rules, ...rules }, throttle }
    return startPlatform({ ...config, ...overrides, clock, logger })
  },
  async games({ settings, clock, logger, freeLimits }) {
    const { gamesConfigFrom, startGames } = await import('@nordlys/games')
    return startGames({ ...gamesConfigFrom(settings), clock, logger, freeLimits })
  },
  async site({ settings, clock, logger, contentPollMs, pageLimits }) {
    const { siteConfigFrom, startSite } = await import('@nordlys/site')
    return startSite({ ...siteConfigFrom(settings), clock, logger, contentPollMs, pageLimits })
  },
  async 'back-office'({ settings, logger }) {
    const { backOfficeConfigFrom, startBackOffice } = await import('@nordlys/back-office')
    return startBackOffice({ ...backOfficeConfigFrom(settings), logger })
  },
}
