import { expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { waitFindings } from './waits.ts'

const found = (text: string, path = 'e2e/a.spec.ts') =>
  waitFindings(parse({ path, text })).map((finding) => finding.text)

test.each([
  ['await page.waitForTimeout(50)', /a wait for a time/],
  ['await sleep(5)', /a wait for a time/],
  [`import { setTimeout as wait } from 'node:timers/promises'`, /sleep of timers/],
  [`import { scheduler } from 'timers/promises'`, /sleep of timers/],
  ['await new Promise((go) => setTimeout(go, 50))', /promise of a timer/],
  ['await new Promise((go) => { window.setTimeout(go, ms) })', /promise of a timer/],
  ['const wait = promisify(setTimeout)', /promise of a timer/],
  ['setTimeout(answer, 1_000)', /1000 ms or more/],
  [`test.${'only'}('x', f)`, /alone/],
  [`describe.${'skip'}('x', f)`, /skipped/],
  [`test.describe.${'fixme'}('x', f)`, /skipped/],
  [`test.${'fails'}('x', f)`, /meant to fail/],
  [`test.${'skipIf'}(process.platform === 'win32')('x', f)`, /skipped/],
  [`test('x', (context) => context.${'skip'}())`, /skips itself/],
  [`test.info().${'skip'}()`, /skipped/],
  [`test('x', { retry: 2 }, f)`, /retries/],
  ['test.describe.configure({ retries: 1 })', /retries/],
  [`await page.goto('/', { waitUntil: '${'net'}workidle' })`, /networkidle/],
])('%s is found, once', (text, finding) => {
  expect(found(text)).toEqual([expect.stringMatching(finding)])
})

test.each([
  `import { setImmediate } from 'node:timers/promises'`,
  'setTimeout(answer, 999)',
  'await page.clock.runFor(60_000)',
  'await expect.poll(read, { timeout: 20_000 }).toBe(1)',
  `const text = 'sleep(5) and networkidle'`,
  'const outside = { retries: 3 }',
  `iterator.drop(1); stream.${'skip'}`,
])('%s is allowed', (text) => {
  expect(found(text)).toEqual([])
})

test('the steps of browser tests keep to it, and what is no test may wait', () => {
  const wait = 'await new Promise((go) => setTimeout(go, 2_000))'
  for (const path of [
    'e2e/steps/a.ts',
    'testing/e2e/a.ts',
    'apps/site/a.test.tsx',
    'a.db.test.ts',
  ]) {
    expect(found(wait, path)).toHaveLength(2)
  }
  expect(found(wait, 'proving/chaos/faults.ts')).toEqual([])
  expect(found(`test.${'only'}('x', f)`, 'proving/chaos/faults.ts')).toHaveLength(1)
})
