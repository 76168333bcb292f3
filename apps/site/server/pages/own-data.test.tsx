import {
  type AnswerOf,
  type Call,
  type DataCopy,
  readDataCopy,
  readErasure,
} from '@nordlys/contracts'
import { beforeEach, expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as ownData from '../../app/pages/own-data/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const copyId = '0198c0de-0000-7000-8000-000000000001'
const orderedAt = new Date('2026-11-21T12:00:00Z')
const underWay: DataCopy = { copyId, orderedAt, state: 'under-way', isOpen: false }
const expiresAt = new Date('2026-11-28T12:05:00Z')
const ready: DataCopy = { copyId, orderedAt, expiresAt, state: 'ready', isOpen: false }
const gone: DataCopy = { copyId, orderedAt, state: 'gone', isOpen: false }

const leavesAt = new Date('2031-11-22T12:00:00Z')
const nothingWished: AnswerOf<typeof readErasure> = {
  ...{ ok: true, isClosed: false, leavesAt },
  groups: [
    { when: 'at-once', basis: 'interest', kinds: ['Det, vi har skrevet til dig', 'Dine opgaver'] },
    { when: 'after-the-law', basis: 'laundering', until: leavesAt, kinds: ['Din konto'] },
    { when: 'after-the-law', basis: 'gambling', kinds: ['Dine klager'] },
    { when: 'by-number', basis: 'books', kinds: ['Indbetalinger'] },
  ],
}
let erasure = nothingWished
beforeEach(() => {
  erasure = nothingWished
})

/** The page of a player with such a copy, and its status. */
async function sent(query: string, copy?: DataCopy, mayOrderAt?: Date) {
  const call = async (spec: Call, request: { copyId?: string }) => {
    if (spec === readErasure) return erasure
    if (spec !== readDataCopy) return advertisingAnswers.get(spec)?.(request as never)
    const isKnown = request.copyId === undefined || request.copyId === copy?.copyId
    return { ok: true, ...(isKnown && { copy }), mayOrderAt }
  }
  const asking = { ...scope, platform: { call } } as unknown as RequestScope
  let status: number | undefined
  // Its loader answers with a status as well, which a drawn page does not have.
  const loader = async (asked: Parameters<typeof ownData.loader>[0]) => {
    const { data, init } = await ownData.loader(asked)
    status = init?.status
    return data
  }
  const path = `/min-konto/profil/data${query}`
  const { html } = await drawPage(asking, { path, page: { ...ownData, loader } })
  return { status, html: html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '') }
}

test('[PD4] a player without a copy orders one with a plain form', async () => {
  const { status, html } = await sent('')
  expect(status).toBe(200)
  expect(html).toMatch(/<form [^>]*action="\/min-konto\/profil\/data" method="post"/)
  expect(html).toMatch(/name="order"[^>]*>Bestil en kopi</)
  expect(html).toContain('hvidvaskloven kan forbyde os at fortælle om')
})

test('[PD4] one that is under way is said to be, and no other is ordered beside it', async () => {
  const { html } = await sent('?kopi-er=bestilt', underWay)
  expect(html).toContain('Kopien er bestilt. Vi skriver til dig, når den er klar')
  expect(html).toContain('Du bestilte en kopi den 21. november 2026 kl. 13.00.')
  expect(html).not.toContain('name="order"')
})

test('[PD5] a copy that is ready goes by MitID, and is a file once that has confirmed it', async () => {
  const tomorrow = new Date('2026-11-22T12:00:00Z')
  const waiting = await sent('', ready, tomorrow)
  expect(waiting.html).toContain('Du kan hente den indtil den 28. november 2026 kl. 13.05.')
  expect(waiting.html).toMatch(new RegExp(`value="${copyId}"[^>]*name="open"`))
  expect(waiting.html).toContain('Du kan bestille en ny kopi den 22. november 2026 kl. 13.00.')
  expect(waiting.html).not.toMatch(/kopi\.json|name="order"/)
  const { html } = await sent('?kopi-er=klar', { ...ready, isOpen: true })
  expect(html).toContain(`href="/min-konto/profil/data/kopi.json?kopi=${copyId}"`)
  expect(html).not.toContain('name="open"')
})

