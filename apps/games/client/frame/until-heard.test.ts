import { expect, test } from 'vitest'
import { sayUntilHeard } from './until-heard.ts'

test('[FLT-06][FLT-56] a page that listens late is told all the same, and then no more', () => {
  let said = 0
  let again: (() => void) | undefined
  let answer: (() => void) | undefined
  sayUntilHeard({
    say: () => {
      said += 1
    },
    onWord: (heard) => {
      answer = heard
    },
    every: (act) => {
      again = act
      return () => {
        again = undefined
      }
    },
  })
  expect(said).toBe(1)
  again?.()
  again?.()
  expect(said).toBe(3)
  answer?.()
  expect(again).toBeUndefined()
})
