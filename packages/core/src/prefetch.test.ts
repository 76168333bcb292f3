import { expect, test } from 'vitest'
import { isPrefetch, whenShown } from './prefetch.ts'

/** A document that the browser prerenders until it is shown. */
class Prerendered extends EventTarget {
  prerendering = true

  show(): void {
    this.prerendering = false
    this.dispatchEvent(new Event('prerenderingchange'))
  }
}

test('[FLT-89] a page that is prerendered acts once it is shown, and once', () => {
  const page = new Prerendered()
  let acts = 0
  whenShown(() => (acts += 1), page)
  expect(acts).toBe(0)
  page.show()
  page.show()
  expect(acts).toBe(1)
})

test('[FLT-89] a page that was opened acts at once, in a browser that knows no prerendering too', () => {
  let acts = 0
  const opened = new Prerendered()
  opened.show()
  for (const page of [opened, new EventTarget()]) whenShown(() => (acts += 1), page)
  expect(acts).toBe(2)
})

test.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'x-moz': 'prefetch' }, true],
  [{ 'x-purpose': 'preview' }, true],
  [{}, false],
  [{ 'sec-purpose': '' }, false],
  [{ 'sec-purpose': 'navigate' }, false],
])('[FLT-89] a request with %j is a guess: %s', (headers, isGuess) => {
  expect(isPrefetch(headers)).toBe(isGuess)
})
