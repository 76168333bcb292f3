import { readFileSync } from 'node:fs'
import { depositFailure, startDeposit } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { describe, expect, test } from 'vitest'
import { withdrawRefusalText } from '../../pages/withdraw/withdraw-refusal.ts'
import { failureText, refusalText } from '../../parts/deposit/deposit-problem.ts'
import { pickTexts } from './pick-texts.ts'
import { type TextKey, translator } from './texts.ts'

const texts = pickTexts({}, [
  ...(['error', 'modal', 'authentication', 'register', 'validation'] as const),
  ...(['deposit', 'payout', 'contact_us', 'unsubscribe'] as const),
])
const t = translator(texts)

type Message = readonly [key: TextKey, words: string, file: string, name?: string]

/**
 * Section 8 of the specification, message by message: its key, what the Danish says, the file that shows
 * it, and how that file names it where it puts the key together.
 */
const catalogue: readonly Message[] = [
  ['error.not_found', 'Siden blev ikke fundet: {path}', 'frame/error/error-page.tsx'],
  ['error.generic', 'Der er sket en fejl. Prøv igen', 'frame/error/error-page.tsx'],
  [
    'payout.ok',
    'er oprettet og bliver behandlet inden for 1-3 hverdage.',
    'pages/withdraw/page.tsx',
  ],
  [
    'authentication.token_expired',
    'Din godkendelse med MitID er udløbet.',
    'pages/log-in/login-problem.tsx',
  ],
  ['register.expired', 'Start registreringen forfra.', 'pages/register/register-problem.tsx'],
  ['authentication.no_account', 'Vi kan ikke finde en spilkonto', 'pages/log-in/login-problem.tsx'],
  ['register.cpr_in_use', 'Der findes allerede en spilkonto', 'pages/register/stopped-page.tsx'],
  ['register.cpr_mismatch', 'passer ikke til det MitID', 'pages/register/identity-step.tsx'],
  ['authentication.locked', 'Din konto er spærret.', 'pages/log-in/login-problem.tsx'],
  ['authentication.locked', 'Din konto er spærret.', 'pages/register/register-problem.tsx'],
  ['register.under_age', 'Du skal være fyldt {age} år', 'pages/register/stopped-page.tsx'],
  ['validation.email_in_use', 'er allerede knyttet til', 'parts/contact/contact-problem-text.ts'],
  ['authentication.mitid_down', 'tekniske problemer med MitID', 'pages/log-in/login-problem.tsx'],
  ['contact_us.unsent', 'Beskeden kunne ikke sendes', 'pages/contact/contact-form.tsx'],
  ['contact_us.thanks', 'Tak for din besked.', 'pages/contact/page.tsx'],
  [
    'unsubscribe.email_done',
    'på e-mail.',
    'pages/unsubscribe/page.tsx',
    `unsubscribe.\${way}_done`,
  ],
  [
    'unsubscribe.email_failed',
    'på e-mail. Prøv igen',
    'pages/unsubscribe/page.tsx',
    `unsubscribe.\${way}_failed`,
  ],
  ['unsubscribe.sms_done', 'på sms.', 'pages/unsubscribe/page.tsx', `unsubscribe.\${way}_done`],
  [
    'unsubscribe.sms_failed',
    'på sms. Prøv igen',
    'pages/unsubscribe/page.tsx',
    `unsubscribe.\${way}_failed`,
  ],
  ['modal.session_text', 'Din session er udløbet.', 'frame/watch/session-dialog.tsx'],
  ['modal.network_text', 'Vi kan ikke få forbindelse', 'frame/watch/network-dialog.tsx'],
  ...unsupported('generic', 'Din browser understøttes ikke.'),
  ...unsupported('ios', 'Opdater iOS'),
  ...unsupported('android', 'Opdater Android'),
  ...unsupported('chrome', 'Din version af Chrome er for gammel.'),
  ...unsupported('safari', 'Din version af Safari er for gammel.'),
  ...unsupported('ie', 'Internet Explorer understøttes ikke længere.'),
]

describe('[ERR-07] each message of the catalogue is said in Danish, by what it belongs to', () => {
  const rows = catalogue.map(([key, words, file, name = key]) => ({ key, words, file, name }))
  test.each(rows)('$key says "$words" in $file', ({ key, words, file, name }) => {
    expect(texts[key]).toContain(words)
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    expect(["'", '"', '`'].some((quote) => source.includes(quote + name + quote))).toBe(true)
  })
})

test('[ERR-07] every way in which a deposit fails has a sentence of its own', () => {
  const said = depositFailure.options.map((failure) => failureText(t, { failure }))
  expect(said.filter((sentence) => !/^[A-ZÆØÅ][^{}]+\.$/.test(sentence))).toEqual([])
  expect(failureText(t, { failure: 'server-error' })).toBe(
    'Indbetalingen kunne ikke gennemføres. Prøv igen, eller kontakt kundeservice.',
  )
  expect(failureText(t, { failure: 'card-details' })).toBe(
    'Kortoplysningerne er ikke korrekte. Kontrollér kortnummeret, og prøv igen.',
  )
  const declines = ['no-funds', 'card-expired', 'cvv-wrong', 'bank-declined', 'card-restricted']
  const ofDeclines = depositFailure.options
    .filter((failure) => declines.includes(failure))
    .map((failure) => failureText(t, { failure }))
  expect(new Set(ofDeclines).size).toBe(declines.length)
})

