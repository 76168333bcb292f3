import { expect, test } from 'vitest'
import { cookieIn } from './cookie-here.ts'

test.each([
  ['a=1; b=2', 'b', '2'],
  ['a=x=y==; b=2', 'a', 'x=y=='],
  ['a=x%3Dy%20z', 'a', 'x=y z'],
  ['a=1; a=2', 'a', '1'],
  ['ba=1; a=2', 'a', '2'],
  ['a=%E0%A4', 'a', '%E0%A4'],
])('of the cookies %s the value of %s is %s', (text, name, value) => {
  expect(cookieIn(text, name)).toBe(value)
})

test.each(['', 'b=1', 'a', 'a=', 'a=; b=1'])('of the cookies "%s" none is told as a', (text) => {
  expect(cookieIn(text, 'a')).toBeUndefined()
})
