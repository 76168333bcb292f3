import { expect, test } from 'vitest'
import { greetOnce } from './greet-once.ts'

/** A browser's memory of the login it last greeted; one that forbids keeping takes nothing. */
function memory(last?: string, takes = true) {
  const kept = { last: () => last, keep }
  function keep(loginId: string) {
    if (takes) last = loginId
    return takes
  }
  return kept
}

test('[SCREEN-03] a login is greeted once, and the next one again', () => {
  const kept = memory('yesterday')
  expect(greetOnce(kept, 'today')).toBe(true)
  expect(greetOnce(kept, 'today')).toBe(false)
  expect(greetOnce(kept, 'tomorrow')).toBe(true)
})

test('[SCREEN-03] where nothing can be kept nobody is greeted, or it would come with every page', () => {
  expect(greetOnce(memory(undefined, false), 'today')).toBe(false)
})