test('[ERR-07] a limit that a deposit would exceed is named, with what to look at', () => {
  const said = (['day', 'week', 'month'] as const).map((period) =>
    refusalText(t, {
      ok: false,
      refusal: 'limit-exceeded',
      period,
      limitOre: kroner(1_000),
      leftOre: kroner(200),
    }),
  )
  expect(said.map((sentence) => /din (\S+) indbetalingsgrænse/.exec(sentence)?.[1])).toEqual([
    'daglige',
    'ugentlige',
    'månedlige',
  ])
  for (const sentence of said) expect(sentence).toContain('Kontrollér beløbet og din grænse.')
})

/** What a player reads of a deposit, word for word as the domain has it. */
const ofDeposits = {
  'deposit.ok': 'Din indbetaling på {amount} er gennemført.',
  'deposit.failure_server':
    'Indbetalingen kunne ikke gennemføres. Prøv igen, eller kontakt kundeservice.',
  'deposit.failure_card_details':
    'Kortoplysningerne er ikke korrekte. Kontrollér kortnummeret, og prøv igen.',
  'deposit.limit_day':
    'Beløbet overskrider din daglige indbetalingsgrænse på {limit}. Kontrollér beløbet og din grænse. ' +
    'Du kan højst indbetale {left}.',
  'deposit.limit_week':
    'Beløbet overskrider din ugentlige indbetalingsgrænse på {limit}. Kontrollér beløbet og din grænse. ' +
    'Du kan højst indbetale {left}.',
  'deposit.limit_month':
    'Beløbet overskrider din månedlige indbetalingsgrænse på {limit}. Kontrollér beløbet og din grænse. ' +
    'Du kan højst indbetale {left}.',
  'deposit.no_limit': 'Du skal vælge en indbetalingsgrænse, før du kan indbetale.',
  'deposit.failure_no_funds':
    'Der er ikke dækning på dit kort. Vælg et mindre beløb eller et andet kort.',
  'deposit.failure_card_expired': 'Dit kort er udløbet. Brug et andet kort.',
  'deposit.failure_cvv_wrong': 'Kontrolcifrene er forkerte. Kontrollér dem, og prøv igen.',
  'deposit.failure_bank_declined':
    'Din bank har afvist betalingen. Kontakt din bank, eller brug et andet kort.',
  'deposit.failure_card_restricted': 'Kortet kan ikke bruges til spil. Brug et andet kort.',
  'deposit.failure_authentication':
    'Betalingen blev ikke godkendt. Prøv igen, og godkend betalingen i din bank eller med MitID.',
  'deposit.failure_timeout':
    'Godkendelsen tog for lang tid, og betalingen er annulleret. Der er ikke trukket penge på dit kort.',
  'deposit.failure_mobilepay_aborted':
    'Du afbrød betalingen i MobilePay. Der er ikke trukket penge.',
  'deposit.failure_mobilepay_expired':
    'Betalingen blev ikke godkendt i MobilePay i tide. Prøv igen.',
  'deposit.unknown':
    'Vi venter på svar fra betalingsudbyderen. Du behøver ikke betale igen. ' +
    'Vi opdaterer din saldo, så snart betalingen er bekræftet.',
  'deposit.paused': 'Du kan ikke indbetale, mens din pause er aktiv.',
  'deposit.receipt_closes': 'Vinduet lukker automatisk om {seconds} sekunder.',
} as const satisfies Partial<Record<TextKey, string>>

test.for(Object.entries(ofDeposits))('[ERR-07] %s has the words of the domain', ([key, words]) => {
  expect(texts[key as TextKey]).toContain(words)
  // Said once: no other text of a deposit is the same sentence.
  const same = Object.values(texts).filter((text) => text === texts[key as TextKey])
  expect(same).toHaveLength(1)
})

test('[ERR-07] every refusal of a deposit has a sentence, and none of two kinds is the same', () => {
  const details = {
    ...{ minimumOre: kroner(100), maximumOre: kroner(200), leastDepositOre: kroner(300) },
    ...{ period: 'week', limitOre: kroner(1_000), leftOre: kroner(200), reason: 'locked' },
  }
  const refusals = Object.keys(startDeposit.refusals).filter((each) => each !== 'session-expired')
  const said = refusals.map((refusal) =>
    refusalText(t, { ok: false, refusal, ...details } as Parameters<typeof refusalText>[1]),
  )
  expect(said.filter((sentence) => !/^[A-ZÆØÅ][^{}]+\.$/.test(sentence))).toEqual([])
  expect(new Set(said).size).toBe(refusals.length)
})

test('[ERR-07] a payout that is not possible leads to customer service', () => {
  expect(withdrawRefusalText(t, { ok: false, refusal: 'not-possible' })).toBe(
    'Udbetaling er ikke mulig i øjeblikket. Kontakt kundeservice.',
  )
})

function unsupported(
  browser: 'generic' | 'ios' | 'android' | 'chrome' | 'safari' | 'ie',
  words: string,
): Message[] {
  const name = `error.browser_\${browser}`
  return [[`error.browser_${browser}`, words, '../server/pages/unsupported.ts', name]]
}
