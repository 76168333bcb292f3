import { expect, test } from 'vitest'
import { wordsOf } from './show-check.ts'

const words = {
  outcome: ['Tallet følger af frøet.', 'Tallet følger ikke af frøet.'],
  proves: 'Intet er ændret.',
  provesNot: 'Hvordan frøet blev valgt.',
} as const
const slip = { round: 12, version: 1, status: 'booked', bets: [], stakeOre: 5_000 } as const
const good = { commitment: true, outcome: true, slip: true, payoutOre: 180_000 }

test('[PROOF-03] what was worked out of a round is told, a sentence each', () => {
  expect(wordsOf(good, { slip, words })).toEqual({
    isGood: true,
    sentences: [
      'Aftrykket passer til frøet.',
      'Tallet følger af frøet.',
      'Din indsats er med i aftrykket af alle indsatser.',
      'Din indsats giver 1.800 kr. efter bordets regler.',
    ],
  })
  const looked = { commitment: undefined, outcome: true, slip: undefined, payoutOre: undefined }
  const { isGood, sentences } = wordsOf(looked, { slip: undefined, words })
  expect([isGood, sentences.at(-1)]).toEqual([true, 'Du havde ingen bogført indsats i runden.'])
})

test('[PROOF-03] one thing that does not fit makes the round a broken one, with what to do', () => {
  for (const broken of [{ commitment: false }, { outcome: false }, { slip: false }]) {
    const { isGood, sentences } = wordsOf({ ...good, ...broken }, { slip, words })
    expect([isGood, sentences.at(-1)]).toEqual([
      false,
      'Skriv til kundeservice, og oplys rundens nummer.',
    ])
  }
  expect(wordsOf('unable', { slip, words }).isGood).toBe(false)
})
