import { expect, test } from 'vitest'
import type { TestRecord } from './records.ts'
import type { Step } from './steps.ts'
import { lookAgain } from './unsteady.ts'

function record(title: string, state: TestRecord['state']): TestRecord {
  return { file: 'e2e/a.spec.ts', title, state, seconds: 1 }
}

function step(second: readonly TestRecord[]): Step {
  const never = () => Promise.reject(new Error('a whole step is never run again'))
  return { name: 'browser', run: never, again: async () => second }
}

test('a test that passes the second time is unsteady, one that does not failed twice', async () => {
  const failures = [record('one', 'failed'), record('two', 'failed'), record('three', 'failed')]
  const second = [record('one', 'passed'), record('two', 'failed'), record('three', 'skipped')]
  expect(await lookAgain(step(second), failures, {})).toEqual([
    'unsteady (it passed the second time): e2e/a.spec.ts › one',
    'failed twice: e2e/a.spec.ts › two',
    'failed, and could not be run again: e2e/a.spec.ts › three',
  ])
})

test('a step without a second look, or without failures, is not run again', async () => {
  const { again: _, ...once } = step([])
  expect(await lookAgain(once, [record('one', 'failed')], {})).toEqual([])
  expect(await lookAgain(step([record('one', 'passed')]), [], {})).toEqual([])
})

test('many failures have one cause and are not run again', async () => {
  const failures = Array.from({ length: 21 }, (_, place) => record(`${place}`, 'failed'))
  expect(await lookAgain(step([]), failures, {})).toEqual([
    'browser: 21 tests failed, too many to run them again',
  ])
})
