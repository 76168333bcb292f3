import type { Caller, StoreCaller } from '@nordlys/contracts'
import type { Clock, Random } from '@nordlys/core'
import type { Games, PopularityCache } from '../../app/ground/scope/request-scope.ts'
import type { Origins } from '../edge/config.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import type { ContentStore } from '../neighbours/content.ts'
import type { SiteBuild } from './site-build.ts'

/** The parts that pages are made with. */
export interface PageParts {
  build: SiteBuild
  content: ContentStore
  platform: Caller
  store: StoreCaller
  games: Games
  popularity: PopularityCache
  clock: Clock
  random: Random
  publicUrl: string
  origins: Origins
  /** The script of an analytics container, where one is configured. */
  analyticsUrl: string | undefined
  bounds: PageBounds
}
