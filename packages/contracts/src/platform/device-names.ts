import type { SessionDevice } from './session.ts'

/** The makers' own names of browsers and systems. */
export const browserNames: Readonly<Record<NonNullable<SessionDevice['browser']>, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  'samsung-internet': 'Samsung Internet',
}

export const systemNames: Readonly<Record<NonNullable<SessionDevice['system']>, string>> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
}
