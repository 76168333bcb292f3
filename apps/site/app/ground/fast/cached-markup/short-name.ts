import { memoizeByObject } from '../memoize/memoize-by-object.ts'

let count = 0

/** A short name that is unique to the object, for a cache key. */
export const shortName: (value: object) => string = memoizeByObject(() => {
  count += 1
  return `#${count}`
})
