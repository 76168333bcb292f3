import { dayMs, hourMs, minuteMs, secondMs } from '@nordlys/core'
import { consentCookie, decodeChoice } from './consent-choice.ts'

type Cookies = ReadonlyMap<string, string>
type Configuration = Readonly<Record<string, unknown>>

/** By which campaign's page a visitor came: a landing page's, or its own. */
export const landingCookie = 'landingPageCookie'
/** Which campaign a registration was begun from; it outlives one that was not finished. */
export const registrationCookie = 'registrationCookie'
/** The tag of the partner who sent a visitor. */
export const affiliateCookie = 'btag'

/** Each cookie with the configuration that says how long it lives, and what it may hold. */
const campaignCookies = {
  [landingCookie]: { life: 'landingPageCookie', shape: /^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/ },
  [registrationCookie]: {
    life: 'registrationCookie',
    shape: /^[a-z0-9-]{1,80}\/[a-z0-9-]{1,80}$/,
  },
  [affiliateCookie]: { life: 'landingPageCookie', shape: /^[A-Za-z0-9_-]{1,64}$/ },
} as const

export type CampaignCookie = keyof typeof campaignCookies

/** The value of a cookie, when it has the shape of something we could have written. */
export function campaignIn(cookies: Cookies, name: CampaignCookie): string | undefined {
  const value = cookies.get(name)
  return value !== undefined && campaignCookies[name].shape.test(value) ? value : undefined
}

/**
 * The line that keeps who sent a visitor: until the browser is closed, and only with consent to
 * marketing for as long as is configured. Undefined for what has not the shape. [REG-07]
 */
export function campaignLine(
  name: CampaignCookie,
  value: string | undefined,
  { cookies, configuration }: { cookies: Cookies; configuration: Configuration },
): string | undefined {
  const { life, shape } = campaignCookies[name]
  if (value === undefined || !shape.test(value)) return undefined
  const isKept = decodeChoice(cookies.get(consentCookie))?.marketing === true
  const seconds = isKept ? lifeSeconds(configuration[life]) : undefined
  const end = seconds === undefined ? '' : `; Max-Age=${seconds}`
  return `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; Secure; SameSite=Lax${end}`
}

/** Sends the kept cookies again by the latest choice: longer, or no longer. [REG-07] */
export function renewCampaignLines(cookies: Cookies, configuration: Configuration): string[] {
  return names.flatMap(
    (name) => campaignLine(name, cookies.get(name), { cookies, configuration }) ?? [],
  )
}

/** An account is made: what carried a campaign to it has done its work. */
export function clearedCampaignCookies(cookies: Cookies): string[] {
  return names
    .filter((name) => cookies.has(name))
    .map((name) => `${name}=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0`)
}

/** Which campaign a page is of, whether its document or its data is asked for. */
export function campaignAt(pathname: string): string | undefined {
  return (landingPage.exec(pathname) ?? campaignPage.exec(pathname))?.[1]
}

/** By its type and id. */
const landingPage = /^\/lp\/([a-z0-9-]{1,80}\/[a-z0-9-]{1,80})(?:\.data)?$/
/** By its whole address. */
const campaignPage = /^\/(kampagner\/[a-z0-9-]{1,80})(?:\.data)?$/

const names = Object.keys(campaignCookies) as CampaignCookie[]

const unitsMs = { minute: minuteMs, hour: hourMs, day: dayMs }

/** `type` and `time` as configured; undefined, which is the browser's own session, for anything else. */
function lifeSeconds(configured: unknown): number | undefined {
  if (typeof configured !== 'object' || configured === null) return undefined
  const { type, time } = configured as { type?: unknown; time?: unknown }
  const unitMs = Object.entries(unitsMs).find(([unit]) => unit === type)?.[1]
  if (unitMs === undefined || !Number.isSafeInteger(time) || Number(time) <= 0) return undefined
  return (Number(time) * unitMs) / secondMs
}
