import { expect, test } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

const origin = 'http://127.0.0.1:3002'
// Only its identity counts.
const frame = {} as Window
const settled = { type: 'round-settled' }

test('the game of this page is believed', () => {
  expect(readFrameMessage({ origin, source: frame, data: settled }, origin, frame)).toEqual(settled)
})

test('[FLT-56] it may ask for full screen, and for the end of it', () => {
  for (const type of ['full-screen-wanted', 'full-screen-unwanted']) {
    const said = { origin, source: frame, data: { type } }
    expect(readFrameMessage(said, origin, frame)).toEqual({ type })
  }
})

test.each([
  ['another origin', { origin: 'https://evil.example', source: frame, data: settled }],
  ['another window', { origin, source: {} as Window, data: settled }],
  ['no window', { origin, source: null, data: settled }],
  ['an unknown message', { origin, source: frame, data: { type: 'balance', ore: 1 } }],
  ['a bare word', { origin, source: frame, data: 'round-settled' }],
  ['nothing', { origin, source: frame, data: null }],
])('[SEC-73] the word of %s is not', (_who, event) => {
  expect(readFrameMessage(event, origin, frame)).toBeUndefined()
})
