import type { PicturesBySize } from '@nordlys/contracts'
import { breakpoints } from '../../ground/constants/business-constants.ts'
import type { ScreenSize } from '../../ground/constants/screen-sizes.ts'
import { imageUrl } from '../../ground/links/image-address.ts'

export interface PictureBySizeProps {
  pictures: PicturesBySize
  alt: string
  width: number
  height: number
  className?: string
  eager?: boolean
  /** Where the pictures are not all of one size; then `width` and `height` are those of the smallest. */
  sizeOn?: (size: ScreenSize) => { width: number; height: number }
}

/** One picture out of six, the one for the screen's size; the browser fetches no other. [HEAD-06] */
export function PictureBySize(props: PictureBySizeProps) {
  const { pictures, alt, width, height, className, eager = false, sizeOn } = props
  return (
    <picture>
      {breakpoints.map(({ size, from }) => (
        <source
          key={size}
          media={`(min-width: ${from}px)`}
          srcSet={imageUrl(pictures[`url_${size}`])}
          {...sizeOn?.(size)}
        />
      ))}
      <img
        src={imageUrl(pictures.url_xs)}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
      />
    </picture>
  )
}
