import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../text/pick-texts.ts'
import { translator } from '../text/texts.ts'
import { bonusRefusals, isAboutAmount, refusalText } from './deposit-problem.ts'

const t = translator(pickTexts({}, ['deposit']))
type BonusRefusal = keyof typeof bonusRefusals
const refusals = Object.keys(bonusRefusals) as BonusRefusal[]

test('[VAL-07] an empty code and an unknown one are told in the words of the house', () => {
  const say = (refusal: BonusRefusal) => refusalText(t, { ok: false, refusal })
  expect(say('bonus-code-required')).toBe('Indtast en bonuskode.')
  expect(say('bonus-code-unknown')).toBe('Bonuskoden er ikke gyldig.')
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
