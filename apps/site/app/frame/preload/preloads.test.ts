import { expect, test } from 'vitest'
import { layoutsOf } from '../../ground/shell/layouts.ts'
import { preloadsOf } from './preloads.ts'

const framed = { header: true, wallpaper: true }

test('[DATA-09] each picture is fetched early once, on the screens that show it', () => {
  const images = (...names: string[]) => ({ images: names.map((name) => `store://images/${name}`) })
  const preload = {
    name: 'layout_preload' as const,
    xs: images('logo.svg'),
    md: images('logo.svg', 'wide.webp'),
    xl: images('logo.svg', 'wide.webp'),
  }
  expect(preloadsOf(layoutsOf([preload]), framed)).toEqual([
    { href: '/billeder/logo.svg', media: undefined },
    {
      href: '/billeder/wide.webp',
      media: '(min-width: 768px) and (max-width: 1023.98px), (min-width: 1024px)',
    },
  ])
  expect(preloadsOf(layoutsOf([]), framed)).toEqual([])
})

test('[FLT-83] a page that nothing stands round fetches none of the frame’s pictures', () => {
  const images = { images: ['store://images/logo.svg'] }
  const preload = { name: 'layout_preload' as const, xs: images, md: images, xl: images }
  const layouts = layoutsOf([preload])
  expect(preloadsOf(layouts, { header: true, wallpaper: false })).toHaveLength(1)
  expect(preloadsOf(layouts, { header: false, wallpaper: false })).toEqual([])
})
