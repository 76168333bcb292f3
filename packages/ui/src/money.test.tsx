import { ore } from '@nordlys/core'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Balance } from './balance.tsx'
import { Money, moneyParts } from './money.tsx'

test.each([
  [10_000n, false, '100', '\u00a0kr.'],
  [123_450n, false, '1.234', ',50\u00a0kr.'],
  [-2_560n, false, '\u221225', ',60\u00a0kr.'],
  [20_000n, true, '+200', '\u00a0kr.'],
  [0n, true, '0', '\u00a0kr.'],
  [5n, false, '0', ',05\u00a0kr.'],
])('[FLT-30][CONTENT-07] %s øre is one amount in two parts', (amount, signed, whole, rest) => {
  expect(moneyParts(ore(amount), signed)).toEqual({ whole, rest })
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

test('[FLT-30] a balance of whole kroner has no øre, one with øre has two decimals', () => {
  const read = (amount: bigint) =>
    renderToStaticMarkup(<Balance label="Saldo" ore={ore(amount)} />).replaceAll(/<[^>]*>/g, '')
  expect(read(0n)).toBe('Saldo0\u00a0kr.')
  expect(read(25_000_000n)).toBe('Saldo250.000\u00a0kr.')
  expect(read(150n)).toBe('Saldo1,50\u00a0kr.')
})
