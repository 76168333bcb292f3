import {
  callHeaders,
  type Failure,
  failureOf,
  forwardedStoreCalls,
  type HttpCall,
  routeOf,
  statusOfFailure,
} from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'

/** One request that reached the platform's store calls. */
export interface StoreRequest {
  name: string
  url: string
  secret: unknown
  handle: unknown
  clientAddress: unknown
  credential: unknown
  body: unknown
}

const at = '2026-11-21T13:00:00.000Z'

/** What each call succeeds with, as it goes over the wire. */
export const storeAnswers: Readonly<Record<string, unknown>> = {
  systemConfigByName: { id: 6, name: 'minAge', type: 'number', value: 21, isPublic: true },
  SMSUnsubscribe: { unsubscribed: 'sms' },
  UnsubscribeBrand: { unsubscribed: 'brand' },
  DisablePromotionalEmail: { unsubscribed: 'email' },
  setProperties: [{ property: 'acceptsmsoffer', value: 'True' }],
  'EmailNotify/update': { EmailNotify: 'True', SMSNotify: 'False' },
  MarketingNotification: { accepted: false, day: 1 },
  'MarketingNotification/accept': { accepted: true, acceptedAt: at, validUntil: at, day: 1 },
  getProperty: { property: 'firstdeposit', value: 'False' },
  UpdatePlayerTypeToDB: { playerType: 'money' },
  validateExpire: { sessionId: 'handle-of-mette', userId: '40118267', expiresAt: at },
  CreateSessionExpireLog: {},
}

/** The platform's store calls as small as the site's tests need; answers what was asked of them. */
export function addStoreNeighbour(server: FastifyInstance, knownSecret: string): StoreRequest[] {
  const requests: StoreRequest[] = []
  for (const spec of forwardedStoreCalls) serve(server, spec, requests, knownSecret)
  return requests
}

function serve(
  server: FastifyInstance,
  spec: HttpCall,
  requests: StoreRequest[],
  knownSecret: string,
): void {
  server.route({
    method: spec.method,
    url: routeOf(spec),
    handler: async ({ headers, body, url }, reply) => {
      const secret = headers[callHeaders.sessionSecret]
      requests.push({
        name: spec.name,
        url,
        secret,
        handle: headers[callHeaders.sessionHandle],
        clientAddress: headers[callHeaders.clientAddress],
        credential: headers[callHeaders.credential],
        body,
      })
      const refusal = refusalOf(spec, url, secret === knownSecret)
      if (refusal) return reply.code(statusOfFailure(refusal.code)).send(refusal)
      return { result: 1, data: storeAnswers[spec.name] }
    },
  })
}

/** The platform's word: a session it does not know, or something called `unknown`. */
function refusalOf(spec: HttpCall, url: string, isKnown: boolean): Failure | undefined {
  if (spec.session && !isKnown) return failureOf('session-expired')
  return url.includes('unknown') ? failureOf('unknown') : undefined
}
