import { z } from 'zod'
import { footerColumnsMax } from '../base/business-constants.ts'
import {
  block,
  device,
  imageAddress,
  linkAddress,
  linkedText,
  perDevice,
  picture,
  picturesBySize,
  plainText,
  segments,
} from './parts.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/)
const path = z.string().regex(/^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,3}$/)
const day = z.iso.date()
const cssColour = z.string().regex(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i)

/** A system configuration item. Its name is the entry's. [DATA-06] */
export const configurationItem = z.strictObject({
  id: z.int().positive(),
  name: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  type: z.enum(['text', 'number', 'boolean', 'json']),
  value: z.json(),
  isPublic: z.boolean(),
})

/** A menu item as the specification names its fields. [DATA-08] */
export const menuItem = z.strictObject({
  id: z.string(),
  text: plainText,
  slug: linkAddress,
  target: z.enum(['_self', '_blank']),
  authRequired: z.boolean(),
  showOnDevice: z.array(device),
  icon: z.string().optional(),
  parent: z.string().optional(),
})

/** A column of the footer: links, logos and running text. [DATA-10] */
export const footerItem = z.strictObject({
  id: slug,
  header: plainText,
  details: linkedText.optional(),
  links: z.array(z.strictObject({ linkName: plainText, url: linkAddress, newTab: z.boolean() })),
  logos: z
    .array(z.strictObject({ link: linkAddress, alt: plainText, img: picturesBySize }))
    .optional(),
  /** How many of the twelve columns of the grid it takes. */
  use_in_grid: z.int().min(1).max(footerColumnsMax).optional(),
})

/** A page of text: a static page, one of the venue's, or one at an address of its own. */
export const contentPage = z.strictObject({
  slug: path,
  /** The language of the text, where that is not Danish: readers of the screen need to know. */
  lang: z.enum(['da', 'en']).optional(),
  title: plainText,
  description: plainText,
  /** The day this wording took effect, where that matters to the reader. */
  version: day.optional(),
  image: picture.optional(),
  body: z.array(block).min(1),
})

/** A news item as the specification names its fields. [DATA-05] */
export const newsItem = z.strictObject({
  newsId: z.int().positive(),
  newsSlug: slug,
  subLine: plainText,
  title: plainText,
  image: picture,
  status: z.enum(['published', 'draft']),
  showArticleInNewsList: z.boolean(),
  createDate: day,
  body: z.array(block).min(1),
  showDateTime: z.boolean(),
  createdBy: plainText,
  updatedDate: day.optional(),
  updatedBy: plainText.optional(),
})

/**
 * The offer's own terms in steps are drawn by the site: these stand under them. Nothing here names a figure
 * of one deposit, and none is typed in.
 */
const termsInSteps = z.array(linkedText)

export const campaign = z.strictObject({
  slug,
  title: plainText,
  subLine: plainText,
  image: picture,
  segments,
  /** The conditions in full, next to the offer and never behind a link alone. */
  terms: z.array(linkedText).min(1),
  body: z.array(block).min(1),
  /** The words in their place while the welcome offer is shown deposit by deposit. [BONUS-01] */
  inSteps: z
    .strictObject({ subLine: plainText, terms: termsInSteps, body: z.array(block).min(1) })
    .optional(),
  button: z.strictObject({ text: plainText, address: linkAddress }),
  /** Carried into the registration as the campaign's code. [REG-07] */
  code: slug,
})

const landingPoints = z.array(plainText).min(1).max(6)

export const landingPage = z.strictObject({
  landingType: slug,
  landingById: slug,
  /** For whom it is; without it for everybody, like a campaign that names nobody. [DATA-15] */
  segments: segments.optional(),
  title: plainText,
  description: plainText,
  image: picture,
  points: landingPoints,
  terms: z.array(linkedText).min(1),
  /** As in a campaign. */
  inSteps: z
    .strictObject({ description: plainText, points: landingPoints, terms: termsInSteps })
    .optional(),
  button: z.strictObject({ text: plainText, address: linkAddress }),
  code: slug,
})

const bannerBase = {
  id: slug,
  /** Where it stands. */
  place: z.enum(['home', 'slots', 'tables', 'live', 'jackpots']),
  segments,
}

/** As in a campaign; its terms in short stand in the words, as `{offer.terms}`. */
const bannerInSteps = z.strictObject({ title: plainText, text: plainText, terms: plainText })

/** A banner of one of the two kinds of the specification. [DATA-15] */
export const banner = z.discriminatedUnion('kind', [
  z.strictObject({
    ...bannerBase,
    kind: z.literal('Image Slider'),
    slides: z
      .array(
        z.strictObject({
          ...picture.shape,
          title: plainText,
          text: plainText,
          terms: plainText.optional(),
          inSteps: bannerInSteps.optional(),
          button: z.strictObject({ text: plainText, address: linkAddress }),
        }),
      )
      .min(1)
      .max(8),
  }),
  z.strictObject({
    ...bannerBase,
    kind: z.literal('Video Banner'),
    video: z.string().regex(/^store:\/\/images\/[a-z0-9-]{1,80}\.(?:mp4|webm)$/),
    poster: picture,
    title: plainText,
    text: plainText,
    /** An offer's conditions stand where the offer does. */
    terms: plainText.optional(),
    inSteps: bannerInSteps.optional(),
    button: z.strictObject({ text: plainText, address: linkAddress }),
  }),
])

