import { expect, test } from 'vitest'
import { memoizeByObject } from './memoize-by-object.ts'

test('is worked out once for each object, whatever comes of it', () => {
  let times = 0
  const nameOf = memoizeByObject(({ name }: { name: string | undefined }) => {
    times += 1
    return name
  })
  const [named, nameless] = [{ name: 'a' }, { name: undefined }]
  expect([nameOf(named), nameOf(named), nameOf({ name: 'a' })]).toEqual(['a', 'a', 'a'])
  expect([nameOf(nameless), nameOf(nameless)]).toEqual([undefined, undefined])
  expect(times).toBe(3)
})

test('what threw is worked out again', () => {
  let times = 0
  const make = memoizeByObject((_: object) => {
    times += 1
    if (times === 1) throw new Error('not yet')
    return times
  })
  const from = {}
  expect(() => make(from)).toThrow('not yet')
  expect(make(from)).toBe(2)
})
