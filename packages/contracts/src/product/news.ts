import { z } from 'zod'
import { newsPageSize } from '../base/business-constants.ts'
import { httpCall, resultOf } from '../base/http-call.ts'
import { lineField } from '../base/text.ts'
import { listedNews, readNews } from '../content/calls.ts'

export const productNewsList = httpCall({
  name: 'news-list',
  method: 'POST',
  path: '/api/news/news-list',
  summary: 'A page of the published news, newest first',
  body: z.object({
    PageSize: z.int().min(1).max(100).default(newsPageSize),
    CurrentPage: z.int().min(1).max(10_000).default(1),
    showArticleInNewsList: z.boolean().optional(),
    /** Drafts are nobody's to read. */
    status: z.literal('published').optional(),
  }),
  answer: resultOf(
    z.object({
      data: z.array(listedNews),
      currentPage: z.int(),
      lastPage: z.int(),
      pageSize: z.int(),
      totalRecords: z.int(),
    }),
  ),
})

export const productNewsDetail = httpCall({
  name: 'news-detail',
  method: 'POST',
  path: '/api/news/news-detail',
  summary: 'A published news item with its text',
  body: z.object({ newsSlug: lineField(80).min(1) }),
  answer: resultOf(readNews.answer.shape.news),
  failures: ['unknown'],
})
