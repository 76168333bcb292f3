import {
  readCampaign,
  readCampaigns,
  readContent,
  readContentAddresses,
  readContentVersion,
  readLandingPage,
  readNews,
  readNewsList,
  readPage,
} from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import * as content from '../content/index.ts'
import type { Db } from '../db/index.ts'
import type { Rim } from './rim.ts'
import { serveCall } from './serve-call.ts'

const unknown = { ok: false, refusal: 'unknown' } as const

export function registerContentCalls(rim: Rim, { db, clock }: { db: Db; clock: Clock }): void {
  serveCall(rim, readContentVersion, async () => ({
    ok: true,
    version: await content.readContentVersion(db, clock.now()),
  }))
  serveCall(rim, readContent, async () => ({
    ok: true,
    ...(await content.readContent(db, clock.now())),
  }))
  serveCall(rim, readPage, async ({ request }) => {
    const page = await content.findPage(db, request.slug, clock.now())
    return page ? { ok: true, page } : unknown
  })
  serveCall(rim, readNewsList, async ({ request }) => ({
    ok: true,
    ...(await content.listNews(db, request, clock.now())),
  }))
  serveCall(rim, readNews, async ({ request }) => {
    const news = await content.findNews(db, request.slug, clock.now())
    return news ? { ok: true, news } : unknown
  })
  serveCall(rim, readCampaigns, async ({ request }) => ({
    ok: true,
    campaigns: await content.listCampaigns(db, request.segment, clock.now()),
  }))
  serveCall(rim, readCampaign, async ({ request }) => {
    const campaign = await content.findCampaign(db, request.slug, clock.now())
    return campaign ? { ok: true, campaign } : unknown
  })
  serveCall(rim, readLandingPage, async ({ request }) => {
    const landing = await content.findLandingPage(db, { ...request, at: clock.now() })
    return landing ? { ok: true, landing } : unknown
  })
  serveCall(rim, readContentAddresses, async () => ({
    ok: true,
    ...(await content.readAddresses(db, clock.now())),
  }))
}
