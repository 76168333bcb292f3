import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { nothing } from '../base/wire.ts'
import {
  banner,
  campaign,
  contentPage,
  footerItem,
  imagesEntry,
  landingPage,
  layout,
  menuItem,
  newsItem,
  popup,
  redirectRule,
  seoRecord,
} from './kinds.ts'
import { playerSegment } from './parts.ts'

export const readContentVersion = call({
  name: 'read-content-version',
  path: '/v1/content/version',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({ version: z.string() }),
  refusals: { unknown: nothing },
})

/**
 * The content that every page of the site needs, at one version: everything public but the texts
 * that have a page of their own.
 */
export const readContent = call({
  name: 'read-content',
  path: '/v1/content/read',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({
    version: z.string(),
    /** group, then key, then the Danish text with `{parameters}`. */
    translations: z.record(z.string(), z.record(z.string(), z.string())),
    menu: z.array(menuItem),
    footer: z.array(footerItem),
    /** The public configuration items by name. */
    configuration: z.record(z.string(), z.json()),
    images: z.array(imagesEntry),
    layouts: z.array(layout),
    /** Style values by name, `btn_…`. */
    buttons: z.record(z.string(), z.string()),
    /** Style values by name, `reg_…` and the like. */
    inputs: z.record(z.string(), z.string()),
    seo: z.array(seoRecord),
    redirects: z.array(redirectRule),
    banners: z.array(banner),
    popups: z.array(popup),
  }),
  refusals: { unknown: nothing },
})

const slugField = lineField(80)

export const readPage = call({
  name: 'read-page',
  path: '/v1/content/page',
  actor: { kind: 'visitor' },
  request: z.object({ slug: lineField(330) }),
  answer: z.object({ page: contentPage }),
  refusals: { unknown: nothing },
})

/** A news item of the list: all but its text. `publicDate` is when it was published. */
export const listedNews = newsItem.omit({ body: true }).extend({ publicDate: z.iso.datetime() })

export const readNewsList = call({
  name: 'read-news-list',
  path: '/v1/content/news/list',
  actor: { kind: 'visitor' },
  request: z.object({
    /** From 1. */
    page: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
    /** When given, only those that are in the list, or only those that are not. */
    showArticleInNewsList: z.boolean().optional(),
  }),
  answer: z.object({
    news: z.array(listedNews),
    currentPage: z.int(),
    lastPage: z.int(),
    pageSize: z.int(),
    totalRecords: z.int(),
  }),
  refusals: { unknown: nothing },
})

export const readNews = call({
  name: 'read-news',
  path: '/v1/content/news/detail',
  actor: { kind: 'visitor' },
  request: z.object({ slug: slugField }),
  answer: z.object({
    news: newsItem.extend({
      publicDate: z.iso.datetime(),
      deleteDate: z.iso.datetime().optional(),
    }),
  }),
  refusals: { unknown: nothing },
})

const period = { publicFrom: z.iso.datetime().optional(), publicUntil: z.iso.datetime().optional() }

/** A campaign of the list: all but its text. */
const listedCampaign = campaign.omit({ body: true }).extend(period)

export const readCampaigns = call({
  name: 'read-campaigns',
  path: '/v1/content/campaigns/list',
  actor: { kind: 'visitor' },
  request: z.object({ segment: playerSegment }),
  answer: z.object({ campaigns: z.array(listedCampaign) }),
  refusals: { unknown: nothing },
})

export const readCampaign = call({
  name: 'read-campaign',
  path: '/v1/content/campaigns/detail',
  actor: { kind: 'visitor' },
  request: z.object({ slug: slugField }),
  answer: z.object({ campaign: campaign.extend(period) }),
  refusals: { unknown: nothing },
})

export const readLandingPage = call({
  name: 'read-landing-page',
  path: '/v1/content/landing',
  actor: { kind: 'visitor' },
  request: z.object({ landingType: slugField, landingById: slugField }),
  answer: z.object({ landing: landingPage }),
  refusals: { unknown: nothing },
})

/**
 * The path of every page of content that is public now, for the sitemap. Those of `offerPaths` tell
 * of the welcome offer alone, and are there while there is one; of them `offerStepPaths` alone have
 * words for one that is described deposit by deposit.
 */
export const readContentAddresses = call({
  name: 'read-content-addresses',
  path: '/v1/content/addresses',
  actor: { kind: 'visitor' },
  request: z.object({}),
  answer: z.object({
    paths: z.array(z.string()),
    offerPaths: z.array(z.string()),
    offerStepPaths: z.array(z.string()),
  }),
  refusals: { unknown: nothing },
})

export type ListedNews = z.output<typeof listedNews>
export type ListedCampaign = z.output<typeof listedCampaign>

/** Where the platform gives out a picture of the content store, by its name; GET, with a credential. */
export const contentImagesPath = '/v1/content/images/'
