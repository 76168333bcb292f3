import { expect, test } from 'vitest'
import {
  backgroundLogoSize,
  logoSize,
  topLogoSize,
} from '../../ground/constants/business-constants.ts'
import { wallpaperSize } from './default-sizes.ts'

test('[HEAD-17] logos have the sizes of the specification', () => {
  expect([logoSize, topLogoSize, backgroundLogoSize]).toEqual([
    { width: 210, height: 100 },
    { width: 210, height: 72 },
    { width: 719, height: 72 },
  ])
})

test.each([
  ['xs', 540, 540],
  ['sm', 540, 540],
  ['md', 540, 540],
  ['lg', 1920, 1080],
  ['xl', 1920, 1080],
  ['xxl', 1920, 1080],
] as const)('[HEAD-17] on %s a wallpaper is %s by %s', (size, width, height) => {
  expect(wallpaperSize(size)).toEqual({ width, height })
})
