/**
 * The oldest version of each browser that shows our pages as they are meant: those that know what our
 * styles are written in. The build aims at them, and who comes with an older one is told so. [SCREEN-06]
 */
export const oldestBrowsers = {
  chrome: 123,
  edge: 123,
  firefox: 121,
  /** On iOS every browser is Safari, of the system's version. */
  safari: 17.5,
} as const
