import { newsPageSize, readNewsList } from '@nordlys/contracts'
import { EmptyState, Pager } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { callPlatform, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './news.css'
import { newsListAddress, pageNumberIn } from '../../ground/links/news-address.ts'
import { NewsCard } from './news-card.tsx'
import { shownNews } from './read-news.ts'

/** The news, newest first, 26 a page. [ROUTE-08, CONTENT-01] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const page = pageNumberIn(url.searchParams)
  const wish = { page, pageSize: newsPageSize, showArticleInNewsList: true }
  const outcome = await callPlatform(scope, readNewsList, wish)
  const list = outcome.ok ? outcome : { news: [], currentPage: 1, lastPage: 1, totalRecords: 0 }
  // An address from a time with more pages leads to the last there is.
  if (page > list.lastPage) throw redirect(newsListAddress(list.lastPage))
  return {
    texts: textsOf(scope, 'news'),
    seo: seoOf(scope, '/nyheder', { address: newsListAddress(page) }),
    news: list.news.map(shownNews),
    page: list.currentPage,
    lastPage: list.lastPage,
    totalRecords: list.totalRecords,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

/** The pictures that are in sight at once. */
const eagerCards = 4

export default function NewsPage() {
  const t = useTexts()
  const { news, page, lastPage, totalRecords } = useLoaderData<typeof loader>()
  const first = (page - 1) * newsPageSize + 1
  return (
    <div className="n-wrap s-page s-page--list s-news">
      <h1 className="n-h1">{t('news.title')}</h1>
      <p className="n-text-2 n-reading">{t('news.intro')}</p>
      {news.length === 0 && (
        <EmptyState title={t('news.empty_title')} text={t('news.empty_text')} />
      )}
      <ul className="s-news__list">
        {news.map((item, place) => (
          <li key={item.slug}>
            <NewsCard news={item} eager={place < eagerCards} large={page === 1 && place === 0} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('news.pages')}
        previousLabel={t('news.previous')}
        nextLabel={t('news.next')}
        page={page}
        pageCount={lastPage}
        hrefOf={newsListAddress}
        range={t('news.range', {
          first: String(first),
          last: String(first + news.length - 1),
          total: String(totalRecords),
        })}
      />
    </div>
  )
}