/** A popup over the pages of those it is for: a question, an offer, information. [DATA-07] */
export const popup = z.strictObject({
  id: slug,
  title: plainText,
  detail: linkedText,
  type: z.enum(['marketing', 'information']),
  status: z.enum(['enabled', 'disabled']),
  category: plainText,
  segments,
})

/** The images store: three entries by name. [DATA-09] */
export const imagesEntry = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('general'),
    logo: imageAddress,
    icon_menu: imageAddress,
    bg_menu_2: imageAddress,
  }),
  z.strictObject({ name: z.literal('credit'), icon: imageAddress }),
  z.strictObject({
    name: z.literal('wallpaper'),
    form: z.enum(['none', 'colour', 'image', 'carousel']),
    colour: cssColour.optional(),
    slides: z.array(picturesBySize).max(8),
    top_logo: picturesBySize,
    background_logo: picturesBySize,
  }),
])

const headerPart = z.enum([
  'menu',
  'links',
  'search',
  'credit',
  'welcome',
  'logo',
  'top_logo',
  'login',
  'register',
  'top_up',
])

/** The layouts: header, menu and what shows before the page, for each kind of device. [DATA-09] */
export const layout = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('layout_header'),
    /** Where the logo leads on a desktop; on other devices it is always home. [HEAD-03] */
    mainSite: linkAddress,
    /** Whether a slot game is played under the header. [HEAD-05] */
    useInPlayGames: z.boolean(),
    clock: z.strictObject({
      form: z.enum(['none', 'clock', 'timer']),
      timeZone: z.enum(['Europe/Copenhagen', 'Europe/Amsterdam']),
    }),
    ...perDevice(
      z.strictObject({
        start: z.array(headerPart),
        center: z.array(headerPart),
        end: z.array(headerPart),
        bottomMenu: z.boolean(),
      }),
    ).shape,
  }),
  z.strictObject({
    name: z.literal('layout_menu'),
    ...perDevice(z.strictObject({ form: z.enum(['dropdown', 'static']) })).shape,
  }),
  z.strictObject({
    name: z.literal('layout_preload'),
    ...perDevice(z.strictObject({ images: z.array(imageAddress).max(4) })).shape,
  }),
])

/** A style value of buttons or inputs: it becomes a CSS variable and may be nothing else. [DATA-12] */
export const styleValue = z
  .string()
  .regex(/^[#a-z0-9 ,.%()-]{1,60}$/i, { error: 'a style is a colour, a length or a few words' })
  .refine((value) => closesItsBrackets(value) && !/url\(/i.test(value), {
    error: 'a style closes its brackets and loads nothing',
  })
const buttonStyle = z.strictObject({
  name: z.string().regex(/^btn_[a-z0-9_]{1,60}$/),
  value: styleValue,
})
const inputStyle = z.strictObject({
  name: z
    .string()
    .regex(
      /^(?:reg|deposit|quick_deposit|contact_us|transfer_limit|withdraw|login_success)_[a-z0-9_]{1,60}$/,
    ),
  value: styleValue,
})

/** The metadata for search engines and for those who share a page. [DATA-11] */
export const seoRecord = z.strictObject({
  /** The path it is for; `seo_home` stands in for all that have none. */
  path: z.string().max(200),
  metaTitle: plainText,
  metaDescription: plainText,
  metaKeyWords: z.string().max(400),
  metaRobot: z.string().regex(/^(?:index|noindex), ?(?:follow|nofollow)$/),
  siteName: plainText,
  siteUrl: z.string().max(200),
  ogtitle: plainText,
  ogdescription: plainText,
  ogimage: imageAddress.or(z.literal('')),
})

/** A rule that sends a path elsewhere; an absolute address is loaded whole. [NAV-03] */
export const redirectRule = z.strictObject({
  path: linkAddress,
  to: linkAddress,
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
})

export const translation = z.string().max(2_000)

/** An open bracket would swallow whatever follows it in a style sheet. */
function closesItsBrackets(value: string): boolean {
  let left = value.replace(/[^()]/g, '')
  while (left.includes('()')) left = left.replaceAll('()', '')
  return left === ''
}

/** Every kind of entry of the content store, by name, with the shape of its value. */
export const contentKinds = {
  translation,
  configuration: configurationItem,
  menu: menuItem,
  footer: footerItem,
  page: contentPage,
  news: newsItem,
  campaign,
  landing: landingPage,
  banner,
  popup,
  images: imagesEntry,
  layout,
  button: buttonStyle,
  input: inputStyle,
  seo: seoRecord,
  redirect: redirectRule,
} as const

export type ContentKind = keyof typeof contentKinds
export type ContentValue<Kind extends ContentKind> = z.output<(typeof contentKinds)[Kind]>

export type ConfigurationItem = ContentValue<'configuration'>
export type MenuItem = ContentValue<'menu'>
export type FooterItem = ContentValue<'footer'>
export type ContentPage = ContentValue<'page'>
export type LandingPage = ContentValue<'landing'>
export type Banner = ContentValue<'banner'>
export type Popup = ContentValue<'popup'>
export type ImagesEntry = ContentValue<'images'>
export type Layout = ContentValue<'layout'>
export type HeaderPart = z.output<typeof headerPart>
export type SeoRecord = ContentValue<'seo'>
export type RedirectRule = ContentValue<'redirect'>
