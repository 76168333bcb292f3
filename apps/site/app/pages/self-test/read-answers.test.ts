import { expect, test } from 'vitest'
import { type Answer, type Answers, questions, readAnswers } from './read-answers.ts'

/** All questions answered with no, but for those told. */
const answered = (known: Answers = {}): Answers => ({
  ...Object.fromEntries(questions.map((question): [number, Answer] => [question, 'never'])),
  ...known,
})

test('[LIM-07] nothing is read of answers as long as one is missing', () => {
  expect(readAnswers({})).toEqual({ missing: 9 })
  expect(readAnswers({ 1: 'often', 9: 'often' })).toEqual({ missing: 7 })
  const { 4: _left, ...rest } = answered({ 1: 'often' })
  expect(readAnswers(rest)).toEqual({ missing: 1 })
})

test('[LIM-07] no to everything is nothing known, and one or two now and then are some', () => {
  expect(readAnswers(answered())).toEqual({ known: 'nothing' })
  expect(readAnswers(answered({ 5: 'sometimes' }))).toEqual({ known: 'some' })
  expect(readAnswers(answered({ 5: 'sometimes', 9: 'sometimes' }))).toEqual({ known: 'some' })
})

test('[LIM-07] one that is known well is much, and so are three now and then', () => {
  for (const question of questions) {
    expect(readAnswers(answered({ [question]: 'often' }))).toEqual({ known: 'much' })
  }
  const three = { 1: 'sometimes', 5: 'sometimes', 9: 'sometimes' } as const
  expect(readAnswers(answered(three))).toEqual({ known: 'much' })
})
