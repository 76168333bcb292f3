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
import type { Edge } from './edge.ts'
import { serveCall } from './serve-call.ts'

const unknown = { ok: false, refusal: 'unknown' } as const

export function registerContentCalls(edge: Edge, { db, clock }: { db: Db; clock: Clock }): void {
  serveCall(edge, readContentVersion, async () => ({
    ok: true,
    version: await content.readContentVersion(db, clock.now()),
  }))
  serveCall(edge, readContent, async () => ({
    ok: true,
    ...(await content.readContent(db, clock.now())),
  }))
  serveCall(edge, readPage, async ({ request }) => {
    const page = await content.findPage(db, request.slug, clock.now())
    return page ? { ok: true, page } : unknown
  })
  serveCall(edge, readNewsList, async ({ request }) => ({
    ok: true,
    ...(await content.listNews(db, request, clock.now())),
  }))
  serveCall(edge, readNews, async ({ request }) => {
    const news = await content.findNews(db, request.slug, clock.now())
    return news ? { ok: true, news } : unknown
  })
  serveCall(edge, readCampaigns, async ({ request }) => ({
    ok: true,
    campaigns: await content.listCampaigns(db, request.segment, clock.now()),
  }))
  serveCall(edge, readCampaign, async ({ request }) => {
    const campaign = await content.findCampaign(db, request.slug, clock.now())
    return campaign ? { ok: true, campaign } : unknown
  })
  serveCall(edge, readLandingPage, async ({ request }) => {
    const landing = await content.findLandingPage(db, { ...request, at: clock.now() })
    return landing ? { ok: true, landing } : unknown
  })
  serveCall(edge, readContentAddresses, async () => ({
    ok: true,
    ...(await content.readAddresses(db, clock.now())),
  }))
}
