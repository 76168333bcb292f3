import { expect, test } from 'vitest'
import { readPageMessage } from './page-message.ts'

const siteUrl = 'http://127.0.0.1:3000'
// Only its identity counts.
const page = {} as Window
const hold = { type: 'hold' }

test('[FLT-06] the page around is heeded', () => {
  const said = { origin: siteUrl, source: page, data: hold }
  expect(readPageMessage(said, siteUrl, page)).toEqual(hold)
  expect(readPageMessage(said, `${siteUrl}/`, page)).toEqual(hold)
})

test('[FLT-56] it says whether it fills the screen', () => {
  for (const type of ['screen-full', 'screen-not-full']) {
    const said = { origin: siteUrl, source: page, data: { type } }
    expect(readPageMessage(said, siteUrl, page)).toEqual({ type })
  }
})

test.each([
  ['another origin', { origin: 'https://evil.example', source: page, data: hold }],
  ['another window', { origin: siteUrl, source: {} as Window, data: hold }],
  ['no window', { origin: siteUrl, source: null, data: hold }],
  ['an unknown message', { origin: siteUrl, source: page, data: { type: 'spin' } }],
  ['a bare word', { origin: siteUrl, source: page, data: 'hold' }],
])('[FLT-06][SEC-73] the word of %s is not', (_who, event) => {
  expect(readPageMessage(event, siteUrl, page)).toBeUndefined()
})
