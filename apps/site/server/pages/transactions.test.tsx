import { type Call, listPlayedGames, readHistory, readTransactions } from '@nordlys/contracts'
import { kroner, zeroOre } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as account from '../../app/pages/account/page.tsx'
import * as transactions from '../../app/pages/transactions/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const address = '/min-konto/transaktioner'
const deposit = { kind: 'deposit', amountOre: kroner(300), status: 'implemented' } as const
const lines = [
  {
    ...deposit,
    id: 'card-paid',
    at: new Date('2026-10-25T00:59:59Z'),
    method: 'card',
    last4: '1096',
  },
  { ...deposit, id: 'phone-paid', at: new Date('2026-10-25T01:59:59Z'), method: 'mobile_pay' },
  {
    kind: 'bonus',
    id: 'given',
    at: new Date(0),
    change: 'granted',
    status: 'implemented',
    amountOre: kroner(50),
  },
]

/** The page at an address, as it is sent, and the platform's requests for lines. */
async function sent(
  query: string,
  over: object = {},
  page: typeof transactions | typeof account = transactions,
): Promise<{ html: string; asked: unknown[] }> {
  const asked: unknown[] = []
  const call = async (spec: Call, wish: unknown) => {
    if (spec === listPlayedGames) return { ok: true, gameIds: ['fjord-drops', 'gammel-guld'] }
    const said = advertisingAnswers.get(spec)?.(wish as never)
    if (spec !== readHistory && spec !== readTransactions) return said
    asked.push(wish)
    return { ...Object(said), lines, ...(spec === readHistory && { totalRecords: 3 }), ...over }
  }
  const asking = { ...scope, platform: { call } } as unknown as RequestScope
  const { html } = await drawPage(asking, { path: `${address}?${query}`, page })
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return { html: main.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', ''), asked }
}

test('[SCREEN-12] a filter is a form by GET, and each link of the list keeps it', async () => {
  const { html, asked } = await sent('fra=01-10-2026&til=31-10-2026&type=betalinger', {
    totalRecords: 24,
  })
  expect(asked).toEqual([
    {
      ...{ kind: 'payments', days: 30, page: 1, pageSize: 10 },
      dates: { from: '2026-10-01', until: '2026-11-01' },
    },
  ])
  expect(html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Flere filtre</)
  expect(html).toMatch(/name="fra"[^>]*value="01-10-2026"|value="01-10-2026"[^>]*name="fra"/)
  for (const name of ['metode', 'status', 'spil', 'til']) expect(html).toContain(`name="${name}"`)
  const kept = 'fra=01-10-2026&amp;til=31-10-2026'
  expect(html).toContain(`href="${address}?${kept}&amp;type=betalinger&amp;side=2"`)
  expect(html).toContain(`href="${address}?${kept}&amp;type=spil"`)
  expect(html).toMatch(/<form[^>]*><input type="hidden" name="type" value="betalinger"\/>/)
  // A period takes the place of dates.
  expect(html).toContain(`href="${address}?type=betalinger&amp;periode=90"`)
})

test('[VAL-11] bad input is said beside its field, with what was typed, and asks for nothing', async () => {
  const { html, asked } = await sent('fra=31-02-2026&spil=kryds+og+bolle')
  expect(asked).toEqual([])
  expect(html).toContain('Skriv en dato, der findes, for eksempel 31-12-2026.')
  expect(html).toContain('Vi har intet spil med det navn.')
  expect(html).toContain('value="31-02-2026"')
  expect(html).not.toContain('Prøv igen')
})

test('[SCREEN-12] a deposit tells its card or MobilePay, and each line opens its own', async () => {
  const { html } = await sent('')
  expect(html).toMatch(
    /reference=card-paid"[^>]*>Indbetaling<\/a><span[^>]*>Betalingskort •• 1096</,
  )
  expect(html).toMatch(/reference=phone-paid"[^>]*>Indbetaling<\/a><span[^>]*>MobilePay</)
  expect(html).toMatch(/href="\/min-konto\/kampagne"[^>]*>Bonus</)
  expect(html).toMatch(/<details class="n-card"><summary/)
  // The hour that comes twice when clocks go back.
  expect(html).toContain('kl. 02.59 sommertid<')
  expect(html).toContain('kl. 02.59 vintertid<')
})

test('[SCREEN-12] a game asks for its stretches, and an empty filter says so', async () => {
  const { asked } = await sent('spil=Vikingernes+Guld')
  expect(asked).toEqual([{ kind: 'rounds', days: 30, pageSize: 10, gameIds: ['vikingernes-guld'] }])
  const none = await sent('status=annulleret', { lines: [], totalRecords: 0 })
  expect(none.html).toContain('Ingen transaktioner passer til dine filtre.')
})

test('[SCREEN-12] [PA107] a withdrawn game is found by its title, a supplier’s by its name', async () => {
  expect((await sent('spil=sirius')).asked).toEqual([
    { kind: 'rounds', days: 30, pageSize: 10, gameIds: ['gammel-guld'] },
  ])
  expect((await sent('spil=Fjord')).asked).toEqual([
    { kind: 'rounds', days: 30, pageSize: 10, gameIds: ['fjord-drops'] },
  ])
})

const round = {
  ...{ kind: 'round', id: 'a-round', at: new Date('2026-11-20T12:10:00Z') },
  ...{ gameId: 'vikingernes-guld', state: 'settled', stakeOre: kroner(2), winOre: zeroOre },
} as const
const stretch = {
  ...{ kind: 'stretch', id: 'a-round', beganAt: new Date('2026-11-20T11:30:00Z'), at: round.at },
  ...{ gameId: round.gameId, rounds: 1_086, stakeOre: kroner(86), winOre: kroner(44) },
  ...{ balanceAfterOre: kroner(158), numbers: { first: 12, last: 98 } },
} as const
const text = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

test('[PA105] rounds of a game are one line with their sums, which opens to its rounds', async () => {
  const list = { lines: [stretch, round], older: '11.11', newer: '99.99.a-payment' }
  const { html, asked } = await sent('type=spil&periode=90&foer=98.98', list)
  expect(asked).toEqual([
    { kind: 'rounds', days: 90, pageSize: 10, from: { place: '98.98', toward: 'older' } },
  ])
  expect(text(html)).toContain(
    '|Vikingernes Guld · 1.086 runder|Fra 12.30 til 13.10 · indsats 86 kr. · udbetalt 44 kr.|' +
      'Afsluttet|−42 kr.|Saldo 158 kr.|',
  )
  const kept = `href="${address}?type=spil&amp;periode=90`
  expect(html).toContain(`${kept}&amp;runder=12-98"`)
  // A list that is not counted has the pages beside it, and no number of any.
  expect(html).toContain(`${kept}&amp;efter=99.99.a-payment"`)
  expect(html).toContain(`${kept}&amp;foer=11.11"`)
  expect(text(html)).toContain('|Nyere|Ældre|')
  expect(html).not.toContain('side=')
})

test('[PA105] [CONTENT-03] a stretch’s rounds are counted, each with its page, and lead back', async () => {
  const { html, asked } = await sent('periode=90&runder=12-98&side=2', {
    lines: [round],
    totalRecords: 86,
  })
  const numbers = { first: 12, last: 98 }
  expect(asked).toEqual([{ kind: 'rounds', days: 90, page: 2, pageSize: 10, numbers }])
  expect(text(html)).toContain('|Vikingernes Guld · 86 runder|')
  expect(html).toContain('/min-konto/transaktioner/runde/a-round"')
  expect(html).toContain('11–20 af 86')
  for (const page of [1, 3, 4, 5])
    expect(html).toContain(`?periode=90&amp;runder=12-98${page > 1 ? `&amp;side=${page}` : ''}"`)
  expect(html).toContain(`href="${address}?periode=90"`)
  expect(html).not.toContain('I perioden')
})

test('[PA105] an open stake in a stretch is told of, and the overview has the same lines', async () => {
  const lines = [{ ...stretch, rounds: 86, openStakesOre: kroner(5) }]
  const { html } = await sent('', { lines })
  expect(text(html)).toContain('|Åben|−42 kr.|heraf 5 kr. i åbne spilrunder|Saldo 158 kr.|')
  const overview = await sent('', { lines }, account)
  expect(text(overview.html)).toContain('|Vikingernes Guld · 86 runder|Fra 12.30 til 13.10')
  expect(overview.html).toContain(`href="${address}?runder=12-98"`)
})
