import { z } from 'zod'
import { httpCall, resultOf } from '../base/http-call.ts'
import { lineField } from '../base/text.ts'
import {
  contentPage,
  footerItem,
  imagesEntry,
  layout,
  menuItem,
  seoRecord,
} from '../content/kinds.ts'

/** A request that needs to say nothing. */
const anything = z.looseObject({}).optional()

export const productTranslations = httpCall({
  name: 'translations',
  method: 'GET',
  path: '/api/translations',
  summary: 'The texts: group, then key, then the Danish text',
  answer: z.record(z.string(), z.record(z.string(), z.string())),
})

const [general, credit, wallpaper] = imagesEntry.options

/** The images store, by entry; addresses begin with the store's base. [DATA-09] */
export const imagesStore = z.object({
  general: general.omit({ name: true }).optional(),
  credit: credit.omit({ name: true }).optional(),
  wallpaper: wallpaper.omit({ name: true }).optional(),
})

export const productImages = httpCall({
  name: 'images',
  method: 'GET',
  path: '/api/images',
  summary: 'The images store: general, credit, wallpaper',
  answer: imagesStore,
})

const [header, menu, preload] = layout.options

/** The layouts by name, each with its settings per size. [DATA-09] */
export const layouts = z.object({
  layout_header: header.omit({ name: true }).optional(),
  layout_menu: menu.omit({ name: true }).optional(),
  layout_preload: preload.omit({ name: true }).optional(),
})

export const productLayouts = httpCall({
  name: 'layouts',
  method: 'GET',
  path: '/api/layouts',
  summary: 'The layouts of header, menu and preload',
  answer: layouts,
})

const menuEntry = menuItem.omit({ parent: true })

/** A menu item with its children. [DATA-08] */
const menuTreeItem = menuEntry.extend({ child: z.array(menuEntry) })

export const productMenu = httpCall({
  name: 'menu',
  method: 'GET',
  path: '/api/menu',
  summary: 'The menu items, each with its children',
  answer: z.array(menuTreeItem),
})

export const productNavigation = httpCall({
  name: 'navigation',
  method: 'POST',
  path: '/api/navigation',
  summary: 'The menu with the items marked that lead to the active path',
  body: z.object({ active: lineField(330), isAdmin: z.boolean() }),
  answer: resultOf(z.array(menuTreeItem.extend({ active: z.boolean() }))),
  failures: ['not-allowed'],
})

export const productMainContent = httpCall({
  name: 'main-content',
  method: 'POST',
  path: '/api/main-content',
  summary: 'A page of content by its name',
  body: z.object({ name: lineField(330).min(1) }),
  answer: resultOf(contentPage),
  failures: ['unknown'],
})

/** A column of the footer in the specification's form. [DATA-10] */
const footerColumn = z.object({
  text: z.array(z.object({ header: z.string(), details: z.string() })),
  links: footerItem.shape.links,
  logos: footerItem.shape.logos.unwrap(),
  use_in_grid: z.int().min(1).max(12),
})

export const productFooter = httpCall({
  name: 'footer',
  method: 'GET',
  path: '/api/footer',
  summary: 'The columns of the footer',
  answer: z.array(footerColumn),
})

/** The public system configuration, by name. [DATA-12] */
export const productSiteInfo = httpCall({
  name: 'siteInfo',
  method: 'GET',
  path: '/api/siteInfo',
  summary: 'The public system configuration; the headers key and timestamp may come along',
  answer: resultOf(z.record(z.string(), z.json())),
})

export const productThemeButton = httpCall({
  name: 'theme-button',
  method: 'POST',
  path: '/api/theme-button',
  summary: 'The style values of buttons, btn_…',
  body: anything,
  answer: z.record(z.string().regex(/^btn_/), z.string()),
})

export const productThemeInput = httpCall({
  name: 'theme-input',
  method: 'POST',
  path: '/api/theme-input',
  summary: 'The style values of inputs, by the form they are of',
  body: anything,
  answer: z.record(z.string(), z.string()),
})

export const productSeo = httpCall({
  name: 'seo',
  method: 'POST',
  path: '/api/seo',
  summary: 'What search engines are told of a path; seo_home stands in where it has no record',
  body: z.object({ slug: lineField(330).min(1) }),
  answer: seoRecord.omit({ path: true }).partial(),
})

export type ImagesStore = z.output<typeof imagesStore>
export type Layouts = z.output<typeof layouts>
export type MenuTreeItem = z.output<typeof menuTreeItem>
export type FooterColumn = z.output<typeof footerColumn>
export type SeoOfPage = z.output<typeof productSeo.answer>
