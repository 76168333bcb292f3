import type { OfferProperty } from '@nordlys/contracts'
import { type Check, checkedAnswer, exactly, objectOf } from '@nordlys/core'

const acceptanceCookie = '_accept_news'
const daySeconds = 86_400

/** A way of sending offers, which is consented to on its own. [MKT-05] */
export type OfferWay = 'email' | 'sms'

const offerWays: readonly OfferWay[] = ['email', 'sms']

const propertyOf: Readonly<Record<OfferWay, OfferProperty>> = {
  email: 'acceptemailoffer',
  sms: 'acceptsmsoffer',
}

/** Whether this browser holds an acceptance; its cookie ends when the acceptance does. [MKT-02] */
export function hasAcceptanceHere(): boolean {
  return document.cookie.split(';').some((part) => part.trim() === `${acceptanceCookie}=1`)
}

/**
 * The ways the player has not said yes to yet, and none while an acceptance holds. Throws when the store
 * does not answer, or in another way than it should.
 */
export async function readWaysToAsk(sessionId: string, userId: string): Promise<OfferWay[]> {
  const acceptance = await readData(`${acceptancePath(sessionId)}/${encodeURIComponent(userId)}`)
  if (typeof acceptance?.accepted !== 'boolean') throw new Error('no word on an acceptance')
  if (acceptance.accepted) return []
  const said = await Promise.all(
    offerWays.map(async (way) => ({ way, isGiven: await isGiven(sessionId, way) })),
  )
  return said.filter((each) => !each.isGiven).map(({ way }) => way)
}

/**
 * Consents to these ways, leaves the others as they are, and accepts, on the server and then in this
 * browser; false when the server did not take it. [MKT-02]
 */
export async function acceptMarketing(given: {
  sessionId: string
  userId: string
  days: number
  ways: readonly OfferWay[]
}): Promise<boolean> {
  const { sessionId, userId, days, ways } = given
  try {
    // The consent first: an acceptance without it would only keep the question away.
    const pairs = ways.map((way) => ({ property: propertyOf[way], value: 'True' }))
    if (!(await send(usersPath(sessionId, 'setProperties'), 'POST', pairs))) return false
    if (!(await send(acceptancePath(sessionId), 'PUT', { userId, day: days }))) return false
  } catch (error) {
    reportError(error)
    return false
  }
  const life = `Path=/; Max-Age=${days * daySeconds}; Secure; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${acceptanceCookie}=1; ${life}`
  return true
}

async function isGiven(sessionId: string, way: OfferWay): Promise<boolean> {
  const path = `${usersPath(sessionId, 'getProperty')}?keyProperty=${propertyOf[way]}`
  const value = (await readData(path))?.value
  if (value !== 'True' && value !== 'False') throw new Error(`no word on offers by ${way}`)
  return value === 'True'
}

async function readData(path: string): Promise<Record<string, unknown> | undefined> {
  const response = await fetch(path, { cache: 'no-store' })
  const answer = await checkedAnswer(response, isSuccess)
  return response.ok ? answer?.data : undefined
}

async function send(path: string, method: 'POST' | 'PUT', body: unknown): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method, headers, body: JSON.stringify(body) })
  return response.ok && (await checkedAnswer(response, isSuccess)) !== undefined
}

/** The fields are checked where each is read. */
const isFields: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isSuccess = objectOf({ result: exactly(1), data: isFields })

function usersPath(sessionId: string, call: 'setProperties' | 'getProperty'): string {
  return `/api/store/GATMaven/users/${encodeURIComponent(sessionId)}/${call}`
}

function acceptancePath(sessionId: string): string {
  return `/api/store/Player/MarketingNotification/${encodeURIComponent(sessionId)}`
}
