import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { pageIdleAfterMs, pageIdleScript } from './page-idle.ts'

/** The document of the script; `happen` is an event of its window. */
function openPage() {
  const listeners = new Map<string, () => void>()
  const waiting = new Map<number, () => void>()
  const dataset: Record<string, string> = {}
  runInNewContext(pageIdleScript, {
    setTimeout: (act: () => void, afterMs: number) => waiting.set(afterMs, act),
    document: { documentElement: { dataset } },
    addEventListener: (name: string, listen: () => void) => listeners.set(name, listen),
  })
  return {
    isIdle: () => 'idle' in dataset,
    happen: (name: string) => listeners.get(name)?.(),
    pass: (ms: number) => waiting.get(ms)?.(),
  }
}

test('a document is idle a moment after it is loaded, not before', () => {
  const page = openPage()
  page.pass(pageIdleAfterMs)
  expect(page.isIdle()).toBe(false)
  page.happen('load')
  expect(page.isIdle()).toBe(false)
  page.pass(pageIdleAfterMs)
  expect(page.isIdle()).toBe(true)
})

test.each(['scroll', 'pointerdown', 'keydown'])('a document is idle at once by a %s', (act) => {
  const page = openPage()
  page.happen(act)
  expect(page.isIdle()).toBe(true)
})
