import { ore } from '@nordlys/core'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Money, moneyParts } from './money.tsx'

const plain = { keepOre: false, signed: false }

test.each([
  [10_000n, plain, '100', '\u00a0kr.'],
  [123_450n, plain, '1.234', ',50\u00a0kr.'],
  [10_000n, { ...plain, keepOre: true }, '100', ',00\u00a0kr.'],
  [-2_560n, plain, '\u221225', ',60\u00a0kr.'],
  [20_000n, { ...plain, signed: true }, '+200', '\u00a0kr.'],
  [0n, { ...plain, signed: true }, '0', '\u00a0kr.'],
  [5n, plain, '0', ',05\u00a0kr.'],
])('[CONTENT-07] %s øre is read as one amount in two parts', (amount, options, whole, rest) => {
  expect(moneyParts(ore(amount), options)).toEqual({ whole, rest })
})

test('a figure sets its øre apart, a plain amount does not', () => {
  const figure = renderToStaticMarkup(<Money ore={ore(123_450n)} gold figure />)
  expect(figure).toContain('<span class="n-money__rest">,50\u00a0kr.</span>')
  expect(figure).toContain('n-money--gold')
  expect(renderToStaticMarkup(<Money ore={ore(123_450n)} />)).toContain('>1.234,50\u00a0kr.<')
})

test('[FLT-34] an amount is left alone by translators, and each of its texts stands alone', () => {
  for (const figure of [false, true]) {
    const html = renderToStaticMarkup(<Money ore={ore(123_450n)} figure={figure} />)
    expect(html).toMatch(/^<span class="[^"]+" translate="no">/)
    // React marks the place between two texts of one element by a comment when it writes a page.
    expect(renderToString(<Money ore={ore(123_450n)} figure={figure} />)).not.toContain('<!--')
  }
})
