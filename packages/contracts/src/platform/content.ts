import { z } from 'zod'
import { call } from '../call.ts'
import { nothing } from '../wire.ts'

/** A menu item as the specification names its fields. [DATA-08] */
export const menuItem = z.object({
  id: z.string(),
  text: z.string(),
  slug: z.string(),
  target: z.enum(['_self', '_blank']),
  authRequired: z.boolean(),
  showOnDevice: z.array(z.enum(['mobile', 'tablet', 'desktop'])),
  icon: z.string().optional(),
  parent: z.string().optional(),
})

export const footerItem = z.object({
  header: z.string(),
  details: z.string().optional(),
  links: z.array(z.object({ linkName: z.string(), url: z.string(), newTab: z.boolean() })),
})

export const readContentVersion = call({
  name: 'read-content-version',
  path: '/v1/content/version',
  session: false,
  request: z.object({}),
  answer: z.object({ version: z.string() }),
  refusals: { unknown: nothing },
})

/** Everything the site shows that is not a player's or a game's, at one version. */
export const readContent = call({
  name: 'read-content',
  path: '/v1/content/read',
  session: false,
  request: z.object({}),
  answer: z.object({
    version: z.string(),
    /** group, then key, then the Danish text with `{parameters}`. */
    translations: z.record(z.string(), z.record(z.string(), z.string())),
    menu: z.array(menuItem),
    footer: z.array(footerItem),
    /** The public configuration items by name. */
    configuration: z.record(z.string(), z.json()),
  }),
  refusals: { unknown: nothing },
})

/** A page of text that an editor writes, such as the terms. */
export const contentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The day this wording took effect. */
  version: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})

export const readPage = call({
  name: 'read-page',
  path: '/v1/content/page',
  session: false,
  request: z.object({ slug: z.string().max(80) }),
  answer: z.object({ page: contentPage }),
  refusals: { unknown: nothing },
})

export type ContentPage = z.output<typeof contentPage>
export type MenuItem = z.output<typeof menuItem>
export type FooterItem = z.output<typeof footerItem>
