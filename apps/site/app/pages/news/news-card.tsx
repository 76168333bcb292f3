import { Link } from '@nordlys/ui'
import { newsAddress } from '../../ground/links/news-address.ts'
import type { ShownNews } from './read-news.ts'

export interface NewsCardProps {
  news: ShownNews
  /** Whether it is in sight when the page opens. */
  eager?: boolean
  /** The first of a list is larger. */
  large?: boolean
}

/** A news item in a list: the whole card leads to it. */
export function NewsCard({ news, eager = false, large = false }: NewsCardProps) {
  return (
    <article className={large ? 's-news-card s-news-card--large' : 's-news-card'}>
      <img
        className="s-news-card__image"
        src={news.image}
        alt=""
        width={1280}
        height={720}
        loading={eager ? 'eager' : 'lazy'}
        {...(large && { fetchPriority: 'high' as const })}
      />
      <div className="s-news-card__words">
        <h2 className={large ? 'n-h2' : 'n-h3'}>
          <Link href={newsAddress(news.slug)} className="s-news-card__link">
            {news.title}
          </Link>
        </h2>
        <p className="s-news-card__line">{news.subLine}</p>
        {news.date && (
          <time className="n-micro n-text-3" dateTime={news.published}>
            {news.date}
          </time>
        )}
      </div>
    </article>
  )
}
