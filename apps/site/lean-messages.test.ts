import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { shortMessages } from './lean-messages.ts'

const shortened = (code: string) =>
  shortMessages(code, '/lib/router.js', (text) => parseSync('router.js', text).program)

test('[FLT-44] a bug is told by the place in the library that met it', () => {
  expect(shortened('a()\ninvariant(b(c), `You must ` + d)')).toBe(
    'a()\ninvariant(b(c), "router.js 2")',
  )
})

test('[FLT-44] a warning to developers is left out, with what it asks', () => {
  expect(shortened('warning(a, "b");warnOnce(c, "d");e("f")')).toBe('void 0;void 0;e("f")')
})

test('[FLT-44] what is said inside of what is said is said once', () => {
  expect(shortened('invariant(a, warning(b, "c"))')).toBe('invariant(a, "router.js 1")')
})
