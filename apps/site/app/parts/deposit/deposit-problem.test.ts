import { type DepositFailure, depositFailure } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { bonusRefusals, failureText, isAboutAmount, refusalText } from './deposit-problem.ts'

const t = translator(pickTexts({}, ['deposit']))
type BonusRefusal = keyof typeof bonusRefusals
const refusals = Object.keys(bonusRefusals) as BonusRefusal[]

test('[VAL-07] an empty code and an unknown one are told in the words of the house', () => {
  const say = (refusal: BonusRefusal) => refusalText(t, { ok: false, refusal })
  expect(say('bonus-code-required')).toBe('Indtast en bonuskode.')
  expect(say('bonus-code-unknown')).toBe('Bonuskoden er ikke gyldig.')
})

test('[VAL-05] an amount that will not do is told so at the amount', () => {
  const bounds = { minimumOre: kroner(100), maximumOre: kroner(50_000) }
  const said = (['amount-required', 'amount-invalid', 'amount-too-small'] as const).map(
    (refusal) => {
      const refused = { ok: false, refusal, ...bounds } as const
      expect(isAboutAmount(refused)).toBe(true)
      return refusalText(t, refused)
    },
  )
  expect(said).toEqual([
    'Vælg eller indtast et beløb.',
    expect.stringMatching(/^Indtast beløbet i kroner/),
    'Du skal indbetale mindst 100\u00a0kr.',
  ])
})

test('[PAY-04] every reason why a bonus code gives nothing has a sentence of its own', () => {
  const said = refusals.map((refusal) => refusalText(t, { ok: false, refusal }))
  expect(said.filter((sentence) => !/^[A-ZÆØÅ][^{}]+\.$/.test(sentence))).toEqual([])
  expect(new Set(said).size).toBe(refusals.length)
})

test('[PAY-10] too small a deposit for a code is mended at the amount', () => {
  const refused = {
    ok: false,
    refusal: 'bonus-deposit-too-small',
    leastDepositOre: kroner(300),
  } as const
  expect(refusalText(t, refused)).toBe(
    'Med bonuskoden skal du indbetale mindst 300\u00a0kr. Du kan også fravælge bonussen.',
  )
  expect(isAboutAmount(refused)).toBe(true)
})

const ofFailures = {
  'card-details': 'Kortoplysningerne er ikke korrekte. Kontrollér kortnummeret, og prøv igen.',
  'no-funds': 'Der er ikke dækning på dit kort. Vælg et mindre beløb eller et andet kort.',
  'card-expired': 'Dit kort er udløbet. Brug et andet kort.',
  'cvv-wrong': 'Kontrolcifrene er forkerte. Kontrollér dem, og prøv igen.',
  'bank-declined': 'Din bank har afvist betalingen. Kontakt din bank, eller brug et andet kort.',
  'card-restricted': 'Kortet kan ikke bruges til spil. Brug et andet kort.',
  'authentication-failed':
    'Betalingen blev ikke godkendt. Prøv igen, og godkend betalingen i din bank eller med MitID.',
  'authentication-timeout':
    'Godkendelsen tog for lang tid, og betalingen er annulleret. ' +
    'Der er ikke trukket penge på dit kort.',
  'cancelled-by-player':
    'Du afbrød betalingen. Der er ikke trukket penge på dit kort. Du kan prøve igen.',
  abandoned: 'Betalingen blev ikke gjort færdig. Der er ikke trukket penge.',
  'limit-exceeded':
    'Beløbet overskrider din indbetalingsgrænse. Kontrollér beløbet og dine grænser.',
  'not-allowed': 'Betalingen kan ikke modtages på din konto lige nu. Der er ikke trukket penge.',
  'amount-changed':
    'Beløbet blev ændret undervejs, og betalingen er annulleret. Der er ikke trukket penge. Prøv igen.',
  'mobilepay-aborted': 'Du afbrød betalingen i MobilePay. Der er ikke trukket penge.',
  'mobilepay-expired': 'Betalingen blev ikke godkendt i MobilePay i tide. Prøv igen.',
  'card-removed':
    'Kortet er fjernet fra dine gemte kort. Vælg et andet kort, eller indtast kortets oplysninger igen. ' +
    'Der er ikke trukket penge.',
  'server-error': 'Indbetalingen kunne ikke gennemføres. Prøv igen, eller kontakt kundeservice.',
} as const satisfies Record<DepositFailure, string>

test.for(depositFailure.options)(
  '[PAY-04] a deposit that ended as %s has its sentence',
  (failure) => {
    expect(failureText(t, { failure })).toBe(ofFailures[failure])
  },
)

test('[PAY-04] a deposit of which no reason is known has failed for us', () => {
  expect(failureText(t, {})).toBe(ofFailures['server-error'])
})

test('[PAY-04][LIM-01] a limit met after typing names its period, rest and room', () => {
  const limit = { period: 'week', limitOre: kroner(1_000), leftOre: kroner(200) } as const
  const roomAt = new Date('2026-12-03T17:30:00Z')
  const said =
    'Beløbet overskrider din ugentlige indbetalingsgrænse på 1.000\u00a0kr. Kontrollér beløbet '
  const rest =
    'og din grænse. Du kan højst indbetale 200\u00a0kr. Der er igen plads den 3. dec. kl. 18.30.'
  const failed = { failure: 'limit-exceeded', failureLimit: { ...limit, roomAt } } as const
  expect(failureText(t, failed)).toBe(said + rest)
  expect(refusalText(t, { ok: false, refusal: 'limit-exceeded', ...limit })).not.toContain(
    'igen plads',
  )
})
