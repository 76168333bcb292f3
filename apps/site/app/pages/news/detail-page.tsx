import { newsPageSize, readNews, readNewsList } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { Icon, Link } from '@nordlys/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import {
  callPlatform,
  type RequestScope,
  scopeOf,
  textsOf,
} from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { breadcrumbs } from '../../ground/seo/structured.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Blocks } from '../../parts/content/blocks.tsx'
import { readBlockGames } from '../../parts/content/read-block-games.ts'
import './news.css'
import { newsAddress } from '../../ground/links/news-address.ts'
import { NewsCard } from './news-card.tsx'
import { shownNews } from './read-news.ts'

const othersCount = 3

/** One news item; one that is not there, or cannot be read, is a page that was not found. [ERR-02] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const slug = params.slug ?? ''
  const news = await findNews(scope, slug)
  if (!news) throw pageNotFound(url)
  const { body, updatedDate, createdBy } = news
  const shown = shownNews(news)
  return {
    texts: textsOf(scope, 'news'),
    seo: seoOf(scope, newsAddress(slug), {
      title: news.title,
      description: news.subLine,
      image: news.image.image,
      type: 'article',
      structured: [
        {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: news.title,
          datePublished: news.publicDate,
          ...(updatedDate && { dateModified: updatedDate }),
          author: { '@type': 'Organization', name: createdBy },
          image: [new URL(shown.image, scope.publicUrl).href],
        },
        breadcrumbs(scope.publicUrl, [
          { name: scope.content.translations.news?.title ?? '', path: '/nyheder' },
          { name: news.title, path: newsAddress(slug) },
        ]),
      ],
    }),
    news: shown,
    body,
    createdBy,
    updated: updatedDate && formatDate(new Date(`${updatedDate}T12:00:00Z`)),
    blockGames: await readBlockGames(scope, body),
    others: await readOthers(scope, slug),
  }
}

function findNews(scope: RequestScope, slug: string) {
  return orElse(scope, undefined, async () => {
    const outcome = await callPlatform(scope, readNews, { slug })
    return outcome.ok ? outcome.news : undefined
  })
}

/** Some other news; none while they cannot be read, which is no trouble of the item's own. [ERR-02] */
function readOthers(scope: RequestScope, slug: string) {
  const wish = { page: 1, pageSize: newsPageSize, showArticleInNewsList: true }
  return orElse(scope, [], async () => {
    const outcome = await callPlatform(scope, readNewsList, wish)
    const news = outcome.ok ? outcome.news : []
    return news
      .filter(({ newsSlug }) => newsSlug !== slug)
      .slice(0, othersCount)
      .map(shownNews)
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function NewsDetailPage() {
  const t = useTexts()
  const { news, body, createdBy, updated, blockGames, others } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap s-page s-news-detail">
      <Link href="/nyheder" className="s-news-detail__back">
        <Icon glyph={ChevronLeft} size={18} />
        {t('news.all')}
      </Link>
      <article>
        <h1 className="n-h1">{news.title}</h1>
        <p className="s-news-detail__line">{news.subLine}</p>
        <p className="n-small n-text-3">
          {news.date && <time dateTime={news.published}>{news.date}</time>}
          {news.date && ' · '}
          {t('news.by', { name: createdBy })}
          {updated && ` · ${t('news.updated', { date: updated })}`}
        </p>
        <img
          className="s-news-detail__image"
          src={news.image}
          alt={news.alt}
          width={1280}
          height={720}
          fetchPriority="high"
        />
        <Blocks blocks={body} games={blockGames} />
      </article>
      {others.length > 0 && (
        <section className="s-news-detail__others" aria-labelledby="flere-nyheder">
          <h2 className="n-h2" id="flere-nyheder">
            {t('news.more')}
          </h2>
          <ul className="s-news__list">
            {others.map((other) => (
              <li key={other.slug}>
                <NewsCard news={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
