import type { SessionDevice } from '@nordlys/contracts'

/** Each before those that it also says it is: nearly all say Safari, and most say Chrome. */
const browsers: readonly (readonly [RegExp, NonNullable<SessionDevice['browser']>])[] = [
  [/\bEdg(?:A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung-internet'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

const systems: readonly (readonly [RegExp, NonNullable<SessionDevice['system']>])[] = [
  [/\bAndroid\b/, 'android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
]

/** The systems that have a Safari; elsewhere the word says only what the browser is built on. */
const withSafari: readonly (string | undefined)[] = ['macos', 'ios']

/** The browser's own name, as much of it as tells a player's own devices apart. [SEC-24] */
export function deviceOf(userAgent: string): SessionDevice {
  const said = browsers.find(([mark]) => mark.test(userAgent))?.[1]
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  const browser = said === 'safari' && !withSafari.includes(system) ? undefined : said
  return { ...(browser && { browser }), ...(system && { system }) }
}
