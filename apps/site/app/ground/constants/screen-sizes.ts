import { breakpoints } from './business-constants.ts'

export type ScreenSize = (typeof breakpoints)[number]['size'] | 'xs'

/** The size of a screen of so many CSS pixels. */
export function screenSizeOf(width: number): ScreenSize {
  return breakpoints.find(({ from }) => width >= from)?.size ?? 'xs'
}
