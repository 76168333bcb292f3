import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test.each([
  [`${android} ${webkit} Chrome/148.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [
    `${android} ${webkit} SamsungBrowser/29.0 Chrome/148.0.0.0 Safari/537.36`,
    'samsung-internet',
    'android',
  ],
  [`${android} ${webkit} Chrome/148.0.0.0 Safari/537.36 EdgA/148.0`, 'edge', 'android'],
  [`${windows} ${webkit} Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0`, 'edge', 'windows'],
  [`${windows} ${webkit} Chrome/148.0.0.0 Safari/537.36 OPR/130.0.0.0`, 'opera', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox', 'linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/148.0.0.0 Safari/537.36`,
    'chrome',
    'chromeos',
  ],
  [
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'safari',
    'macos',
  ],
  [`${iphone} (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
  [`${iphone} (KHTML, like Gecko) CriOS/148.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
  [`${iphone} (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'ios'],
])('[SEC-24] %s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test('[FLT-40] who says Safari on a system that has none says no browser we know', () => {
  const webkitGtk = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`
  expect(deviceOf(webkitGtk)).toEqual({ system: 'linux' })
  const built = `${android} AppleWebKit/537.36 Version/4.0 Mobile Safari/537.36`
  expect(deviceOf(built)).toEqual({ system: 'android' })
  const other = `${windows} ${webkit} Vivid/7.1 Safari/537.36`
  expect(deviceOf(other)).toEqual({ system: 'windows' })
})

test.each(['', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(100_000)])(
  '[SEC-24] of what no browser says nothing is kept',
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({})
  },
)
