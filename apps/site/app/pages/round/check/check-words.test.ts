import type { Checked, Finding } from '@nordlys/game-math/check/record'
import { expect, test } from 'vitest'
import { pickTexts } from '../../../ground/text/pick-texts.ts'
import { translator } from '../../../ground/text/texts.ts'
import { tellCheck } from './check-words.ts'

const t = translator(pickTexts({}, ['round']))
const fine: Finding = { fact: 'win', agrees: true, onPage: 500, worked: 500 }
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test.each<[Checked['kind'], string, string]>([
  ['played', 'success', 'Alt stemmer. Runden giver det, siden viser.'],
  ['sums', 'info', 'Beløbene stemmer med hinanden. Selve forløbet kan ikke spilles igen herfra.'],
  ['open', 'info', 'Beløbene stemmer med hinanden. Resten kan kontrolleres'],
  ['unable', 'info', 'Din browser kan ikke spille runden igen.'],
])('[PROOF-03] a check that found no difference says what it was of: %s', (kind, tone, verdict) => {
  const told = tellCheck(t, { kind, findings: [fine] })
  expect(told).toMatchObject({ tone, verdict: expect.stringContaining(verdict) })
  expect(told.findings).toMatchObject([{ name: 'Gevinst', agrees: true, wrong: undefined }])
})

test('[PROOF-03] one figure that differs decides, and says what is shown and what it comes to', () => {
  const seed: Finding = { fact: 'commitment', agrees: false, onPage: 'abc', worked: 'abd' }
  const stake: Finding = { fact: 'stake', agrees: false, onPage: 700, worked: 'none' }
  const win: Finding = { ...fine, agrees: false, worked: 1_250 }
  for (const kind of ['played', 'sums', 'open', 'unable'] as const) {
    const told = tellCheck(t, { kind, findings: [fine, seed, stake, win] })
    expect(told.tone).toBe('danger')
    expect(told.verdict).toContain('Noget stemmer ikke.')
    expect(told.findings.map(({ name, wrong }) => [name, plain(wrong)])).toEqual([
      ['Gevinst', undefined],
      ['Binding', 'Siden viser abc, men runden giver abd.'],
      ['Indsats', 'Siden viser 7 kr., og det giver runden ikke.'],
      ['Gevinst', 'Siden viser 5 kr., men runden giver 12,50 kr.'],
    ])
  }
})
