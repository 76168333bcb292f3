import { onceFor } from '../memoize/memoize-by-object.ts'

let named = 0

/** Tells one object from all others. */
export const shortName: (value: object) => string = onceFor(() => {
  named += 1
  return `#${named}`
})
