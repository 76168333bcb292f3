import { cookieLives, getCookieCall, setCookieCall } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import { renewCampaignLines } from '../../app/ground/cookies/campaign-cookies.ts'
import { consentCookie } from '../../app/ground/cookies/consent-choice.ts'
import { readableCookie } from '../edge/cookies.ts'
import type { ContentStore } from '../neighbours/content.ts'
import { serveApi } from './api.ts'

/** Keeps small wishes of a page in cookies; nothing by which anybody is known. */
export function addCookieCalls(scope: FastifyInstance, content: ContentStore): void {
  serveApi(scope, setCookieCall, async ({ body, cookies, setCookies }) => {
    const { key, value, max_age } = body
    const lifeSeconds = Math.min(max_age, cookieLives[key])
    const line = readableCookie(key, lifeSeconds > 0 ? value : '', lifeSeconds)
    if (key !== consentCookie) setCookies([line])
    else {
      const { configuration } = await content.current()
      const chosen = new Map([...cookies, [key, value]])
      setCookies([line, ...renewCampaignLines(chosen, configuration)])
    }
    return { success: true }
  })
  serveApi(scope, getCookieCall, async ({ query, cookies }) => {
    const cookie = cookies.get(query.key)
    return { success: cookie !== undefined, cookie: cookie ?? '' }
  })
}
