import { readFileSync } from 'node:fs'
import { missionKind } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { missionProblems } from './missions.ts'

const seedUrl = new URL('../content/seed/translations.json', import.meta.url)

const reasonsOf = (text: string) =>
  missionProblems({ rule: { kind: 'read-figures' }, words: [text] }).map(({ because }) => because)

test.each([
  'Læs tallene for et spil: tilbagebetaling, hyppighed og højeste gevinst.',
  'Find det spil, der har den højeste tilbagebetalingsprocent.',
  'Afspil en af dine runder igennem, og tjek, at udfaldet passer.',
  'Sæt en indbetalingsgrænse, en tabsgrænse eller en grænse for tid.',
  'Tag selvtesten, og læs, hvad svarene betyder.',
  'Se tabellen over chancer, og læs den.',
  'Sæt dig ind i, hvordan tilfældige tal bliver til hjul.',
  'Vælg, hvor ofte du vil have en status på dit spil.',
])('[BONUS-01] a mission may say: %s', (text) => {
  expect(reasonsOf(text)).toEqual([])
})

test.each([
  ['staking', ['Sats nu', 'Du satser', 'satsede', 'har satset', 'Din indsats', 'indsatserne']],
  ['staking', ['Omsæt nu', 'omsætning', 'Gennemspil bonussen', 'gennemspilles', 'Indskud']],
  ['staking', ['Spil for penge', 'Spiller du for rigtige penge', 'et væddemål', 'storindsats']],
  ['depositing', ['Indbetal nu', 'en indbetaling', 'indbetalte', 'mindsteindbetalingen']],
  ['depositing', ['Sæt penge ind', 'Overfør nu', 'en overførsel', 'Indsæt', 'Fyld kontoen op']],
  ['losing', ['Når du taber', 'et tab', 'tabte', 'har tabt', 'Tabet', 'mistede', 'du mister']],
  [
    'coming-back',
    ['Kom tilbage', 'Kommer du snart tilbage', 'Vend tilbage', 'Kig forbi', 'Spil igen'],
  ],
  ['coming-back', ['Log ind igen', 'Vi har savnet dig', 'På gensyn']],
  [
    'coming-daily',
    ['Hver dag', 'dagligt', 'den daglige', 'fem dage i træk', 'ugentlig', 'i morgen'],
  ],
  ['spending', ['Brug 100 kr.', 'Sæt 50 kr. på spillet', 'Køb noget', 'for kr. 50', 'ti kroner']],
  ['staking', ['Spil 10 runder', 'ti runder', '5 gratis spins', 'tre spins']],
  ['coming-back', ['Besøg os igen', 'besøg snart']],
  ['coming-daily', ['Kom hver tirsdag', 'Et nyt mærke hver måned', 'Vær her syv dage', '3 gange']],
  ['coming-daily', ['hver december', 'hvert år', 'hver eneste søndag']],
  ['coming-daily', ['hver eneste aften', '7 dage med spil', 'Hver uge', 'dag for dag']],
] as const)('[BONUS-01] a mission that names %s is refused: %j', (because, texts) => {
  for (const text of texts) expect([text, reasonsOf(text)]).toEqual([text, [because]])
})

test.each([
  ['a hyphen that does not show', 'Ind\u00adbetal'],
  ['a space of no width', 'Ind\u200bbetal'],
  ['capitals', 'INDBETAL NU'],
  ['letters made of two', 'U\u0308berraskelse: overfo\u0308r… indbetal'],
  ['two spaces', 'sæt  penge\u00a0ind'],
])('[BONUS-01] a word does not hide behind %s', (_, text) => {
  expect(reasonsOf(text)).toContain('depositing')
})

test('[BONUS-01] a mission that names two of them is refused for both', () => {
  expect(reasonsOf('Køb 5 spins')).toEqual(['staking', 'spending'])
})

test('[BONUS-01] a word that is denied is named all the same', () => {
  expect(reasonsOf('Du skal ikke satse noget.')).toEqual(['staking'])
})

test('[BONUS-01] the name of a limit hides no other word', () => {
  expect(reasonsOf('Sæt en tabsgrænse, før du taber')).toEqual(['losing'])
})

test.each([
  [{ kind: 'stake', times: 10 }, 'staking'],
  [{ kind: 'stake-of-the-week' }, 'staking'],
  [{ kind: 'count-rounds', stakedOre: 100 }, 'staking'],
  [{ kind: 'deposit' }, 'depositing'],
  [{ kind: 'events', where: { type: 'loss' } }, 'losing'],
  [{ kind: 'absence' }, 'coming-back'],
  [{ kind: 'login_days', count: 7 }, 'coming-daily'],
  [{ kind: 'read-figures', everyDay: true }, 'coming-daily'],
])('[BONUS-01] the rule %j is refused, and told why', (rule, because) => {
  const found = missionProblems({ rule, words: [] }).map((problem) => problem.because)
  expect(found).toEqual(expect.arrayContaining([because, 'unknown-rule']))
})

test.each([[undefined], [null], ['read-figures'], [{}], [{ kind: 'read-figures', times: 2 }]])(
  '[BONUS-01] %j is no rule of a mission',
  (rule) => {
    const found = missionProblems({ rule, words: [] }).map((problem) => problem.because)
    expect(found).toEqual(['unknown-rule'])
  },
)

test('[BONUS-01] each kind of knowledge and care may be a mission', () => {
  for (const kind of missionKind.options) {
    expect(missionProblems({ rule: { kind }, words: [] })).toEqual([])
  }
})

test('[BONUS-01] every text of the missions of the seed may be said', () => {
  const { mission, missions } = JSON.parse(readFileSync(seedUrl, 'utf8'))
  const words = Object.values<string>({ ...mission, ...missions })
  expect(words.length).toBeGreaterThan(missionKind.options.length)
  expect(missionProblems({ rule: { kind: 'read-figures' }, words })).toEqual([])
})
