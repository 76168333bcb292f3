import {
  acceptMarketingNotification,
  createSessionExpireLog,
  disablePromotionalEmail,
  failureOf,
  getProperty,
  mayCall,
  readMarketingNotification,
  readUserProfile as readUserProfileCall,
  setProperties,
  smsUnsubscribe,
  systemConfigByName,
  unsubscribeBrand,
  updateDepositor as updateDepositorCall,
  updateEmailNotify,
  updatePlayerType,
  validateExpire,
} from '@nordlys/contracts'
import { findConfiguration } from '../content/index.ts'
import type { Db } from '../db/index.ts'
import {
  acceptPopup,
  type MarketingContext,
  readAcceptance,
  readOffers,
  readPairs,
  readUserProfile,
  setOffers,
  setPlayerType,
  type UnsubscribeWay,
  unsubscribe,
  updateDepositor,
} from '../marketing/index.ts'
import { logSessionExpiry, type PlayersContext } from '../players/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'
import { openStore, serveStoreCall } from './serve-store-call.ts'

export interface StoreContext {
  db: Db
  marketing: MarketingContext
  players: PlayersContext
}

/** The backend store calls of the specification, and the profile that the site asks for. [API-03] */
export function registerStoreCalls(edge: Edge, context: StoreContext): void {
  serveCall(edge, readUserProfileCall, async (asked) => ({
    ok: true,
    ...(await readUserProfile(context.marketing, sessionIn(asked))),
  }))
  openStore(edge.app, (app) => {
    const store = { ...edge, app }
    registerConfiguration(store, context)
    registerUnsubscribing(store, context.marketing)
    registerOffers(store, context.marketing)
    registerPopup(store, context.marketing)
    registerPlayerKind(store, context.marketing)
    registerSessionCalls(store, context.players)
  })
}

/** What is not public is not there, whoever asks: no page has a use for it. */
function registerConfiguration(edge: Edge, { db }: StoreContext): void {
  serveStoreCall(edge, systemConfigByName, async ({ query }) => {
    const item = await findConfiguration(db, query.name)
    return item?.isPublic ? { result: 1, data: item } : failureOf('unknown')
  })
}

function registerUnsubscribing(edge: Edge, marketing: MarketingContext): void {
  const { brand } = marketing.rules
  const take = async (
    way: UnsubscribeWay,
    from: { token: string; clientAddress: string; at: Date },
  ) => {
    const isDone = await unsubscribe(marketing, { way, ...from })
    return isDone
      ? ({ result: 1, data: { unsubscribed: way.kind } } as const)
      : failureOf('unknown')
  }
  serveStoreCall(edge, smsUnsubscribe, ({ params, clientAddress, at }) =>
    take({ kind: 'sms', brand }, { token: params.playerId, clientAddress, at }),
  )
  serveStoreCall(edge, unsubscribeBrand, ({ body, clientAddress, at }) =>
    take({ kind: 'brand', brand: body.brand }, { token: body.playerID, clientAddress, at }),
  )
  serveStoreCall(edge, disablePromotionalEmail, ({ query, at }) =>
    take({ kind: 'email', brand }, { token: query.UserGuid, clientAddress: query.IpAddress, at }),
  )
}

/** Read from the payments; nobody sets it. */
const firstDeposit = 'firstdeposit' as const

function registerOffers(edge: Edge, marketing: MarketingContext): void {
  serveStoreCall(edge, setProperties, async (asked) => {
    const given = readPairs(asked.body)
    if (!given) return failureOf('unknown-property')
    const { playerId } = sessionIn(asked)
    return { result: 1, data: await setOffers(marketing, { playerId, given, at: asked.at }) }
  })
  serveStoreCall(edge, updateEmailNotify, async (asked) => {
    const { EmailNotify, SMSNotify } = asked.query
    const given = { email: EmailNotify, sms: SMSNotify }
    await setOffers(marketing, { playerId: sessionIn(asked).playerId, given, at: asked.at })
    return { result: 1, data: { EmailNotify, SMSNotify } }
  })
  serveStoreCall(edge, getProperty, async (asked) => {
    const { playerId } = sessionIn(asked)
    const { keyProperty } = asked.query
    if (keyProperty === firstDeposit) {
      const value = await marketing.hasDeposited(marketing.db, playerId)
      return { result: 1, data: { property: firstDeposit, value } }
    }
    const offers = await readOffers(marketing, playerId)
    const offer = offers.find(({ property }) => property === keyProperty)
    return offer ? { result: 1, data: offer } : failureOf('unknown-property')
  })
}

function registerPopup(edge: Edge, marketing: MarketingContext): void {
  serveStoreCall(edge, readMarketingNotification, async (asked) => {
    const { playerId } = sessionIn(asked)
    if (Number(asked.params.userId) !== playerId) return failureOf('not-allowed')
    return { result: 1, data: await readAcceptance(marketing, playerId, asked.at) }
  })
  serveStoreCall(edge, acceptMarketingNotification, async (asked) => {
    const session = sessionIn(asked)
    const { playerId, standing } = session
    const { userId, day: days } = asked.body
    const isAllowed = mayCall('accept-marketing', standing)
    if (Number(userId) !== playerId || !isAllowed) return failureOf('not-allowed')
    return { result: 1, data: await acceptPopup(marketing, { playerId, days, at: asked.at }) }
  })
}

function registerPlayerKind(edge: Edge, marketing: MarketingContext): void {
  serveStoreCall(edge, updateDepositorCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    return { result: 1, data: await updateDepositor(marketing, { playerId, at: asked.at }) }
  })
  serveStoreCall(edge, updatePlayerType, async (asked) => {
    const { playerType } = asked.query
    await setPlayerType(marketing.db, sessionIn(asked).playerId, playerType)
    return { result: 1, data: { playerType } }
  })
}

function registerSessionCalls(edge: Edge, players: PlayersContext): void {
  serveStoreCall(edge, validateExpire, async (asked) => {
    const { sessionId, playerId, expiresAt } = sessionIn(asked)
    return { result: 1, data: { sessionId, userId: String(playerId), expiresAt } }
  })
  serveStoreCall(edge, createSessionExpireLog, async ({ body, brought, clientAddress, at }) => {
    if (!brought.handle && !brought.secret) return failureOf('unknown')
    const outcome = await logSessionExpiry(players, {
      ...brought,
      playerId: Number(body.userId),
      fromRoute: body.from_route,
      saidAt: new Date(body.datetime),
      clientAddress,
      at,
    })
    return outcome === 'noted' ? { result: 1, data: {} } : failureOf(outcome)
  })
}
