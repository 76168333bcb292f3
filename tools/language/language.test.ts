import { describe, expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { checkLanguage } from './complaints.ts'
import { textsIn } from './content-texts.ts'
import { houseComplaints, houseRules } from './house-rules.ts'
import { knownWords } from './known-words.ts'
import { danishIn } from './source-texts.ts'
import { misspelt, wordsIn } from './spelling.ts'

test('nothing in the product’s Danish is to be put right or explained', async () => {
  const { count, complaints } = await checkLanguage()
  expect(complaints).toEqual([])
  expect(count).toBeGreaterThan(5000)
}, 60_000)

describe('what is read', () => {
  test('fields for people, with the way to them', () => {
    expect(
      textsIn({ slug: 'om-os', body: [{ type: 'heading', text: 'Om os' }] }, 'a.json '),
    ).toEqual([{ place: 'a.json body.0.text', text: 'Om os' }])
  })

  test('nothing of a page in another language', () => {
    expect(textsIn({ lang: 'en', title: 'Opening hours' }, 'a.json ')).toEqual([])
  })

  test('strings, templates and markup that are Danish, and no message to engineers', () => {
    const code = [
      'const a = "Søg"',
      'const b = `Du har $' + '{count} spil`',
      'const c = <p>Det er slut</p>',
      'const d = `not whole øre: $' + '{amount}`',
      'const e = "to-the-point"',
    ].join('\n')
    const found = danishIn(parse({ path: 'a.tsx', text: code }))
    expect(found).toEqual([
      { place: 'a.tsx:1', text: 'Søg' },
      { place: 'a.tsx:2', text: 'Du har {} spil' },
      { place: 'a.tsx:3', text: 'Det er slut' },
    ])
  })
})

describe('spelling', () => {
  test('words without what is filled in, addresses and names of programs', () => {
    const text =
      'Læs <b>om</b> {count} [grænser](/min-konto/graenser) på https://www.rofus.nu og __Host-session'
    expect(wordsIn(text)).toEqual(['Læs', 'om', 'grænser', 'på', 'og'])
  })

  test('compounds are right, slips are not, and what is explained must be met', async () => {
    const explained = Object.values(knownWords).join(' ')
    const text = `Din indbetalingsgrænse og din indbetalingsgrænnse. ${explained}`
    expect((await misspelt([{ place: 'a', text }])).map(({ says }) => says)).toEqual([
      '“indbetalingsgrænnse” is in no dictionary',
    ])
    const unmet = await misspelt([{ place: 'a', text: 'Velkommen' }])
    expect(unmet.map(({ text: word }) => word)).toContain('gennemspilskrav')
  })
})

/** For each rule, in their order, a sentence that breaks it and one that keeps it. */
const sentences: readonly (readonly [string, string])[] = [
  ['Sæt din depositumgrænse', 'Sæt din indbetalingsgrænse'],
  ['Tryk på deposit', 'Tryk på indbetal'],
  ['Du kan hæve dine penge', 'Du kan hæve grænsen'],
  ['Du skal være over 18 år', 'Du skal være fyldt 18 år'],
  ['Du skal login først', 'Dit login er udløbet'],
  ['Skriv din email', 'Skriv din e-mailadresse'],
  ['Du får en SMS', 'Du får en sms'],
  ['Skriv dit CPR nummer', 'Skriv dit CPR-nummer'],
  ['Log ind med Mit ID', 'Log ind med MitID'],
  ['Betal med Mobile Pay', 'Betal med MobilePay'],
  ['Din Nemkonto', 'Din NemKonto'],
  ['Ring til Stopspillet', 'Ring til StopSpillet'],
  ['Du er i Rofus', 'Du er i ROFUS'],
  ['Din velkomst bonus', 'Din velkomstbonus'],
  ['Vi ses på Mandag', 'Vi ses på mandag. Mandag er en god dag'],
  ['Vi åbner kl. 14:30', 'Vi åbner kl. 14.30'],
  ['Du vandt kr. 100', 'Du vandt 100 kr. 5 gange'],
  ['Du vandt 100 kr', 'Du vandt 100 kr.'],
  ['Du vandt 1000 kr.', 'Du vandt 1.000 kr.'],
  ['Der er 96% tilbage', 'Der er 96 % tilbage'],
  ['Der er 1,000 spil', 'Der er 1.000 spil'],
  ['Spillet giver 96.5 % tilbage', 'Spillet giver 96,5 % tilbage'],
  ['Vi skriver til Dem', 'Vi skriver til dem'],
  ['To  mellemrum', 'Et mellemrum'],
  ['Ja , tak', 'Ja, tak'],
  ['Vent...', 'Vent …'],
  ['Nu - og her', 'Nu – og her'],
  ['Tillykke!!', 'Tillykke!'],
  ['Tryk på “Spil”', 'Tryk på »Spil«'],
  ['Vind nemme penge', 'Vind penge'],
]

describe('rules of the house', () => {
  test('each has its sentences', () => {
    expect(sentences).toHaveLength(houseRules.length)
  })

  test.each(sentences.map((pair, place) => [...pair, place] as const))(
    '%s; %s',
    (broken, kept, place) => {
      const rule = houseRules[place]
      const says = complaintsOf(broken)
      expect(says).toHaveLength(1)
      expect(says[0]).toContain(rule?.instead)
      expect(complaintsOf(kept)).toEqual([])
    },
  )

  test('the title of a game is a name', () => {
    const text = 'Prøv Sildens Søndag'
    expect(houseComplaints([{ place: 'a', text }], ['Sildens Søndag'])).toEqual([])
    expect(houseComplaints([{ place: 'a', text }], [])).toHaveLength(1)
  })
})

function complaintsOf(text: string): string[] {
  return houseComplaints([{ place: 'a', text }], []).map(({ says }) => says)
}
