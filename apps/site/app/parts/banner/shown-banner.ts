import { type Banner, isShown, type PlayerSegment, type Standing } from '@nordlys/contracts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { segmentOf } from '../../ground/scope/segment-of.ts'
import { leadsOpen } from '../../ground/standing/act-of-address.ts'
import { tellContent } from '../offer/told-content.ts'
import type { ShownOffer } from '../offer/welcome-offer.ts'

type SlidesBanner = Extract<Banner, { kind: 'Image Slider' }>
type Slide = SlidesBanner['slides'][number]
type FilmBanner = Extract<Banner, { kind: 'Video Banner' }>

/** As it is shown: without the buttons that lead nowhere for the viewer. */
type Shown<Part extends { button: unknown }> = Omit<Part, 'button'> & Partial<Pick<Part, 'button'>>
export type ShownSlide = Shown<Slide>
export type ShownFilm = Shown<FilmBanner>
export type ShownBanner = (Omit<SlidesBanner, 'slides'> & { slides: ShownSlide[] }) | ShownFilm

/**
 * The banner of a place for the viewer: the first that is for them, and none for one who may be
 * offered nothing. One that speaks of the welcome offer is passed over where there is none.
 * [DATA-15]
 */
export function shownBanner(
  scope: RequestScope,
  place: Banner['place'],
  offer?: ShownOffer,
): ShownBanner | undefined {
  const standing = scope.knownPlayer?.standing
  if (!isShown('banner', standing)) return undefined
  const banners = scope.content.banners.flatMap(
    (banner) => tellContent(scope, banner, offer)?.content ?? [],
  )
  const banner = bannerFor(banners, place, segmentOf(scope))
  return banner && withOpenButtons(banner, standing)
}

/** A button that leads a player home again is none of theirs. [FLT-40] */
export function withOpenButtons(banner: Banner, standing: Standing | undefined): ShownBanner {
  const open = <Part extends { button: { address: string } }>({ button, ...rest }: Part) =>
    ({ ...rest, ...(leadsOpen(button.address, standing) && { button }) }) as Shown<Part>
  return banner.kind === 'Image Slider'
    ? { ...banner, slides: banner.slides.map((slide) => open(slide)) }
    : open(banner)
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
