import type { ListedNews } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { imageUrl } from '../../ground/links/image-address.ts'

/** A news item as a card or a head shows it. */
export interface ShownNews {
  slug: string
  subLine: string
  title: string
  image: string
  alt: string
  /** `21. november 2026`; undefined where the item hides it. */
  date: string | undefined
  /** ISO 8601, for machines. */
  published: string
}

export function shownNews(news: ListedNews): ShownNews {
  return {
    slug: news.newsSlug,
    subLine: news.subLine,
    title: news.title,
    image: imageUrl(news.image.image),
    alt: news.image.alt,
    date: news.showDateTime ? formatDate(new Date(news.publicDate)) : undefined,
    published: news.publicDate,
  }
}
