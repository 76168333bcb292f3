import {
  type Call,
  type Mark,
  markerName,
  type OwnMarkers,
  readOwnMarkers,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as account from '../../app/pages/account/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

/** The overview as it is drawn for a player whose play was seen so. */
async function overview(level: OwnMarkers['level'], marks: readonly Mark[]): Promise<string> {
  const own = { ok: true, level, marks, changes: [] }
  const call = async (spec: Call, asked: unknown) =>
    spec === readOwnMarkers ? own : advertisingAnswers.get(spec)?.(asked as never)
  const drawn = await drawPage({ ...scope, platform: { call } } as unknown as RequestScope, {
    path: '/min-konto/oversigt',
    page: account,
  })
  return drawn.html
}

const figures: Readonly<Record<Mark['name'], [number, string]>> = {
  'deposits-a-day': [5, 'indbetalt 5 gange på et døgn'],
  'declined-deposits': [2, 'afvist 2 indbetalinger'],
  'limit-raises': [3, 'en højere grænse 3 gange'],
  'limit-hits': [4, 'ramt en grænse 4 gange'],
  'deposit-after-loss': [2, '2 gange på en uge indbetalt inden for 10 minutter'],
  'canceled-withdrawals': [3, 'annulleret 3 udbetalinger'],
  'night-play': [610, 'spillet 10 timer eller mere mellem kl. 00 og 06'],
  'long-sessions': [2, '2 gange på en uge spillet i 3 timer'],
  'growing-stakes': [390, 'blevet 3 gange så store'],
  'loss-a-day': [250_000, 'tabt 2.500'],
  'loss-a-session': [155_050, 'tabt 1.550,50'],
  'account-drained': [5, 'spillet din konto tom 5 gange'],
  'age-18-to-24': [21, 'mellem 18 og 24 år'],
}

test.each(markerName.options)('%s is told in a sentence with its figure', async (name) => {
  const [figure, sentence] = figures[name]
  expect(await overview(1, [{ name, strength: 'clear', figure }])).toContain(sentence)
})

test('a level is told with limits, a pause and StopSpillet in reach, and never with an offer', async () => {
  const marks: Mark[] = [{ name: 'deposits-a-day', strength: 'strong', figure: 7 }]
  for (const level of [1, 2, 3] as const) {
    const html = await overview(level, marks)
    const [notice] = /Vi har set noget i dit spil.*?<\/section>/s.exec(html) ?? ['']
    expect(notice).toContain('href="/min-konto/begraensninger"')
    expect(notice).toContain('href="/min-konto/begraensninger#pause"')
    expect(notice).toMatch(/StopSpillet på [\d\s]+/)
  }
  expect(await overview(2, marks)).toContain('lavere end i dag')
  expect(await overview(3, marks)).toContain('en medarbejder ser på det')
  expect(await overview(1, marks)).not.toContain('medarbejder ser')
})

test('at level 0 nothing is said', async () => {
  expect(await overview(0, [])).not.toContain('Vi har set noget i dit spil')
})
