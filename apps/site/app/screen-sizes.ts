/** Where each screen size but the smallest begins, in CSS pixels, the largest first. [HEAD-15] */
export const breakpoints = [
  { size: 'xxl', from: 1536 },
  { size: 'xl', from: 1280 },
  { size: 'lg', from: 1024 },
  { size: 'md', from: 768 },
  { size: 'sm', from: 640 },
] as const

export type ScreenSize = (typeof breakpoints)[number]['size'] | 'xs'

/** The size of a screen of so many CSS pixels. */
export function screenSizeOf(width: number): ScreenSize {
  return breakpoints.find(({ from }) => width >= from)?.size ?? 'xs'
}

/** The size a kind of device counts as, where something is set for devices. [HEAD-15] */
export const sizeOfDevice = { mobile: 'xs', tablet: 'md', desktop: 'xl' } as const
