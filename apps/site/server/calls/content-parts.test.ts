import {
  type FooterItem,
  imagesStore,
  type Layout,
  layouts as layoutsShape,
  productFooter,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { footerColumnsOf, imagesStoreOf, layoutsOf, navigationOf } from './content-parts.ts'

const image = 'store://images/nordlys.webp'
const bySize = {
  url_xs: image,
  url_sm: image,
  url_md: image,
  url_lg: image,
  url_xl: image,
  url_xxl: image,
}

test('[DATA-09] the images store is general, credit and wallpaper, each by its own fields', () => {
  const store = imagesStoreOf({
    images: [
      { name: 'general', logo: image, icon_menu: image, bg_menu_2: image },
      { name: 'credit', icon: image },
      {
        name: 'wallpaper',
        form: 'image',
        slides: [bySize],
        top_logo: bySize,
        background_logo: bySize,
      },
    ],
  })
  expect(imagesStore.parse(store)).toEqual({
    general: { logo: image, icon_menu: image, bg_menu_2: image },
    credit: { icon: image },
    wallpaper: { form: 'image', slides: [bySize], top_logo: bySize, background_logo: bySize },
  })
  expect(imagesStoreOf({ images: [] })).toEqual({})
})

test('[DATA-09] the layouts are header, menu and preload, each with its settings by size', () => {
  const perSize = <Settings>(settings: Settings) => ({ xs: settings, md: settings, xl: settings })
  const header: Layout = {
    name: 'layout_header',
    mainSite: '/',
    useInPlayGames: true,
    clock: { form: 'clock', timeZone: 'Europe/Copenhagen' },
    ...perSize({ start: ['logo'], center: ['menu'], end: ['login' as const], bottomMenu: true }),
  } as Layout
  const menu: Layout = { name: 'layout_menu', ...perSize({ form: 'static' as const }) }
  const preload: Layout = { name: 'layout_preload', ...perSize({ images: [image] }) }
  const shown = layoutsShape.parse(layoutsOf({ layouts: [header, menu, preload] }))
  expect(Object.keys(shown)).toEqual(['layout_header', 'layout_menu', 'layout_preload'])
  expect(shown.layout_menu).toEqual(perSize({ form: 'static' }))
  expect(shown.layout_header).toMatchObject({ mainSite: '/', xl: { start: ['logo'] } })
  expect(shown.layout_preload?.md).toEqual({ images: [image] })
})

test('[DATA-10] a column of the footer has its texts, links, logos and place in the grid', () => {
  const whole: FooterItem = {
    id: 'ansvarligt-spil',
    header: 'Ansvarligt spil',
    details: 'Spil er underholdning.',
    links: [{ linkName: 'StopSpillet', url: 'https://www.stopspillet.dk', newTab: true }],
    logos: [{ link: '/', alt: 'Nordlys', img: bySize }],
    use_in_grid: 4,
  }
  const { details: _, logos: __, use_in_grid: ___, ...bare } = whole
  expect(productFooter.answer.parse(footerColumnsOf({ footer: [whole, bare] }))).toEqual([
    {
      text: [{ header: 'Ansvarligt spil', details: 'Spil er underholdning.' }],
      links: whole.links,
      logos: whole.logos,
      use_in_grid: 4,
    },
    {
      text: [{ header: 'Ansvarligt spil', details: '' }],
      links: whole.links,
      logos: [],
      use_in_grid: 3,
    },
  ])
})

test('[DATA-08] what stands above a path is marked with it, and the front page by itself alone', () => {
  const item = (id: string, slug: string, parent?: string) => ({
    id,
    text: id,
    slug,
    target: '_self' as const,
    authRequired: false,
    showOnDevice: ['desktop' as const],
    ...(parent && { parent }),
  })
  const menu = [
    item('home', '/'),
    item('slots', '/spilleautomater'),
    item('account', '/min-konto/oversigt'),
    item('deposit', '/min-konto/indbetal', 'account'),
  ]
  const marked = (path: string) =>
    navigationOf({ menu }, path)
      .filter(({ active }) => active)
      .map(({ id }) => id)
  expect(marked('/')).toEqual(['home'])
  expect(marked('/spilleautomater/nye-spil?tema=vikinger')).toEqual(['slots'])
  expect(marked('/spilleautomaterne')).toEqual([])
  expect(marked('/min-konto/indbetal')).toEqual(['account'])
})
