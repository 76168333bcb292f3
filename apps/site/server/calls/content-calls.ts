import {
  type Caller,
  failureOf,
  productFooter,
  productImages,
  productLayouts,
  productMainContent,
  productMenu,
  productNavigation,
  productNewsDetail,
  productNewsList,
  productSeo,
  productSiteInfo,
  productThemeButton,
  productThemeInput,
  productTranslations,
  readNews,
  readNewsList,
  readPage,
} from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import type { ContentStore } from '../neighbours/content.ts'
import { serveApi } from './api.ts'
import {
  footerColumnsOf,
  imagesStoreOf,
  layoutsOf,
  menuTreeOf,
  navigationOf,
  seoRecordOf,
} from './content-parts.ts'

/** The product calls that tell what the site shows everybody. [API-02] */
export function addContentCalls(
  scope: FastifyInstance,
  { content, platform }: { content: ContentStore; platform: Caller },
): void {
  addStartupCalls(scope, content)
  serveApi(scope, productMenu, async () => menuTreeOf(await content.current()))
  serveApi(scope, productNavigation, async ({ body }) => {
    // Nobody administers anything here.
    if (body.isAdmin) return failureOf('not-allowed')
    return { result: 1, data: navigationOf(await content.current(), body.active) }
  })
  serveApi(scope, productSeo, async ({ body }) => seoRecordOf(await content.current(), body.slug))
  serveApi(scope, productMainContent, async ({ body }) => {
    const outcome = await platform.call(readPage, { slug: body.name })
    return outcome.ok ? { result: 1, data: outcome.page } : failureOf('unknown')
  })
  addNewsCalls(scope, platform)
}

/** The parts a document is loaded from, in their order; a browser asks only to try again. */
function addStartupCalls(scope: FastifyInstance, content: ContentStore): void {
  serveApi(scope, productLayouts, async () => layoutsOf(await content.current()))
  serveApi(scope, productTranslations, async () => (await content.current()).translations)
  serveApi(scope, productImages, async () => imagesStoreOf(await content.current()))
  serveApi(scope, productThemeButton, async () => (await content.current()).buttons)
  serveApi(scope, productThemeInput, async () => (await content.current()).inputs)
  serveApi(scope, productFooter, async () => footerColumnsOf(await content.current()))
  serveApi(scope, productSiteInfo, async () => ({
    result: 1,
    data: (await content.current()).configuration,
  }))
}

function addNewsCalls(scope: FastifyInstance, platform: Caller): void {
  serveApi(scope, productNewsList, async ({ body }) => {
    const { CurrentPage: page, PageSize: pageSize, showArticleInNewsList } = body
    const wish = {
      page,
      pageSize,
      ...(showArticleInNewsList !== undefined && { showArticleInNewsList }),
    }
    const outcome = await platform.call(readNewsList, wish)
    if (!outcome.ok) return failureOf('unknown')
    const { ok: _, news: data, ...pagination } = outcome
    return { result: 1, data: { data, ...pagination } }
  })
  serveApi(scope, productNewsDetail, async ({ body }) => {
    const outcome = await platform.call(readNews, { slug: body.newsSlug })
    return outcome.ok ? { result: 1, data: outcome.news } : failureOf('unknown')
  })
}
