import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './business-constants.ts'

const sheet = (path: string) =>
  readFileSync(new URL(`../../frame/${path}`, import.meta.url), 'utf8')

test('[SES-03][SES-05][SES-06][NET-01][NET-02] the watches keep the times of the specification', () => {
  expect(constants.watchTimes).toEqual({
    expiryDelayMs: 2_000,
    validationPausesMs: [300, 600],
    afterReconnectMs: 5_000,
    betweenValidationsMs: 3_000,
    firstValidationMs: 2_000,
    probeEveryMs: 30_000,
    lostAfterMs: 60_000,
    consentAfterIdleMs: 10_000,
  })
})

test('[NAV-04][NAV-05][NAV-06][HEAD-06][HEAD-12][HEAD-13][MKT-01] pages keep to their figures', () => {
  expect(constants).toMatchObject({
    marketingDelayMs: 3_000,
    buildPollMs: 60_000,
    chunkReloadPauseMs: 10_000,
    prefetchesAtOnce: 4,
    slideMs: 10_000,
    loadingBarDelayMs: 200,
    fixedBeyondPx: 50,
  })
})

test('[HEAD-12] the loading bar appears after the time that is named', () => {
  const bar = /\.s-loading-bar \{[^}]*animation: s-load \d+s (\d+)ms/.exec(
    sheet('page/page-frame.css'),
  )
  expect(Number(bar?.[1])).toBe(constants.loadingBarDelayMs)
})

test('[HEAD-15] what stands round a page changes at the sizes’ own widths, and on the narrowest', () => {
  const sheets = [
    'page/page-frame',
    'header/header',
    'footer/footer',
    'menu/menus',
    'wallpaper/wallpaper',
  ]
  const widths = sheets.flatMap((name) =>
    [...sheet(`${name}.css`).matchAll(/\((?:min|max)-width: ([\d.]+)px\)/g)].map(([, px]) =>
      Math.ceil(Number(px)),
    ),
  )
  const named: number[] = constants.breakpoints.map(({ from }) => from)
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter((px) => px > 360 && !named.includes(px))).toEqual([])
})
