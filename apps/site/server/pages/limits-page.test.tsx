import { type Call, type LimitStanding, readLimits, readNoticeInterval } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as page from '../../app/pages/limits/page.tsx'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const periods = ['day', 'week', 'month'] as const
const requestedAt = new Date('2026-11-20T17:42:00Z')
const effectiveAt = new Date('2126-11-21T17:42:00Z')

function deposits(used: number): LimitStanding[] {
  return periods.map((period) => ({
    kind: 'deposit',
    period,
    limit: { ore: kroner(1_000) },
    used: { ore: kroner(used) },
  }))
}

const ofPlay = (['loss', 'stake', 'time'] as const).flatMap((kind) =>
  periods.map((period): LimitStanding => {
    return { kind, period, used: kind === 'time' ? { minutes: 0 } : { ore: kroner(0) } }
  }),
)

/** The page as it is sent to a player with these limits; an error is thrown in their place. */
async function sent(query: string, limits: readonly LimitStanding[] | Error) {
  const call = async (spec: Call) => {
    if (spec === readNoticeInterval) return { ok: true, minutes: 60, offered: [15, 30, 60] }
    if (spec !== readLimits) throw new Error(`these tests do not know ${spec.name}`)
    if (limits instanceof Error) throw limits
    return { ok: true, limits, changes: [] }
  }
  const asking = { ...scope, platform: { call } } as unknown as RequestScope
  const drawn = await drawPage(asking, { path: `/min-konto/begraensninger${query}`, page })
  const from = drawn.html.indexOf('s-limit-tabs')
  return drawn.html.slice(from, drawn.html.indexOf('s-account__side'))
}

/** A form's address, and its fields without script, as `name=value`. */
function formsOf(html: string) {
  return [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/g)].map(([, form = '', inside = '']) => {
    const fields = [...inside.matchAll(/<input[^>]*>/g)].map(([input]) => {
      return `${/name="(\w+)"/.exec(input)?.[1]}=${/value="([^"]*)"/.exec(input)?.[1]}`
    })
    return {
      method: /method="(\w+)"/.exec(form)?.[1],
      to: /action="([^"]+)"/.exec(form)?.[1],
      fields,
    }
  })
}

const linksToForms = (html: string) =>
  [...html.matchAll(/href="[^"]*\?aendr=([\w-]+)#/g)].map(([, name]) => name)

test('[LIM-01] each part shows a card a period, and the way to its form', async () => {
  const limits = [...deposits(200), ...ofPlay]
  const names = (all: readonly LimitStanding[]) =>
    all.map(({ kind, period }) => `${kind}-${period}`)
  expect(linksToForms(await sent('', limits))).toEqual(names(deposits(0)))
  expect(linksToForms(await sent('?fane=spil', limits))).toEqual(names(ofPlay))
  for (const fane of ['pause', 'hjaelp']) {
    expect(linksToForms(await sent(`?fane=${fane}`, limits))).toEqual([])
  }
})

test('[LIM-01] the form fills in nothing, and is sent without script to its own address', async () => {
  const html = await sent('?aendr=deposit-week', deposits(200))
  expect(linksToForms(html)).toEqual(['deposit-day', 'deposit-month'])
  expect(formsOf(html)).toEqual([
    {
      method: 'post',
      to: '/min-konto/begraensninger?aendr=deposit-week#deposit-week',
      fields: ['amount='],
    },
  ])
  expect(html).toContain('Fjern grænsen')
})

test('[LIM-01] beside a warning there is no way to a higher limit', async () => {
  for (const used of [750, 900, 1_000]) {
    const html = await sent('', deposits(used))
    expect(html.match(/s-limit__warning s-/g)).toHaveLength(3)
    const cards = html.slice(html.indexOf('s-limit-list'), html.indexOf('s-limit-pair'))
    expect(cards.match(/[Hh]æv|[Hh]øjere|Ændr|name="amount"/)).toBeNull()
    expect(linksToForms(cards)).toEqual([])
    expect(cards.match(/href="[^"]*\?saenk=deposit-(?:day|week|month)#/g)).toHaveLength(3)
    // The way to any other change stands apart, below all limits.
    expect(linksToForms(html)).toEqual(['deposit-day', 'deposit-week', 'deposit-month'])
  }
})

test('[LIM-01] a limit that is near has a form that lowers it, with no word of more', async () => {
  const html = await sent('?saenk=deposit-week', deposits(900))
  const card = html.slice(html.indexOf('id="deposit-week"'), html.indexOf('id="deposit-month"'))
  expect(card).toContain('Sænk din ugentlige indbetalingsgrænse')
  expect(card).toContain('Du er tæt på grænsen.')
  expect(card.match(/[Hh]æv|Fjern/)).toBeNull()
  expect(formsOf(card)).toEqual([
    {
      method: 'post',
      to: '/min-konto/begraensninger?saenk=deposit-week#deposit-week',
      fields: ['amount='],
    },
  ])
})

test('[LIM-01] no warning stands beside the form that may raise the limit', async () => {
  const html = await sent('?aendr=deposit-week', deposits(900))
  const card = html.slice(html.indexOf('id="deposit-week"'), html.indexOf('id="deposit-month"'))
  expect(card).toContain('Hæver du den')
  expect(card).not.toContain('s-limit__warning')
})

test('[LIM-01] a limit of nothing is not lowered, and one that is not near is changed as ever', async () => {
  const [day, ...others] = deposits(200)
  if (!day) throw new Error('there is one')
  const nothing = { ...day, limit: { ore: kroner(0) }, used: { ore: kroner(0) } }
  const html = await sent('', [nothing, ...others])
  expect(html).not.toContain('saenk=')
  expect(linksToForms(html)).toEqual(['deposit-week', 'deposit-month', 'deposit-day'])
})

test('[LIM-04] a raise that waits is shown with its moment, and taken back without script', async () => {
  const [day, ...others] = deposits(200)
  if (!day) throw new Error('there is one')
  const waiting = { to: { ore: kroner(1_500) }, requestedAt, effectiveAt }
  const html = await sent('', [{ ...day, waiting }, ...others])
  expect(html).toContain('Hæves til 1.500\u00a0kr. den 21. november 2126 kl. 18.42')
  expect(formsOf(html)).toEqual([
    {
      method: 'post',
      to: '/min-konto/begraensninger?annuller=deposit-day#deposit-day',
      fields: [expect.stringMatching(/^key=[\da-f-]{36}$/)],
    },
  ])
})

test('[ERR-05] limits that cannot be read leave the pause and the help on the page', async () => {
  const html = await sent('', new Error('away'))
  expect(html).toContain('Vi kan ikke vise dine grænser lige nu.')
  expect(html).toContain('Hold en pause fra spil')
  expect(html).toContain('Tal med nogen')
  expect(linksToForms(html)).toEqual([])
})
