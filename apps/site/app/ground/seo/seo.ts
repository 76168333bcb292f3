import type { SeoRecord } from '@nordlys/contracts'
import type { MetaDescriptor } from 'react-router'
import { imageUrl } from '../links/image-address.ts'
import { type RequestScope, textsOf } from '../scope/request-scope.ts'
import { translator } from '../text/texts.ts'

/** The description of a page for search engines and for those who share it. */
export interface Seo {
  title: string
  description: string
  keywords: string
  robots: string
  siteName: string
  /** The page's own address, without what only filters it. */
  url: string
  ogTitle: string
  ogDescription: string
  ogImage: string
  type: 'website' | 'article'
  /** schema.org objects. */
  structured: readonly object[]
}

export interface OwnSeo {
  /** The page's own address, where its path alone is another page's. */
  address?: string
  title?: string
  description?: string
  /** `store://…` */
  image?: string
  /** The address of a picture of our own, where the content has none. */
  picture?: string
  type?: Seo['type']
  robots?: string
  structured?: readonly object[]
}

/**
 * The description by a page's own content, else by the record of its path, else by `seo_home`; all
 * of them may be absent, and the page still has a name. [DATA-11, ERR-05]
 */
export function seoOf(scope: RequestScope, pathname: string, own: OwnSeo = {}): Seo {
  const { content, publicUrl } = scope
  const record = recordOf(content.seo, pathname)
  const home = recordOf(content.seo, 'seo_home')
  const t = translator(textsOf(scope, 'seo', 'keywords'))
  const siteName = record?.siteName ?? home?.siteName ?? t('seo.site_name')
  const title = own.title ? `${own.title} | ${siteName}` : (record ?? home)?.metaTitle
  const description = own.description ?? (record ?? home)?.metaDescription ?? ''
  const image = own.image ?? record?.ogimage ?? home?.ogimage
  return {
    title: title ?? siteName,
    description,
    keywords: record?.metaKeyWords ?? t('keywords.site'),
    robots: own.robots ?? record?.metaRobot ?? 'index, follow',
    siteName,
    url: new URL(own.address ?? pathname, publicUrl).href,
    ogTitle: own.title ?? (record ?? home)?.ogtitle ?? siteName,
    ogDescription: own.description ?? (record ?? home)?.ogdescription ?? description,
    ogImage: new URL(own.picture ?? (image ? imageUrl(image) : '/art/og.jpg'), publicUrl).href,
    type: own.type ?? 'website',
    structured: own.structured ?? [],
  }
}

/** The tags of a page's head; none when its loader failed, whose error page has its own. */
export function seoTags(seo: Seo | undefined): MetaDescriptor[] {
  if (!seo) return []
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    ...(seo.keywords ? [{ name: 'keywords', content: seo.keywords }] : []),
    { name: 'robots', content: seo.robots },
    { tagName: 'link', rel: 'canonical', href: seo.url },
    { property: 'og:site_name', content: seo.siteName },
    { property: 'og:type', content: seo.type },
    { property: 'og:locale', content: 'da_DK' },
    { property: 'og:url', content: seo.url },
    { property: 'og:title', content: seo.ogTitle },
    { property: 'og:description', content: seo.ogDescription },
    { property: 'og:image', content: seo.ogImage },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...seo.structured.map((object) => ({ 'script:ld+json': object })),
  ]
}

/** Of a page that is a player's own, or belongs to a payment: search engines are to pass it by. */
export function privateTags(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}

function recordOf(records: readonly SeoRecord[], path: string): SeoRecord | undefined {
  return records.find((record) => record.path === path)
}
