import type { ScreenSize } from '../screen-sizes.ts'

export interface Size {
  width: number
  height: number
}

/**
 * The sizes of section 9 of the specification, in CSS pixels; a picture of another shape is cut.
 * [HEAD-17]
 */
export const logoSize: Size = { width: 210, height: 100 }
export const topLogoSize: Size = { width: 210, height: 72 }
export const backgroundLogoSize: Size = { width: 719, height: 72 }

const smallWallpaper: Size = { width: 540, height: 540 }
const largeWallpaper: Size = { width: 1920, height: 1080 }

/** A wallpaper is square on screens below 1024 px, and wide from there on. [HEAD-17] */
export function wallpaperSize(size: ScreenSize): Size {
  return size === 'xs' || size === 'sm' || size === 'md' ? smallWallpaper : largeWallpaper
}
