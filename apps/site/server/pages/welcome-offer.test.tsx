import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as campaign from '../../app/pages/campaigns/detail-page.tsx'
import * as campaigns from '../../app/pages/campaigns/page.tsx'
import * as home from '../../app/pages/home/page.tsx'
import * as register from '../../app/pages/register/page.tsx'
import { type DrawnPage, drawPage } from '../testing/test-drawn-page.tsx'
import { testSite } from '../testing/test-site.ts'

/** A page as a visitor is sent it, while the platform tells of an offer or of none. */
async function sentTo(drawn: DrawnPage, isOffered: boolean): Promise<string> {
  let scope: RequestScope | undefined
  await using site = await testSite((asked) => {
    scope = asked
    return new Response('Hej', { headers: { 'content-type': 'text/html' } })
  })
  site.neighbours.offering.isOn = isOffered
  await site.server.inject(drawn.path)
  if (!scope) throw new Error('the page was not asked for')
  const { html } = await drawPage(scope, drawn)
  return html.replaceAll('\u00A0', ' ').replaceAll('<!-- -->', '')
}

const atHome = { path: '/', page: home }
const atRegister = { path: '/registrer', page: register }
const atCampaigns = { path: '/kampagner', page: campaigns }
const atCampaign = { path: '/kampagner/tilbud', page: campaign, params: { slug: 'tilbud' } }

const promises = /i bonus og|500 spins|Kun nye kunder|Vælg velkomsttilbud|Regneeksempel|\{offer\./

test('[FLT-05] home promises a visitor no bonus, and leads on all the same', async () => {
  const html = await sentTo(atHome, false)
  expect(html).not.toMatch(promises)
  expect(html).toMatch(/s-hero__words.*<h1[^>]*>Spil, hvor tallene står først.*href="\/registrer"/)
})

test('[FLT-05] step 1 of a registration says that there is no offer, and offers none', async () => {
  const html = await sentTo(atRegister, false)
  expect(html).toMatch(/<h1[^>]*>Der er ikke noget velkomsttilbud lige nu</)
  expect(html).not.toMatch(promises)
  expect(html.match(/name="offer"/g)).toHaveLength(1)
  expect(html).toContain('Fortsæt uden bonus')
})

test('[FLT-05] a campaign that tells of the offer is not there while there is none', async () => {
  expect(await sentTo(atCampaigns, false)).not.toMatch(/Tilbuddets kampagne|\{offer\./)
  await expect(sentTo(atCampaign, false)).rejects.toMatchObject({ init: { status: 404 } })
})

test('[BONUS-01] home tells a visitor of the offer in the platform’s figures', async () => {
  const html = await sentTo(atHome, true)
  expect(html).toMatch(/<h1.*500 kr\..*i bonus.*og 500 spins.*<\/h1>/)
  const terms = /s-offer-terms-line[^>]*>([^<]*)</.exec(html)?.[1]
  for (const figure of ['100 kr.', '0,20 kr.', '10 gange', '10 x 500 kr. = 5.000 kr.', '60 dage']) {
    expect(terms).toContain(figure)
  }
  expect(terms).toContain('Vikingernes Guld')
})

test('[BONUS-01] [REG-01] step 1 has two doors, every term and a worked example', async () => {
  const html = await sentTo(atRegister, true)
  expect(html.match(/name="offer"/g)).toHaveLength(2)
  for (const word of [
    'Det er den første, der bliver bogført',
    'i alt 100 kr., og gælder i Vikingernes Guld',
    '10 x 500 kr. = 5.000 kr.',
    'højst spille for 100 kr.',
    '60 dage fra tildelingen. En dag er 24 timer',
    'én gang pr. person',
    'bortfalder bonussen',
    'Du spiller for 10 × 500 kr.',
  ]) {
    expect(html).toContain(word)
  }
})

test('[BONUS-01] a campaign has the offer’s figures where it names them', async () => {
  expect(await sentTo(atCampaigns, true)).toContain('Få 500 kr. i bonus')
  const html = await sentTo(atCampaign, true)
  expect(html).toContain('Kravet er 5.000 kr. på 60 dage')
  expect(html).not.toContain('{offer.')
})
