import { readNews, readNewsList } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { loader } from '../../app/pages/news/detail-page.tsx'
import { siteLoading } from '../testing/test-loading.ts'
import { newsItem } from '../testing/test-product-neighbour.ts'

const path = `/nyheder/${newsItem.newsSlug}`

/** What the page of the neighbour's one item is made of while the call named fails. */
async function readItem(failing: string) {
  const told: unknown[] = []
  await using site = await siteLoading({ loader, path, params: { slug: newsItem.newsSlug } }, told)
  site.neighbours.failing.add(failing)
  await site.server.inject({ url: path })
  return { told: told[0], logged: site.logged.join() }
}

test('[ERR-02] a news item stands alone while the others cannot be read, and it is noted', async () => {
  const { told, logged } = await readItem(readNewsList.path)
  expect(told).toMatchObject({ news: { title: newsItem.title }, others: [] })
  expect(logged).toContain('a page part failed')
})

test('[ERR-02] a news item that cannot be read is a page that was not found', async () => {
  const { told, logged } = await readItem(readNews.path)
  expect(told).toMatchObject({ data: `Page Not Found: ${path}`, init: { status: 404 } })
  expect(logged).toContain('a page part failed')
})
