/** The theme of the page, as a frame of another's receives it in its address. */
export type FrameTheme = 'dark' | 'light'

const light = '(prefers-color-scheme: light)'

/** The theme the page is in now. */
export function themeHere(): FrameTheme {
  return matchMedia(light).matches ? 'light' : 'dark'
}

/** Tells of every change; the answer ends it. */
export function onThemeChange(changed: (theme: FrameTheme) => void): () => void {
  const list = matchMedia(light)
  const listen = () => changed(themeHere())
  list.addEventListener('change', listen)
  return () => list.removeEventListener('change', listen)
}

/** The address of a frame that follows the page's theme. [FLT-43] */
export function inTheme(address: string, theme: FrameTheme): string {
  const url = new URL(address)
  url.searchParams.set('theme', theme)
  return url.href
}
