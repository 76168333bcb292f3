import { expect, test } from 'vitest'
import { sizeOfDevice } from './business-constants.ts'
import { screenSizeOf } from './screen-sizes.ts'

test.each([
  [320, 'xs'],
  [639.98, 'xs'],
  [640, 'sm'],
  [767, 'sm'],
  [768, 'md'],
  [1023, 'md'],
  [1024, 'lg'],
  [1279, 'lg'],
  [1280, 'xl'],
  [1535, 'xl'],
  [1536, 'xxl'],
  [3840, 'xxl'],
])('[HEAD-15] a screen of %s px is %s', (width, size) => {
  expect(screenSizeOf(width)).toBe(size)
})

test('[HEAD-15] a mobile counts as xs, a tablet as md, a desktop as xl', () => {
  expect(sizeOfDevice).toEqual({ mobile: 'xs', tablet: 'md', desktop: 'xl' })
})
