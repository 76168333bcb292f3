import type { Banner } from '@nordlys/contracts'
import { ImageSlider } from './image-slider.tsx'
import { VideoBanner } from './video-banner.tsx'
import './banner.css'

/** A banner of either kind; nothing where none is for this player. [DATA-15] */
export function BannerBand({ banner }: { banner: Banner | undefined }) {
  if (!banner) return null
  return banner.kind === 'Image Slider' ? (
    <ImageSlider key={banner.id} slides={banner.slides} />
  ) : (
    <VideoBanner key={banner.id} banner={banner} />
  )
}
