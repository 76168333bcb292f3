import { expect, test } from 'vitest'
import { fileCosts, playwrightRecords, vitestRecords } from './records.ts'

const vitest = vitestRecords({
  testResults: [
    {
      name: 'packages/core/src/money.test.ts',
      assertionResults: [
        { ancestorTitles: ['money'], title: 'adds', status: 'passed', meta: { processorMs: 800 } },
        {
          ancestorTitles: ['money'],
          title: 'divides',
          status: 'failed',
          meta: { processorMs: 1_200 },
        },
      ],
    },
    {
      name: 'packages/core/src/time.test.ts',
      assertionResults: [
        { ancestorTitles: [], title: 'time', status: 'passed', meta: { processorMs: 2_000 } },
      ],
    },
  ],
})

const playwright = playwrightRecords({
  suites: [
    {
      title: 'deposit.spec.ts',
      file: 'deposit.spec.ts',
      specs: [
        { title: 'a deposit', tests: [{ status: 'expected', results: [{ duration: 900 }] }] },
      ],
      suites: [
        {
          title: 'declined',
          file: 'deposit.spec.ts',
          specs: [
            { title: 'no money', tests: [{ status: 'unexpected', results: [{ duration: 600 }] }] },
          ],
        },
      ],
    },
  ],
})

test('a failed test is known by its file and its full title', () => {
  expect(vitest.filter(({ state }) => state === 'failed')).toMatchObject([
    { file: 'packages/core/src/money.test.ts', title: 'money > divides' },
  ])
  expect(playwright.filter(({ state }) => state === 'failed')).toMatchObject([
    { file: 'e2e/deposit.spec.ts', title: 'declined › no money' },
  ])
})

test('a Vitest file costs what its process had used by its last test', () => {
  expect(fileCosts(vitest, 'last')).toEqual([
    { file: 'packages/core/src/time.test.ts', seconds: 2 },
    { file: 'packages/core/src/money.test.ts', seconds: 1.2 },
  ])
})

test('a Playwright file costs the sum of its tests', () => {
  expect(fileCosts(playwright, 'sum')).toEqual([{ file: 'e2e/deposit.spec.ts', seconds: 1.5 }])
})
