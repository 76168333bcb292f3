import { readFile } from 'node:fs/promises'
import { retentionMs } from '@nordlys/contracts'
import { dayMs, hourMs } from '@nordlys/core'
import { expect, test } from 'vitest'
import { keptFor } from './kept-for.ts'

const page = new URL('../../content/seed/pages/persondatapolitik.json', import.meta.url)

/** The page's words for periods of the product's. */
const said: readonly [label: string, value: string, ms: number][] = [
  [
    'En registrering, du ikke gør færdig',
    'Slettes 60 minutter efter',
    retentionMs.openRegistration,
  ],
  ['Klager', 'Fem år', retentionMs.complaint],
  ['Andre beskeder til kundeservice', 'To år', retentionMs.contactMessage],
  ['Dokumentation, du har uploadet', 'Fem år efter', retentionMs.identityPapers],
  ['Det, vi har skrevet til dig på e-mail', 'To år', retentionMs.letter],
  [
    'En e-mailadresse eller et mobilnummer, du ikke bekræfter',
    '30 dage',
    retentionMs.openContactChange,
  ],
  ['En kopi af dine data, du har bestilt', 'Syv dage', retentionMs.dataCopy],
  ['Beskeder fra MobilePay om dine betalinger', '400 dage', retentionMs.paymentEvent],
  ['Hvor på siden dit login sluttede', 'Et år', retentionMs.sessionEnd],
  ['Browser og system ved dine seneste 20 logins', 'Et år', retentionMs.loginDevice],
  ['Et mærke for hver browser, du logger ind fra', 'Et år efter', retentionMs.knownBrowser],
  [
    'Dine logins, spærringer, tegn på skadeligt spil og beskeder om dit spil',
    'Fem år efter',
    retentionMs.closedAccount,
  ],
  ['Et kort, du har gemt og fjernet igen', '400 dage', retentionMs.removedCard],
  ['Filen til NemKonto med dit CPR-nummer', 'Fem år', retentionMs.payoutFile],
  [
    'Samtykke til markedsføring',
    'Til du trækker det tilbage, og derefter to år',
    retentionMs.marketingConsent,
  ],
]

const periods: Readonly<Record<string, number>> = {
  'Slettes 60 minutter efter': hourMs,
  'Syv dage': 7 * dayMs,
  '30 dage': 30 * dayMs,
  '400 dage': 400 * dayMs,
  'Et år': 365 * dayMs,
  'Et år efter': 365 * dayMs,
  'To år': 730 * dayMs,
  'Til du trækker det tilbage, og derefter to år': 730 * dayMs,
  'Fem år': 1_827 * dayMs,
  'Fem år efter': 1_827 * dayMs,
}

test.each(said)(
  '[PD2] the privacy page has the period of the product: %s, %s',
  async (label, value, ms) => {
    const written = await readFile(page, 'utf8')
    const row = new RegExp(`"label": "${label}",\\s+"value": "${value}`)
    expect([row.test(written), periods[value]]).toEqual([true, ms])
  },
)

test.each([
  ['sessionEnd', '365 days from the session’s end, by “what is no longer needed”'],
  ['openRegistration', '1 hour from its last step, by “what is no longer needed”'],
  ['openIdentification', '10 minutes from its beginning, by “what is no longer needed”'],
  ['closedAccount', '1827 days from the account’s closing, by “retention”'],
  ['for-ever', 'nothing removes it'],
] as const)('[PD2] a period stands in the register in words: %s is %s', (kept, words) => {
  expect(keptFor(kept)).toBe(words)
})
