import { type Call, readHistory } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
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
async function sent(query: string, over: object = {}): Promise<{ html: string; asked: unknown[] }> {
  const asked: unknown[] = []
  const call = async (spec: Call, wish: unknown) => {
    const said = advertisingAnswers.get(spec)?.(wish as never)
    if (spec !== readHistory) return said
    asked.push(wish)
    return { ...Object(said), lines, totalRecords: 3, ...over }
  }
  const asking = { ...scope, platform: { call } } as unknown as RequestScope
  const { html } = await drawPage(asking, { path: `${address}?${query}`, page: transactions })
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

test('[SCREEN-12] rounds that were not looked at are told of, and an empty filter says so', async () => {
  const cut = await sent('spil=Vikingernes+Guld', { isCut: true, lines: [], totalRecords: 0 })
  expect(cut.asked).toMatchObject([{ kind: 'rounds', gameIds: ['vikingernes-guld'] }])
  expect(cut.html).toContain('de nyeste 20.000 bevægelser')
  const none = await sent('status=annulleret', { lines: [], totalRecords: 0 })
  expect(none.html).toContain('Ingen transaktioner passer til dine filtre.')
})
