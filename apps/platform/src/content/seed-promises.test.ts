import { expect, test } from 'vitest'
import { readFiles } from './files.ts'
import { seedFolder } from './seed.ts'

/** Texts by what they stand in, of all that is not a template of the site's own. */
async function textsOf(at?: Date): Promise<[string, string][]> {
  const { entries } = await readFiles(seedFolder)
  return entries
    .filter(({ kind }) => kind !== 'translation')
    .filter(({ publicFrom, publicUntil }) => {
      if (!at) return true
      return (!publicFrom || publicFrom <= at) && (!publicUntil || at < publicUntil)
    })
    .map(({ kind, id, value }) => [`${kind} ${id}`, JSON.stringify(value)])
}

async function found(pattern: RegExp, at?: Date): Promise<string[]> {
  const texts = await textsOf(at)
  return texts.flatMap(([name, text]) => {
    const said = pattern.exec(text)?.[0]
    return said === undefined ? [] : [`${name}: ${said}`]
  })
}

/** What speaks of the welcome offer as of something one can have. */
const welcome =
  /\{offer\.|500 spins|500 kr\. i bonus og|Kun nye kunder|velkomstbonus|[Vv]elkomsttilbud(?:det)? til nye/

test('[FLT-05] the seed tells of the welcome offer from the day it can be given', async () => {
  const telling = async (day: string) => {
    const told = await found(welcome, new Date(`${day}T12:00:00Z`))
    const names = told.map((each) => each.split(':')[0] ?? '').toSorted()
    // Of a page the pieces that name the offer fall away while there is none.
    return names.filter((name) => !name.startsWith('page '))
  }
  expect(await telling('2026-11-24')).toEqual([])
  for (const day of ['2026-11-26', '2027-06-01']) {
    expect(await telling(day)).toEqual([
      'banner forside-velkomst',
      'campaign velkomstbonus',
      'landing kampagne/velkomst',
    ])
  }
})

test('[BONUS-01] what tells of the welcome offer has its figures from the offer alone', async () => {
  const { entries } = await readFiles(seedFolder)
  const telling = entries.filter(({ value }) => JSON.stringify(value).includes('{offer.'))
  expect(telling).toHaveLength(4)
  for (const { id, value } of telling) {
    // The amount of a win in the worked example is not of the offer.
    const text = JSON.stringify(value).replaceAll('80 kr.', '')
    expect([id, text.match(/\d[\d.,]* (?:kr\.|spins|dage|gange)/g)]).toEqual([id, null])
  }
  expect(await found(/welcome_offer/)).toEqual([])
})

test('[BONUS-01] no text denies a welcome offer, and the rules hold for any shape of it', async () => {
  expect(await found(/ikke noget velkomsttilbud/)).toEqual([])
  const { entries } = await readFiles(seedFolder)
  const rules = entries.find(({ kind, id }) => kind === 'page' && id === 'contents/bonusregler')
  const always = JSON.stringify(rules?.value).replaceAll(/"[^"]*\{offer\.[^"]*"/g, '')
  // Another deposit than the first may bring it, and what one declines the next may still bring.
  expect(always).not.toMatch(/første indbetaling|bortfalder det for altid/)
  expect(always).toContain('bortfalder det, der hører til den, for altid')
})

/** What the product does not do, in the words that said it did. */
const notBuilt = [
  [
    'customer service that closes accounts',
    /(?:bede|[Bb]ed) \[?kundeservice\]?(?:\([^)]*\))? om (?:det|at lukke)/,
  ],
] as const

test.each(notBuilt)('[FLT-41] no text promises %s', async (_, pattern) => {
  expect(await found(pattern)).toEqual([])
})

test('[FLT-41] what looks for signs of harm is told in the privacy policy, and nowhere denied', async () => {
  expect(await found(/Et program ser efter tegn på, at dit spil kan skade dig/)).toHaveLength(1)
  expect(await found(/Ingen programmer vurderer|endnu ikke et system, der opdager/)).toEqual([])
})

/** What customer service, which has no tool for it, was said to do. */
const notInOurHands = [
  [
    'prizes that somebody would put into an account',
    /(?:sættes|sat|sætter) ind på spilkontoen senest|\d+ præmier/,
  ],
  ['rounds that are looked up', /kundeservice slå runden op/],
  ['figures of a bonus', /kan kundeservice svare/],
  ['accounts closed or limited for the player', /hjælp til at lukke eller begrænse/],
] as const

test.each(notInOurHands)('[FLT-64] no text promises %s', async (_, pattern) => {
  expect(await found(pattern)).toEqual([])
})

test('[FLT-64] the quiz is still there, and says that there is nothing to win', async () => {
  const { entries } = await readFiles(seedFolder)
  const quiz = entries.find(({ kind, id }) => kind === 'campaign' && id === 'matematikquiz')
  expect(JSON.stringify(quiz?.value)).toContain('Der er ingen præmier')
})

test('[FLT-41] no text says that a limit cannot be changed, or that somebody else does it', async () => {
  const denied = [
    '[Gg]rænsen?[^.]{0,30} kan endnu ikke ændres',
    'ændr[^?]{0,30} grænse\\?[^}]{0,20}(?:Nej|ikke endnu)',
    'Den kan endnu ikke ændres',
    '[Kk]undeservice[^.]{0,40} (?:hæve|sænke|ændre)r? [^.]{0,20}grænse',
  ]
  expect(await found(new RegExp(denied.join('|')))).toEqual([])
})

test('[FLT-64] a player without a limit is told where one is set', async () => {
  const { entries } = await readFiles(seedFolder)
  const words = new Map(entries.map(({ id, value }) => [id, String(value)]))
  const sentences = [
    'standing.no_limit',
    'games.no_limit_text',
    'deposit.no_limit',
    'login.result_no_limit',
  ]
  for (const key of sentences) {
    expect([key, words.get(key)]).toEqual([key, expect.stringContaining('under Begrænsninger')])
  }
  for (const key of ['games.no_limit_set', 'deposit.no_limit_set', 'login.result_limits']) {
    expect([key, words.get(key)]).toEqual([key, 'Sæt en grænse'])
  }
})
