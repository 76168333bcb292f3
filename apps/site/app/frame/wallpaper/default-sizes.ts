import { largeWallpaper, smallWallpaper } from '../../ground/constants/business-constants.ts'
import type { ScreenSize } from '../../ground/constants/screen-sizes.ts'

export interface Size {
  width: number
  height: number
}

/** A wallpaper is square on screens below 1024 px, and wide from there on. [HEAD-17] */
export function wallpaperSize(size: ScreenSize): Size {
  return size === 'xs' || size === 'sm' || size === 'md' ? smallWallpaper : largeWallpaper
}
