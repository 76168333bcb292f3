import { readContent, readContentVersion, readPage } from '@nordlys/contracts'
import * as content from '../content/index.ts'
import type { Db } from '../db/index.ts'
import type { Rim } from './rim.ts'
import { serveCall } from './serve-call.ts'

export function registerContentCalls(rim: Rim, { db }: { db: Db }): void {
  serveCall(rim, readContentVersion, async () => ({
    ok: true,
    version: await content.readContentVersion(db),
  }))
  serveCall(rim, readPage, async ({ request }) => {
    const page = await content.findPage(db, request.slug)
    return page ? { ok: true, page } : { ok: false, refusal: 'unknown' }
  })
  serveCall(rim, readContent, async () => ({ ok: true, ...(await content.readContent(db)) }))
}
