import {
  type Call,
  type Closing,
  readClosing,
  readLimits,
  readNoticeInterval,
  type SessionPlayer,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as limitsPage from '../../app/pages/limits/page.tsx'
import * as loginResult from '../../app/pages/login-result/page.tsx'
import * as selfTest from '../../app/pages/self-test/page.tsx'
import { type DrawnPage, drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const centres = [
  { name: 'Et center', text: 'Behandling i hele landet.', phone: '12 34 56 78' },
  { name: 'Et andet center', text: 'I Grønland.', address: 'https://example.gl' },
]
const closing: Closing = {
  cashOre: kroner(250),
  bonusOre: kroner(0),
  stakedOre: kroner(20),
  incomingOre: kroner(0),
  withdrawals: { count: 0, amountOre: kroner(0) },
  mayPayOut: true,
}
const since = new Date('2026-11-01T12:00:00Z')
const limits = [
  {
    kind: 'deposit',
    period: 'week',
    limit: { ore: kroner(1_000) },
    since,
    used: { ore: kroner(400) },
    left: { ore: kroner(600) },
  },
]
const answers = new Map<Call, object>([
  [readNoticeInterval, { minutes: 60, offered: [15, 30, 60] }],
  [readLimits, { limits, changes: [] }],
  [readClosing, closing],
])

/** A page as it is sent to a player, with these centres configured. */
async function sent(drawn: DrawnPage, changed: Partial<SessionPlayer> = {}): Promise<string> {
  const known = await scope.player()
  if (!known) throw new Error('the player of these tests is known')
  const player = { ...known, ...changed }
  const { content } = scope
  const configuration = { ...content.configuration, treatment_centres: centres }
  const asking = {
    ...scope,
    content: { ...content, configuration },
    knownPlayer: player,
    player: async () => player,
    platform: { call: async (spec: Call) => ({ ok: true, ...answers.get(spec) }) },
  } as unknown as RequestScope
  const { html } = await drawPage(asking, drawn)
  return html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}

const pauses = (query: string): DrawnPage => {
  return { path: `/min-konto/begraensninger${query}`, page: limitsPage }
}

/** Each way to help that is named, with where its links lead. */
function waysOf(html: string) {
  return [
    ...html.matchAll(/<dt>([^<]*)<\/dt><dd>[^<]*<\/dd><dd class="s-help[^>]*>(.*?)<\/dd>/g),
  ].map(([, name = '', links = '']) => [
    name.trim(),
    [...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
  ])
}

const everyWay = [
  ['StopSpillet', ['tel:+4570222825', 'https://www.stopspillet.dk']],
  ['ROFUS', ['https://www.rofus.nu']],
  ['Et center', ['tel:+4512345678']],
  ['Et andet center', ['https://example.gl']],
]
const hours =
  'Telefon: Åbner mandag kl. 9. Chat: Åbner mandag kl. 17. På helligdage kan tiderne være anderledes.'

test.each(['24-hours', '30-days', 'permanent'])(
  '[LIM-05] who asks for a pause, %s, is told by name who helps, and when they answer',
  async (kind) => {
    const html = await sent(pauses(`?pause=${kind}`))
    expect(html).toContain('Er du sikker på')
    expect(waysOf(html)).toEqual(everyWay)
    expect(html).toContain(hours)
  },
)

test('[LIM-05] before a pause is chosen the help is told in short', async () => {
  const html = await sent(pauses('?fane=pause'))
  expect(waysOf(html)).toEqual([])
  expect(html).toContain('ringe anonymt til StopSpillet på 70 22 28 25')
})

test('[LIM-05] who is about to close the account reads what becomes of money and stakes', async () => {
  const html = await sent(pauses('?pause=permanent'))
  const money = html.slice(html.indexOf('s-pause__money'), html.indexOf('s-pause__help'))
  const rows = [...money.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, of]) => [
    name,
    of,
  ])
  expect(rows).toEqual([
    ['Saldo, der kan udbetales', '250 kr.'],
    ['Indsatser i runder, der ikke er slut', '20 kr.'],
    ['Bonus, der bortfalder', 'Ingen'],
    ['Udbetalinger på vej', 'Ingen'],
  ])
  expect(html).toContain('Luk kontoen og udbetal 250 kr. til min NemKonto')
})

test('[LIM-07] the self-test names StopSpillet with its hours, ROFUS and where one is treated', async () => {
  const html = await sent({ path: '/selvtest', page: selfTest })
  expect(waysOf(html)).toEqual(everyWay)
  expect(html).toContain(hours)
})

test('[LIM-06] the first login after a pause shows the limits as they are used', async () => {
  const [startsAt, endsAt] = [new Date('2026-11-20T11:00:00Z'), new Date('2026-11-21T11:00:00Z')]
  const pauseOver = { kind: '24-hours', startsAt, endsAt } as const
  const page: DrawnPage = { path: '/loginsuccess', page: loginResult }
  const html = await sent(page, { pauseOver })
  expect(html).toContain('Din pause sluttede den 21. november 2026 kl. 12.00')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const card = main.slice(main.indexOf('s-limits'), main.indexOf('s-result__ways'))
  expect(card).toContain('aria-valuetext="400 kr. af 1.000 kr."')
  expect(card).toContain('href="/min-konto/begraensninger"')
  // No way weighs more than another one.
  expect(main).not.toContain('n-button--primary')
  expect(main).toContain('Hold pause igen')
  expect(await sent(page)).not.toContain('s-limits')
})

test('[LIM-06] a player whom staff have locked reads since when, why, and whom to ask', async () => {
  const lock = {
    lockedAt: new Date('2026-11-21T08:30:00Z'),
    reason: 'Vi undersøger en indbetaling.',
  }
  const html = await sent(pauses(''), { standing: 'locked', lock })
  const notice = /<div[^>]*role="note">(.*?Skriv til kundeservice.*?)<\/a>/.exec(html)?.[1] ?? html
  expect(notice).toContain('den 21. november 2026 kl. 09.30')
  expect(notice).toContain('<p>Årsag: Vi undersøger en indbetaling.</p>')
  expect(notice).toContain('href="/kontaktos"')
  expect(await sent(pauses(''))).not.toContain('Vi undersøger')
})
