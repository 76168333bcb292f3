import { expect, test } from 'vitest'
import { unsupportedBrowser } from './unsupported-browser.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`
const galaxy =
  'Mozilla/5.0 (Linux; U; Android 4.0.3; da-dk; GT-I9100) AppleWebKit/534.30 (KHTML, like Gecko)'
const ipad = 'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15'
const webkit = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible;'
const pixel = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['ie', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['ie', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)'],
  ['ios', `${iphone('16_7_2')} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['ios', `${iphone('17_4')} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['ios', `${iphone('17_0')} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['ios', `${iphone('16_6')} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]`],
  ['ios', `${ipad} Version/12.1.2 Mobile/15E148 Safari/604.1`],
  ['android', `${pixel} Chrome/122.0.6261.119 Mobile Safari/537.36`],
  ['android', `${pixel} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`],
  ['android', `${pixel} Chrome/110.0.5481.65 Mobile Safari/537.36 EdgA/110.0.1587.50`],
  ['android', 'Mozilla/5.0 (Android 12; Mobile; rv:115.0) Gecko/115.0 Firefox/115.0'],
  ['android', `${galaxy} Version/4.0 Mobile Safari/534.30`],
  ['chrome', `${windows} Chrome/109.0.0.0 Safari/537.36`],
  ['chrome', `${windows} Chrome/122.0.0.0 Safari/537.36`],
  ['safari', `${mac} Version/16.6 Safari/605.1.15`],
  ['safari', `${mac} Version/17.4.1 Safari/605.1.15`],
  ['generic', `${windows} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`],
  ['generic', `${windows} Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140`],
  ['generic', `${windows} Chrome/95.0.4638.69 Safari/537.36 OPR/81.0.4196.60`],
  ['generic', 'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18'],
  ['generic', 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0'],
])('[SCREEN-06] %s is what is said to %s', (message, userAgent) => {
  expect(unsupportedBrowser(userAgent)).toBe(message)
})

test.each([
  [`${windows} Chrome/123.0.0.0 Safari/537.36`],
  [`${windows} HeadlessChrome/141.0.0.0 Safari/537.36`],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0'],
  [`${mac} Version/17.5 Safari/605.1.15`],
  [`${mac} Version/26.0 Safari/605.1.15`],
  // A browser in an app says no version of its own.
  [`${mac} Mobile`],
  [`${iphone('17_5_1')} Version/17.5 Mobile/15E148 Safari/604.1`],
  [`${iphone('18_6')} Version/26.0 Mobile/15E148 Safari/604.1`],
  [`${pixel} Chrome/131.0.6778.81 Mobile Safari/537.36`],
  [`${pixel} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'],
  // Nobody we know, and those who only read.
  ['Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/538.1'],
  ['curl/8.5.0'],
  [`${webkit} bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36`],
  [`${pixel} Chrome/99.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`],
])('[SCREEN-06] %s is let in', (userAgent) => {
  expect(unsupportedBrowser(userAgent)).toBeUndefined()
})

test('[SCREEN-06] a browser that says nothing of itself is let in', () => {
  expect(unsupportedBrowser(undefined)).toBeUndefined()
  expect(unsupportedBrowser('')).toBeUndefined()
})
