import {
  type AnswerOf,
  type Call,
  type LimitStanding,
  readDepositOptions,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { beforeAll, expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as transfer from '../../app/pages/deposit/transfer-page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { knownCookies } from '../testing/test-answering.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { testSite } from '../testing/test-site.ts'

let scope: RequestScope
beforeAll(async () => {
  await using site = await testSite((asked) => {
    scope = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
})

const ways: AnswerOf<typeof readDepositOptions>['methods'] = [
  { method: 'card', minimumOre: kroner(100), maximumOre: kroner(50_000) },
  { method: 'mobile_pay', minimumOre: kroner(50), maximumOre: kroner(10_000) },
]

function limit(period: LimitStanding['period'], amount: number, left: number): LimitStanding {
  const since = new Date('2026-11-01T12:00:00Z')
  const [used, at] = [{ ore: kroner(amount - left) }, new Date('2026-12-01T12:00:00Z')]
  const nextRoom = { at, amount: { ore: kroner(amount) } }
  const amounts = { limit: { ore: kroner(amount) }, left: { ore: kroner(left) } }
  return { kind: 'deposit', period, since, used, nextRoom, ...amounts }
}

interface Given {
  limits?: readonly LimitStanding[]
  methods?: typeof ways
  refusal?: object
}

/** The page of a player with 430 kr. of which 130 kr. are bonus, without what stands round each page. */
async function sent({ limits = [], methods = ways, refusal }: Given): Promise<string> {
  const known = await scope.player()
  const summary = { ...known?.summary, TotalBalance: kroner(430), BonusBalance: kroner(130) }
  const player = async () => ({ ...known, summary })
  const call = async (spec: Call, asked: unknown) => {
    const said = advertisingAnswers.get(spec)?.(asked as never)
    if (spec !== readDepositOptions) return said
    return refusal ?? { ...Object(said), limits, methods, quickAmountsOre: [kroner(1_000)] }
  }
  const asking = { ...scope, player, platform: { call } } as unknown as RequestScope
  const { html } = await drawPage(asking, { path: '/min-konto/overfoer', page: transfer })
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return main.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}

/** The section before the form, as it is read. */
function read(html: string): string {
  const [section = ''] = /<section class="n-card s-transfer".*?<\/section>/s.exec(html) ?? []
  return section
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const balances = 'Samlet saldo 430 kr. Heraf bonussaldo 130 kr.'
const noRoom = 'Din ugentlige indbetalingsgrænse på 500 kr. giver ikke plads til en overførsel'

test.each<[string, readonly LimitStanding[]]>([
  [
    'Du kan overføre op til 300 kr. lige nu. Din ugentlige indbetalingsgrænse er 500 kr.',
    [limit('month', 4_000, 900), limit('week', 500, 300)],
  ],
  ['Du kan overføre op til 50.000 kr. ad gangen.', [limit('month', 90_000, 80_000)]],
  [
    `${noRoom} lige nu. Der er 20 kr. tilbage, og du skal overføre mindst 50 kr. Der bliver plads`,
    [limit('week', 500, 20)],
  ],
  [`${noRoom} lige nu. Der bliver plads til 500 kr. mere den 1. dec.`, [limit('week', 500, 0)]],
])('[PAY-09] [LIM-01] total, bonus, and what the limits leave: %s', async (room, limits) => {
  expect(read(await sent({ limits }))).toContain(`${balances} ${room}`)
})

test('[PAY-09] the form takes the money, in the words of a transfer', async () => {
  const html = await sent({ limits: [limit('week', 500, 300)] })
  expect(html).toMatch(/<h1[^>]*>Overfør penge til din spilkonto</)
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).toContain('name="amount"')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*?Overfør</s)
  expect(html).toContain('Du skal overføre mindst 50 kr.')
  expect(html).toContain('Vælg højst 300 kr.')
  expect(html).not.toMatch(/>Indbetal<|Du skal indbetale/)
})

test('[PAY-09] who cannot transfer reads their balances and why, and no amount', async () => {
  const refusal = { ok: false, refusal: 'not-allowed', reason: 'rofus-registered' }
  const barred = await sent({ refusal })
  expect(read(barred)).toBe(balances)
  expect(barred).toContain('Du er registreret i ROFUS')
  const closed = await sent({ methods: [] })
  expect(read(closed)).toBe(balances)
  expect(closed).toContain('alle betalingsmetoder er lukket')
  for (const html of [barred, closed]) expect(html).not.toContain('name="amount"')
})
