import type { AnswerOf, RequestOf, readNews, readNewsList } from '@nordlys/contracts'
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'
import { type ContentEntry, entryOf, findPublic, isPublicAt } from './entries.ts'
import { isPublished } from './read-content.ts'
import './tables.ts'

type NewsPage = Omit<AnswerOf<typeof readNewsList>, 'ok'>
type NewsDetail = AnswerOf<typeof readNews>['news']

/** A page of the published news, newest first. A page beyond the last is empty. [CONTENT-01] */
export async function listNews(
  db: Db,
  wish: RequestOf<typeof readNewsList>,
  at: Date,
): Promise<NewsPage> {
  const { page, pageSize, showArticleInNewsList: isListed } = wish
  const listed = db
    .selectFrom('content_entry')
    .where('kind', '=', 'news')
    .where(isPublicAt(at))
    .where(isPublished)
    .$if(isListed !== undefined, (query) =>
      query.where(sql<boolean>`(value ->> 'showArticleInNewsList')::boolean = ${isListed}`),
    )
  const { total } = await listed
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await listed
    .selectAll()
    .orderBy(sql`public_from DESC NULLS LAST`)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const totalRecords = Number(total)
  return {
    news: rows.map((row) => {
      const { body: _, ...listedFields } = detailOf(entryOf('news', row))
      return listedFields
    }),
    currentPage: page,
    lastPage: Math.max(1, Math.ceil(totalRecords / pageSize)),
    pageSize,
    totalRecords,
  }
}

/** One published news item by its address. */
export async function findNews(db: Db, slug: string, at: Date): Promise<NewsDetail | undefined> {
  const entry = await findPublic(db, { kind: 'news', id: slug, at })
  return entry?.value.status === 'published' ? detailOf(entry) : undefined
}

function detailOf({ value, publicFrom, publicUntil }: ContentEntry<'news'>): NewsDetail {
  return {
    ...value,
    // One without a date of publishing is public since it was made.
    publicDate: (publicFrom ?? new Date(`${value.createDate}T00:00:00Z`)).toISOString(),
    ...(publicUntil && { deleteDate: publicUntil.toISOString() }),
  }
}
