import { expect, test } from 'vitest'
import {
  affiliateCookie,
  campaignAt,
  campaignIn,
  campaignLine,
  landingCookie,
  registrationCookie,
  renewCampaignLines,
} from './campaign-cookies.ts'

const configuration = {
  landingPageCookie: { type: 'day', time: 30 },
  registrationCookie: { type: 'hour', time: 24 },
}
const nobody = { cookies: new Map<string, string>(), configuration }
const consenting = { cookies: new Map([['_consent', '1.marketing']]), configuration }
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'

test('[REG-07] before consent to marketing a campaign is kept until the browser is closed', () => {
  const line = `landingPageCookie=spil%2Fjackpots; ${attributes}`
  expect(campaignLine(landingCookie, 'spil/jackpots', nobody)).toBe(line)
  const statistics = { cookies: new Map([['_consent', '1.statistics']]), configuration }
  expect(campaignLine(landingCookie, 'spil/jackpots', statistics)).toBe(line)
})

test('[REG-07] with consent each lives by the type and time of its configuration', () => {
  const ends = (name: Parameters<typeof campaignLine>[0], value: string, given = consenting) =>
    campaignLine(name, value, given)?.replace(/^.*SameSite=Lax/, '')
  expect(ends(landingCookie, 'spil/jackpots')).toBe('; Max-Age=2592000')
  expect(ends(registrationCookie, 'spil/jackpots')).toBe('; Max-Age=86400')
  expect(ends(affiliateCookie, 'partner_7-A')).toBe('; Max-Age=2592000')
  const minutes = { landingPageCookie: { type: 'minute', time: 90 } }
  expect(ends(landingCookie, 'a/b', { ...consenting, configuration: minutes as never })).toBe(
    '; Max-Age=5400',
  )
  const odd = { landingPageCookie: { type: 'year', time: 1 } }
  expect(ends(landingCookie, 'a/b', { ...consenting, configuration: odd as never })).toBe('')
})

test('[REG-07] what has not the shape of a campaign or a tag is neither kept nor told', () => {
  for (const odd of ['', 'a', 'a/b/c', 'A/b', '<script>/x', `${'x'.repeat(81)}/y`]) {
    expect(campaignLine(landingCookie, odd, nobody)).toBeUndefined()
    expect(campaignIn(new Map([[landingCookie, odd]]), landingCookie)).toBeUndefined()
  }
  expect(campaignIn(new Map([[affiliateCookie, 'a;b']]), affiliateCookie)).toBeUndefined()
  expect(campaignIn(new Map([[landingCookie, 'spil/jackpots']]), landingCookie)).toBe(
    'spil/jackpots',
  )
})

test('[REG-07] a choice changes how long that which is kept already lives', () => {
  const kept: [string, string][] = [
    ['btag', 'partner'],
    ['landingPageCookie', 'spil/jackpots'],
  ]
  const given = new Map([...kept, ['_consent', '1.marketing'] as const])
  expect(renewCampaignLines(given, configuration)).toEqual([
    `landingPageCookie=spil%2Fjackpots; ${attributes}; Max-Age=2592000`,
    `btag=partner; ${attributes}; Max-Age=2592000`,
  ])
  const takenBack = new Map([...kept, ['_consent', '1'] as const])
  expect(renewCampaignLines(takenBack, configuration)).toEqual([
    `landingPageCookie=spil%2Fjackpots; ${attributes}`,
    `btag=partner; ${attributes}`,
  ])
})

test('[REG-07] a landing page and a campaign’s own page tell which campaign brought a visitor', () => {
  expect(campaignAt('/lp/kampagne/velkomst')).toBe('kampagne/velkomst')
  expect(campaignAt('/lp/kampagne/velkomst.data')).toBe('kampagne/velkomst')
  expect(campaignAt('/kampagner/velkomstbonus')).toBe('kampagner/velkomstbonus')
  expect(campaignAt('/kampagner/velkomstbonus.data')).toBe('kampagner/velkomstbonus')
  const others = [
    '/lp',
    '/lp/kampagne',
    '/lp/a/b/c',
    '/',
    '/lp/A/b',
    '/kampagner',
    '/kampagner/a/b',
  ]
  for (const path of others) expect(campaignAt(path)).toBeUndefined()
})
