import { type Call, type PlayedDefinition, readRound } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { agrees, checkRound } from '@nordlys/game-math/check/check-round'
import { nodeBench } from '@nordlys/game-math/check/node-bench'
import type { RoundRecord } from '@nordlys/game-math/check/record'
import { tableGames, tableRecord } from '@nordlys/game-math/check/test-records'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownCookies } from '../../../server/testing/test-answering.ts'
import { drawPage } from '../../../server/testing/test-drawn-page.tsx'
import { testGame } from '../../../server/testing/test-neighbours.ts'
import { testSite } from '../../../server/testing/test-site.ts'
import { type RequestScope, requestScope } from '../../ground/scope/request-scope.ts'
import { loader as loadFacts } from './facts-route.ts'
import { loader as loadFound } from './find-route.ts'
import * as roundPage from './page.tsx'

const roundId = '019a8f00-0000-7000-8000-00000000abcd'
const other = '019a8f00-0000-7000-8000-00000000ef01'
const at = '2026-11-21T19:14:05.000Z'
const hex32 = (digit: string) => digit.repeat(64)

let site: Awaited<ReturnType<typeof testSite>>
let own: RequestScope

beforeAll(async () => {
  site = await testSite((asked) => {
    own = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
})
afterAll(() => site[Symbol.asyncDispose]())

const slot = {
  roundId,
  gameId: testGame.gameId,
  kind: 'slot',
  state: 'settled',
  begunAt: at,
  endedAt: at,
  stake: { cashOre: 300, bonusOre: 100 },
  win: { cashOre: 750, bonusOre: 250 },
  balanceAfterOre: 123_450,
  movements: [],
  definitionHash: hex32('a'),
  seed: hex32('b'),
  gambles: [],
  jackpots: [],
}
const played: PlayedDefinition = {
  gameId: testGame.gameId,
  title: 'Vikingernes Guld',
  version: 3,
  isCurrent: true,
  definition: { schema: 1 },
}

/** The scope of a player whose books have this round; what was asked of the platform is put down. */
function scopeWith(
  round: object | undefined,
  definition: () => Promise<PlayedDefinition | undefined> = async () => played,
  asked: unknown[] = [],
): RequestScope {
  const answered = round && { ok: true, ...readRound.answer.parse({ round }) }
  return {
    ...own,
    games: { ...own.games, definition },
    platform: {
      call: async (spec: Call, request: unknown) => {
        asked.push([spec.name, request])
        return answered ?? { ok: false, refusal: 'unknown' }
      },
    },
  } as unknown as RequestScope
}

/** The page as it is sent, without its marks. */
async function sent(scope: RequestScope, id = roundId): Promise<{ html: string; words: string }> {
  const path = `/min-konto/transaktioner/runde/${id}`
  const { html } = await drawPage(scope, { path, page: roundPage, params: { roundId: id } })
  const plain = html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
  const main = plain.slice(plain.indexOf('s-account__content'))
  return { html: plain, words: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

test('[SCREEN-12] a slot’s round is told with parts, balance, version, seed and what checks it', async () => {
  const { html, words } = await sent(scopeWith(slot))
  for (const told of [
    `Rundens nummer ${roundId}`,
    'Spil Vikingernes Guld',
    'Slags Spilleautomat',
    'Version 3, som spilles nu',
    'Tidspunkt 21. november 2026 kl. 20.14',
    'Indsats 4 kr. heraf kontant saldo 3 kr. heraf bonussaldo 1 kr.',
    'Gevinst 10 kr. heraf til kontant saldo 7,50 kr. heraf til bonussaldo 2,50 kr.',
    'Saldo efter runden 1.234,50 kr.',
    `Frø ${hex32('b')}`,
    `Versionens aftryk ${hex32('a')}`,
    'Der er ingen binding',
    'Kontrollér den selv',
    `npm run round:check -- runde-${roundId}.json`,
  ]) {
    expect(words).toContain(told)
  }
  expect(html).toContain(`href="/min-konto/transaktioner/runde/${roundId}/se"`)
  expect(html).toContain(`href="/min-konto/transaktioner/runde/${roundId}/fakta.json"`)
  expect(html).toContain(`href="/spilleautomater/matematik/${testGame.gameId}"`)
  // The script of the check comes with the press.
  expect(html).not.toContain('check-worker')
})

test('[PROOF-03] an earlier version is named, and one that cannot be had is no failure', async () => {
  const earlier = await sent(scopeWith(slot, async () => ({ ...played, isCurrent: false })))
  expect(earlier.words).toContain('Version 3, som ikke spilles mere. Runden vises, som den version')
  const away = await sent(
    scopeWith(slot, async () => {
      throw new Error('no game server')
    }),
  )
  expect(away.words).toContain('Den version, runden er spillet på, er ikke til at få lige nu.')
  expect(away.words).toContain(`Rundens nummer ${roundId} Spil Vikingernes Guld`)
})

test('[S51] a gamble links the round it stands on, and a round its gambles', async () => {
  const near = { roundId: other, at, stakeOre: 100, winOre: 400 }
  const gamble = { ...slot, kind: 'gamble', standsOn: near }
  const definition = { kind: 'gamble', game: hex32('c'), choice: 'black' }
  const { html, words } = await sent(scopeWith(gamble, async () => ({ ...played, definition })))
  expect(words).toContain('Slags Kvit eller dobbelt')
  expect(words).toContain('Valg Sort')
  expect(words).toContain('Runden, du vandt 4 kr. i')
  expect(html).toContain(`href="/min-konto/transaktioner/runde/${other}"`)
  const won = await sent(scopeWith({ ...slot, gambles: [near] }))
  expect(won.words).toContain('Kvit eller dobbelt kl. 20.14: indsats 1 kr., udbetalt 4 kr.')
  expect(won.html).toContain(`href="/min-konto/transaktioner/runde/${other}"`)
})

test('[BONUS-01] [GAME-04] a promised spin names its promise, and a jackpot its pool', async () => {
  const spin = {
    ...{ grant: 'a-grant', offerId: 'velkomst', offerVersion: 2, valueOre: 20, count: 500 },
    ...{ grantedAt: at, expiresAt: at },
  }
  const jackpot = {
    ...{ network: { key: 'nordlys', nameDa: 'Nordlys Jackpots' }, amountOre: 5_002, at },
    ...{ tier: { key: 'mini', nameDa: 'Mini' }, levelMilliOre: 5_000_000 },
    balanceAfterOre: 128_452,
  }
  const { words } = await sent(scopeWith({ ...slot, spin, jackpots: [jackpot] }))
  expect(words).toContain('Slags Spin fra tilbud')
  expect(words).toContain('Tilbud velkomst Vilkårenes version 2 Trukket som en indsats på 0,20 kr.')
  expect(words).toContain('Du fik 500 spin, 21. november 2026')
  expect(words).toContain('Du vandt Mini i puljen Nordlys Jackpots.')
  expect(words).toContain('Udbetalt 50,02 kr. Puljen stod på, før runden 50 kr.')
})

/** A hand of our own tables as the books and the game server have it. */
function atTable(kind: string, name: string, change: object = {}) {
  const game = required(tableGames.find(([each]) => each === kind)?.[1], kind)
  const { played: on, ...record } = tableRecord(game, name)
  const { id: gameId, titleDa: title, version } = game.definition
  const definition = on?.definition as PlayedDefinition['definition']
  const movements = record.movements.map((each) => ({ ...each, at, balanceAfterOre: 1_000 }))
  const round = { ...record, movements, begunAt: at, endedAt: at, gambles: [], ...change }
  return scopeWith(round, async () => ({ gameId, title, version, isCurrent: true, definition }))
}

test('[GAME-02] a hand of blackjack is told card by card, each raise beside its choice', async () => {
  const { words } = await sent(atTable('blackjack', 'a doubled hand'))
  expect(words).toMatch(
    /Kortene er givet Du [^(]+, [^(]+ \(\d+ i alt\) Banken [^,(]+ \(\d+ i alt\)/,
  )
  expect(words).toMatch(/(Fordobl|Split) 20 kr\. mere i indsats kl\. 20\.14/)
  expect(words).toMatch(/Hånd 40 kr\. \d/)
  expect(words).toContain('Forhøjelse 10 kr. −20 kr.')
  expect(words).toContain('Før det første kort fik du en binding')
})

test.each([
  ['three-card', /Spil 20 kr\. mere i indsats .* Banken [^(]+\(/],
  ['holdem', /Fælles kort .* Spil \d+ kr\. mere i indsats/],
  ['video-poker', /Hold .*Hånd/],
  ['roulette', /Tallet er trukket Tallet \d+ (rød|sort|grøn|nul)/],
  ['punto-banco', /Punto [^(]+\(\d point\) Banco [^(]+\(\d point\)/],
])('[GAME-02] %s is told as it went', async (kind, told) => {
  const { words } = await sent(atTable(kind, `the page of ${kind}`))
  expect(words).toMatch(told)
})

test('[PROOF-03] a hand that nothing here plays any more has its figures all the same', async () => {
  const scope = atTable('blackjack', 'an old hand')
  const definition = async () => ({ ...played, definition: { kind: 'faro', rules: {} } })
  const { words } = await sent({ ...scope, games: { ...scope.games, definition } })
  expect(words).toContain('Sådan er runden bestemt')
  expect(words).not.toContain('Hånden kort for kort Kortene')
})

test('[PROOF-03] of an open hand the commitment is told, and no seed and no picture', async () => {
  const { seed, choices, endedAt, ...open } = {
    ...{ seed: undefined, choices: undefined, endedAt: undefined, state: 'open' },
  }
  const scope = atTable('blackjack', 'an open hand', { ...open, seed, choices, endedAt })
  const { html, words } = await sent(scope)
  expect(words).toContain('Runden er ikke slut.')
  expect(words).toMatch(/Binding [0-9a-f]{64}/)
  expect(words).toContain('det vises først, når hånden er spillet færdig')
  expect(words).not.toMatch(/Frø [0-9a-f]{64}|Hånden kort for kort/)
  expect(html).not.toContain(`${roundId}/se`)
})

test('[PROOF-03] a hand that was given back says so', async () => {
  const change = { state: 'rolled-back', seed: undefined, choices: undefined }
  const { html, words } = await sent(atTable('blackjack', 'given back', change))
  expect(words).toContain('Ført tilbage Runden er ført tilbage. Du har fået din indsats igen')
  expect(words).toContain('Derfor er frøet aldrig åbnet.')
  expect(html).not.toContain(`${roundId}/se`)
})

test('[LED-06] a supplier’s round tells what we know, and whom to ask', async () => {
  const { seed: _, definitionHash: _hash, balanceAfterOre: _none, ...known } = slot
  const move = { kind: 'stake', at, amountOre: -400, cashOre: -300, bonusOre: -100 }
  const movements = [{ ...move, balanceAfterOre: 900 }]
  const supplier = { name: 'nordspil', round: 'NS-7781' }
  const theirs = { ...known, kind: 'supplier', gameId: 'their-game', supplier, movements }
  const { html, words } = await sent(scopeWith(theirs))
  expect(words).toContain('hos leverandøren nordspil, som kalder den NS-7781.')
  expect(words).toContain('Skriv til vores kundeservice, og nævn begge numre.')
  expect(words).toMatch(/Indsats heraf bonussaldo −1 kr\. 9 kr\. −4 kr\./)
  expect(words).not.toMatch(/Frø|Binding|Version /)
  expect(html).not.toContain(`${roundId}/se`)
})

function askedOf(scope: RequestScope, path: string, id?: string): LoaderFunctionArgs {
  const context = new RouterContextProvider()
  context.set(requestScope, scope)
  const url = new URL(path, scope.publicUrl)
  const params = id === undefined ? {} : { roundId: id }
  return { context, url, params, pattern: path, request: new Request(url) }
}

const statusOf = (thrown: unknown) => (thrown as { init?: { status?: number } }).init?.status

test('[ERR-01] [SEC-42] no number of ours and another player’s are one page: not there', async () => {
  const asked: unknown[] = []
  const scope = scopeWith(undefined, async () => played, asked)
  for (const odd of [
    '',
    'x',
    'a'.repeat(3_000),
    `${roundId}\u0000`,
    '\u202e',
    "'--",
    'fakta.json',
  ]) {
    for (const load of [roundPage.loader, loadFacts]) {
      const failed = await load(askedOf(scope, '/min-konto/transaktioner/runde/x', odd)).catch(
        (thrown: unknown) => thrown,
      )
      expect(statusOf(failed), odd).toBe(404)
    }
  }
  // The platform is not asked about what is no number of ours.
  expect(asked).toEqual([])
  const unknown = roundPage.loader(askedOf(scope, '/min-konto/transaktioner/runde/x', roundId))
  expect(statusOf(await unknown.catch((thrown: unknown) => thrown))).toBe(404)
  expect(asked).toEqual([['read-round', { roundId }]])
})

test('[PROOF-03] the facts are a file that is kept nowhere, and that checks the round', async () => {
  const scope = atTable('blackjack', 'a doubled hand')
  const answered = await loadFacts(askedOf(scope, '/fakta.json', roundId))
  expect(Object.fromEntries(answered.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="runde-${roundId}.json"`,
  })
  const record: RoundRecord = await answered.json()
  const checked = await checkRound(record, nodeBench)
  expect([checked.kind, agrees(checked)]).toEqual(['played', true])
  const win = { ...record.win, cashOre: record.win.cashOre + 1 }
  expect(agrees(await checkRound({ ...record, win }, nodeBench))).toBe(false)
  expect(JSON.stringify(record)).not.toMatch(/Mette|Kjær|40118267/)
})

test.each([
  [` ${roundId.toUpperCase()} `, `/min-konto/transaktioner/runde/${roundId}`],
  ['', '/min-konto/transaktioner'],
])('[SCREEN-12] a round is found by its number: %j', async (number, leadsTo) => {
  const path = `/min-konto/transaktioner/runde?nummer=${encodeURIComponent(number)}`
  const led = await loadFound(askedOf(scopeWith(slot), path)).catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('location')).toBe(leadsTo)
})

test.each(['../../udbetal', '//andre.dk', 'a b', '\u0000', 'a'.repeat(61)])(
  '[ERR-01] %j is no number, and leads nowhere',
  async (number) => {
    const path = `/min-konto/transaktioner/runde?nummer=${encodeURIComponent(number)}`
    const failed = await loadFound(askedOf(scopeWith(slot), path)).catch(
      (thrown: unknown) => thrown,
    )
    expect(statusOf(failed)).toBe(404)
  },
)

test('[LV20] [LV27] a pending round shows its stake and its number, and nothing of its end', async () => {
  const { endedAt: _, balanceAfterOre: __, seed: ___, ...begun } = slot
  const live = { ...begun, kind: 'table', state: 'open', liveRound: 48_213, isPending: true }
  const win = { cashOre: 0, bonusOre: 0 }
  const { html, words } = await sent(scopeWith({ ...live, win, bets: '5b5d' }))
  for (const told of ['Spil Vikingernes Guld, runde 48.213', 'Afgøres', 'Indsats 4 kr.']) {
    expect(words).toContain(told)
  }
  expect(words).toContain('Resultatet står her, når runden er afgjort ved bordet.')
  for (const untold of ['Gevinst', 'Saldo efter', 'Frø ', 'Runden er ikke slut', 'Åben']) {
    expect(words).not.toContain(untold)
  }
  expect(html).not.toContain(`/runde/${roundId}/se"`)
})