test('[PD6] a copy that is gone answers 410, with the way to a new one', async () => {
  const { status, html } = await sent(`?kopi=${copyId}`, gone)
  expect(status).toBe(410)
  expect(html).toContain('Kopien findes ikke mere.')
  expect(html).toMatch(/name="order"[^>]*>Bestil en ny kopi</)
  expect((await sent('', gone)).status).toBe(200)
})

test('[PD5] a copy that is not the player’s own is a page that is not there', async () => {
  for (const named of ['0198c0de-0000-7000-8000-000000000002', 'x', '']) {
    await expect(sent(`?kopi=${named}`, ready)).rejects.toMatchObject({ init: { status: 404 } })
  }
})

test.each([
  ['fejl=cancelled', 'Du afbrød hos MitID.'],
  ['fejl=other-identity', 'Det var ikke dit MitID.'],
  ['fejl=identity-provider-down', 'MitID svarer ikke lige nu.'],
  ['fejl=token-expired', 'Det lykkedes ikke.'],
  ['kopi-er=bekraeft', 'Bekræft med MitID, før du henter kopien'],
  ['kopi-er=vent', 'Du kan bestille en kopi én gang i døgnet'],
])('[PD5] %s has its sentence', async (query, said) => {
  expect((await sent(`?${query}`, ready)).html).toContain(said)
})

test('[PD5] a word that is none of ours says nothing', async () => {
  for (const odd of ['toString', '%3Cb%3E', 'klar&kopi-er=vent']) {
    expect((await sent(`?kopi-er=${odd}`)).html).not.toMatch(/<b>|function/)
  }
})

test('[PD16] the page says what goes at once, what a law keeps, and what stays by number', async () => {
  const { html } = await sent('')
  const words = html.replaceAll(/<[^>]+>/g, '')
  expect(words).toContain('Slettes med det sammeDet, vi har skrevet til dig; Dine opgaver.')
  expect(words).toContain('Gemmes efter hvidvaskloven og slettes den 22. november 2031Din konto.')
  expect(words).toContain(
    'Gemmes efter spilleloven og slettes fem år efter, at vi fik detDine klager.',
  )
  expect(words).toContain('Bliver stående uden dit navn efter bogføringslovenIndbetalinger.')
  expect(words).toContain('beder en myndighed om det, gemmer vi oplysningerne')
})

test('[PD15] a player asks to be erased with a plain form, closed already or not, and again', async () => {
  const open = (await sent('')).html
  expect(open).toMatch(/name="erase"[^>]*>Luk min spilkonto, og slet mine oplysninger med MitID</)
  expect(open).toContain('udbetaler dine penge til din NemKonto')
  erasure = { ...nothingWished, isClosed: true }
  expect((await sent('')).html).toMatch(/name="erase"[^>]*>Slet mine oplysninger med MitID</)
  erasure = { ...erasure, askedAt: orderedAt }
  const { html } = await sent('')
  expect(html).toContain('den 21. november 2026 kl. 13.00.')
  expect(html).toContain('Er der kommet noget til siden')
  expect(html).toMatch(/name="erase"[^>]*>Slet mine oplysninger med MitID</)
})

test.each([
  ['cancelled', 'Du afbrød hos MitID. Intet er slettet'],
  ['other-identity', 'Det var ikke dit MitID. Intet er slettet'],
  ['toString', 'Det lykkedes ikke. Intet er slettet.'],
])('[PD15] an erasure that came to nothing is said to have: %s', async (fault, said) => {
  expect((await sent(`?sletning=${fault}`)).html).toContain(said)
})
