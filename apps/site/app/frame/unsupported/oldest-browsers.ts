/**
 * The oldest version of each browser that shows our pages as they are meant: those that know what
 * our styles are written in. The build aims at them, and a visitor with an older one is informed.
 * [SCREEN-06]
 */
export const oldestBrowsers = {
  chrome: 123,
  edge: 123,
  firefox: 121,
  /** On iOS every browser is Safari, of the system's version. */
  safari: 17.5,
} as const
