import { expect, test } from 'vitest'
import { seed } from '../../ground/text/generated/seed.ts'
import { translator } from '../../ground/text/texts.ts'
import { greetingOf } from './greeting.ts'

const t = translator(seed)
const before = new Date('2026-11-18T20:07:00Z')

test.each([
  ['Mette', before, 'Velkommen tilbage, Mette'],
  ['Mette', undefined, 'Velkommen, Mette'],
  ['', before, 'Velkommen tilbage, navnet hentes …'],
])('[HEAD-07] %j, last here %s, is greeted: %s', (firstName, previousLoginAt, greeting) => {
  expect(greetingOf({ firstName, previousLoginAt }, t)).toBe(greeting)
})
