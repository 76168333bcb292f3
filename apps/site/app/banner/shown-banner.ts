import { type Banner, isShown, type PlayerSegment } from '@nordlys/contracts'
import { segmentOf } from '../campaigns/read-campaigns.ts'
import type { RequestScope } from '../request-scope.ts'

/** The banner of a place for whoever asks: the first that is for them, and none in a pause. [DATA-15] */
export function shownBanner(scope: RequestScope, place: Banner['place']): Banner | undefined {
  if (!isShown('banner', scope.knownPlayer?.standing)) return undefined
  return bannerFor(scope.content.banners, place, segmentOf(scope))
}

export function bannerFor(
  banners: readonly Banner[],
  place: Banner['place'],
  segment: PlayerSegment,
): Banner | undefined {
  return banners.find(
    (banner) =>
      banner.place === place && (banner.segments.length === 0 || banner.segments.includes(segment)),
  )
}
