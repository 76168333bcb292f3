import {
  type Call,
  type Complaint,
  listComplaintSubjects,
  readComplaint,
  readComplaints,
  type Standing,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as casePage from '../../app/pages/complaints/case-page.tsx'
import * as complaints from '../../app/pages/complaints/page.tsx'
import * as contact from '../../app/pages/contact/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const at = new Date('2026-11-21T12:00:00Z')
const waiting: Complaint = {
  ...{ number: 10_001, topic: 'game', state: 'received', receivedAt: at },
  dueAt: new Date('2026-12-05T22:59:59.999Z'),
  subject: { kind: 'round', id: 'r-1', at },
  ...{ words: 'Runden\ngik i stå.', wish: 'Se på <den>.', files: [], messages: [] },
}
const decision = { outcome: 'rejected', reasons: 'Runden er regnet om.', decidedAt: at } as const

/** A page with a platform that has this case alone; what it asked is kept. */
async function sent(path: string, complaint: Complaint = waiting, standing?: Standing) {
  const asked: [Call, unknown][] = []
  const call = async (spec: Call, request: { number?: number }) => {
    asked.push([spec, request])
    if (spec === readComplaints) return { ok: true, complaints: [complaint] }
    if (spec === readComplaint) {
      const isKnown = request.number === complaint.number
      return isKnown ? { ok: true, complaint } : { ok: false, refusal: 'unknown' }
    }
    if (spec === listComplaintSubjects) {
      const round = { kind: 'round', id: 'r-1', at, gameId: 'vikingernes-guld' } as const
      const deposit = { kind: 'deposit', id: 'd-1', at, amountOre: kroner(200) } as const
      return { ok: true, subjects: [{ ...round, amountOre: kroner(10) }, deposit] }
    }
    return advertisingAnswers.get(spec)?.(request as never)
  }
  const known = await scope.player()
  const player = known && standing ? { ...known, standing } : known
  const asking = { ...scope, player: async () => player, platform: { call } } as never
  const isCase = path.startsWith('/min-konto/klager/')
  const page = isCase ? casePage : path.startsWith('/kontaktos') ? contact : complaints
  const params = isCase ? { params: { number: path.split(/[/?]/)[3] ?? '' } } : {}
  const { html } = await drawPage(asking, { path, page, ...params })
  return { html: html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', ''), asked }
}

test('[OP-40] [CP1] the page lists the cases with state and date, and has the form', async () => {
  const { html } = await sent('/min-konto/klager')
  expect(html).toMatch(/href="\/min-konto\/klager\/10001"[^>]*>Klage 10001: Spil og runder</)
  expect(html).toContain('Er den ikke afgjort senest den 5. december 2026, skriver vi')
  expect(html).toMatch(/n-status-tag--info">Modtaget</)
  expect(html).toContain('encType="multipart/form-data"')
  expect(html).toContain('value="round:r-1">Vikingernes Guld, 21. november 2026 kl. 13.00, 10 kr.')
  expect(html).toContain('value="deposit:d-1">Indbetaling, 21. november 2026 kl. 13.00, 200 kr.')
  expect(html).toMatch(/name="key" value="[0-9a-f-]{36}"/)
})

test('[CP1] a round’s own page leads to the form with the round chosen, however old it is', async () => {
  const old = 'round:0198c0de-0000-7000-8000-000000000001'
  const { html } = await sent(`/min-konto/klager?om=${old}`)
  expect(html).toContain(`<option value="${old}" selected="">Spilrunde 0198c0de-`)
  const listed = await sent('/min-konto/klager?om=round:r-1')
  expect(listed.html).toContain('<option value="round:r-1" selected="">Vikingernes Guld')
  for (const odd of ['round:', 'payment:d-1', 'round:<b>', 'round:r-1&om=round:r-2'])
    expect((await sent(`/min-konto/klager?om=${odd}`)).html).not.toContain('>Spilrunde ')
})

test('[CP1] a day is asked for as it was typed, and one that is none has its sentence', async () => {
  const picked = await sent('/min-konto/klager?dag=20.11.26')
  expect(picked.asked).toContainEqual([listComplaintSubjects, { day: '2026-11-20' }])
  expect(picked.html).toContain('action="/min-konto/klager?dag=2026-11-20"')
  for (const typed of ['31-11-2026', 'i går', '%00', '9'.repeat(300)]) {
    const { html, asked } = await sent(`/min-konto/klager?dag=${typed}`)
    expect(html).toMatch(/id="dag-note">.*?Det er ikke en dato\. Skriv den som 31-12-2026\./s)
    expect(asked).toContainEqual([listComplaintSubjects, {}])
  }
})

test('[CP8] a closed account reads its cases and is led to the contact form', async () => {
  const { html } = await sent('/min-konto/klager', waiting, 'closed')
  expect(html).toContain('Klage 10001')
  expect(html).toContain('Din konto er lukket. Du kan stadig klage til os via kontaktformularen.')
  expect(html).not.toContain('name="wish"')
})

test('[CP1] a new case says its number and by when, as text that holds no markup', async () => {
  const { html } = await sent('/min-konto/klager/10001?oprettet=1')
  expect(html).toContain('Vi har modtaget din klage. Den har nummer 10001.')
  expect(html).toContain('Er klagen ikke afgjort senest den 5. december 2026')
  expect(html).toContain('Se på &lt;den&gt;.')
  expect(html).toContain('Spilrunde 21. november 2026 kl. 13.00')
  expect(html).toContain('name="words"')
})

test.each([
  [{}, 'Er den ikke afgjort senest den 5. december 2026'],
  [
    { state: 'in-progress', expectedBy: new Date('2026-12-10T22:59:59.999Z') },
    'Du kan vente en afgørelse senest den 10. december 2026.',
  ],
  [
    { toldAt: at, expectedBy: new Date('2026-12-19T22:59:59.999Z') },
    'Det tager længere tid end 14 dage. Du kan vente en afgørelse senest den 19. december 2026.',
  ],
] as const)('[CP4] a case that waits says when to expect it: %j', async (over, said) => {
  expect((await sent('/min-konto/klager/10001', { ...waiting, ...over })).html).toContain(said)
})

test('[CP5] what was written is read in order, by “Dig” and “Kundeservice”', async () => {
  const messages: Complaint['messages'] = [
    { author: 'staff', words: 'Hvilken runde?', writtenAt: at },
    { author: 'player', words: 'Den sidste.', writtenAt: at },
  ]
  const files = [{ fileName: 'kvittering.pdf', sentAt: at }]
  const told: Complaint = { ...waiting, state: 'in-progress', messages, files }
  const { html } = await sent('/min-konto/klager/10001', told)
  expect(html).toMatch(/Runden\ngik i stå.*Kundeservice.*Hvilken runde\?.*Dig.*Den sidste\./s)
  expect(html).toContain('kvittering.pdf, 21. november 2026 kl. 13.00')
  expect(html).toMatch(/n-status-tag--warning">Behandles</)
})

test.each([
  ['complaint-boards', 'https://naevneneshus.dk', 'Nævnenes Hus'],
  ['consumer-ombudsman', 'https://www.forbrugerombudsmanden.dk', 'Forbrugerombudsmanden'],
  ['data-protection-agency', 'https://www.datatilsynet.dk', 'Datatilsynet'],
] as const)(
  '[CP6] a decision has outcome, reasons and the way on: %s',
  async (wayOn, href, name) => {
    const decided = { ...waiting, state: 'decided', decision: { ...decision, wayOn } } as const
    const { html } = await sent('/min-konto/klager/10001', decided)
    expect(html).toContain('Du har ikke fået medhold.')
    expect(html).toContain('Runden er regnet om.')
    expect(html).toContain(`href="${href}"`)
    expect(html).toContain(name)
    expect(html).toContain('Spillemyndigheden tager imod tip')
    expect(html).not.toMatch(/ec\.europa|odr/i)
    expect(html).not.toContain('name="words"')
    expect(html).not.toContain('skriver vi, hvornår')
  },
)

test.each(['10002', '0', 'x', '1e3', '9'.repeat(30)])(
  '[CP8] a case %s that is not the player’s own is a page that is not there',
  async (number) => {
    const asking = sent(`/min-konto/klager/${number}`)
    await expect(asking).rejects.toMatchObject({ init: { status: 404 } })
  },
)

test('[CP8] the contact form says the number of a complaint, and nothing that is none', async () => {
  const { html } = await sent('/kontaktos?sendt=1&klage=10001')
  expect(html).toContain('Din klage har nummer 10001.')
  for (const said of ['', '&klage=', '&klage=%3Cb%3E', '&klage=Ring%20nu'])
    expect((await sent(`/kontaktos?sendt=1${said}`)).html).not.toContain('Din klage har nummer')
})
