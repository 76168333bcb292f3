import { systemRandom } from '@nordlys/core'
import { findWelcomeOffers, promiseOffers, readOfferVersions } from '../bonuses/index.ts'
import { findCampaignName, readMinimumAgeYears, readMobileDigits } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import { enqueue } from '../jobs/index.ts'
import {
  dropWaitingLimits,
  findPause,
  hasDepositLimit,
  setFirstDepositLimit,
} from '../limits/index.ts'
import { areOffersStopped } from '../markers/index.ts'
import { createMitid, createRofus, type Messages } from '../outside/index.ts'
import { createCprVault, defaultPlayerRules, type PlayersContext } from '../players/index.ts'
import { defaultThrottleRules } from '../throttle/index.ts'
import { type PlatformConfig, readKey } from './config.ts'

export function createPlayersContext(
  config: PlatformConfig,
  db: Db,
  messages: Messages,
): PlayersContext {
  const { clock, outside, random = systemRandom } = config
  const { issuer, clientId, clientSecret } = outside.mitid
  const redirectUri = new URL('/mitid/retur', config.siteUrl)
  const vault = createCprVault(vaultKeys(config), random)
  return {
    db,
    clock,
    random,
    messages,
    enqueue,
    log: config.logger.child({ module: 'players' }),
    vault,
    mitid: createMitid({ issuer: new URL(issuer), clientId, clientSecret, redirectUri }, clock),
    rofus: createRofus({ ...outside.rofus, baseUrl: new URL(outside.rofus.url) }, clock, random),
    limits: {
      setFirstDepositLimit,
      hasDepositLimit,
      findPause,
      dropWaitingLimits,
      areOffersStopped,
    },
    throttle: {
      db,
      rules: { ...defaultThrottleRules, ...config.throttle },
      mark: (act, name) => vault.mark(act, name),
    },
    rules: { ...defaultPlayerRules, ...config.rules },
    siteUrl: new URL(config.siteUrl),
    readMinimumAgeYears: () => readMinimumAgeYears(db),
    readMobileDigits: () => readMobileDigits(db),
    offers: {
      findWelcomeOffers: (at) => findWelcomeOffers(db, at),
      readOfferVersions: (versions) => readOfferVersions(db, versions),
      promiseOffers,
    },
    findCampaignName: (page, at) => findCampaignName(db, page, at),
  }
}

/** The keys that encrypt and look up personal numbers. */
export function vaultKeys({ secrets }: PlatformConfig) {
  return {
    currentKeyId: '1',
    encryptionKeys: new Map([['1', readKey('the CPR key', secrets.cprKey)]]),
    lookupKey: readKey('the look-up key', secrets.lookupKey),
  }
}
