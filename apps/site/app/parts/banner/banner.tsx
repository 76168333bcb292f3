import { ImageSlider } from './image-slider.tsx'
import type { ShownBanner } from './shown-banner.ts'
import { VideoBanner } from './video-banner.tsx'
import './banner.css'

/** A banner of either kind; nothing where none is for this player. [DATA-15] */
export function BannerBand({ banner }: { banner: ShownBanner | undefined }) {
  if (!banner) return null
  return banner.kind === 'Image Slider' ? (
    <ImageSlider key={banner.id} slides={banner.slides} />
  ) : (
    <VideoBanner key={banner.id} banner={banner} />
  )
}
