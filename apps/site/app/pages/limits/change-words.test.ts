import type { LimitStanding } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { formWords, isAboutField, questionOf, refusalText } from './change-words.ts'
import type { ChangeRefusal, ForeseenChange } from './foresee-change.ts'

const t = translator(pickTexts({}, ['limit_words']))
const at = new Date('2026-11-20T17:42:00Z')
const week = { kind: 'deposit', period: 'week' } as const
const time = { kind: 'time', period: 'day' } as const

function question(foreseen: Partial<ForeseenChange>) {
  const [from, to] = [{ ore: kroner(1_000) }, { ore: kroner(500) }]
  const plain = { waits: false, endsWaiting: false, isBelowUsed: false }
  const asked = questionOf(
    t,
    week,
    { ok: true, does: 'lower', from, to, ...plain, ...foreseen },
    at,
  )
  return { ...asked, title: asked.title.replaceAll('\u00a0', ' ') }
}

test('[LIM-03] a lower limit is asked about as one that holds at once', () => {
  expect(question({})).toEqual({
    title: 'Vil du sænke din ugentlige indbetalingsgrænse fra 1.000 kr. til 500 kr.?',
    lines: ['Det gælder med det samme.'],
    yes: 'Ja, sænk grænsen',
  })
  expect(question({ isBelowUsed: true, endsWaiting: true }).lines).toEqual([
    'Det gælder med det samme.',
    'Du har allerede brugt så meget eller mere, så grænsen er nået med det samme.',
    'Ændringen, der venter, bliver annulleret.',
  ])
})

test('[LIM-04] a higher one, and none, are asked about with the moment they take effect', () => {
  const wait =
    'Det træder i kraft 24 timer efter, at du har bekræftet. Bekræfter du nu, er det den ' +
    '21. november 2026 kl. 18.42. Du kan fortryde indtil da.'
  expect(question({ does: 'raise', to: { ore: kroner(1_500) }, waits: true })).toEqual({
    title: 'Vil du hæve din ugentlige indbetalingsgrænse fra 1.000 kr. til 1.500 kr.?',
    lines: [wait],
    yes: 'Ja, hæv grænsen',
  })
  expect(question({ does: 'remove', to: undefined, waits: true, endsWaiting: true })).toEqual({
    title: 'Vil du fjerne din ugentlige indbetalingsgrænse på 1.000 kr.?',
    lines: [wait, 'Den erstatter ændringen, der venter, og de 24 timer begynder forfra.'],
    yes: 'Ja, fjern grænsen',
  })
})

test('a first limit and one that stays are asked about in their own words', () => {
  expect(question({ does: 'set', from: undefined }).title).toBe(
    'Vil du sætte en ugentlig indbetalingsgrænse på 500 kr.?',
  )
  expect(question({ does: 'keep' })).toMatchObject({
    title: 'Vil du beholde din ugentlige indbetalingsgrænse på 500 kr.?',
    yes: 'Ja, behold grænsen',
  })
})

test('[ERR-07] every refusal has a sentence of its own, and the field is named when it is at fault', () => {
  const plain = [
    'amount-required',
    'amount-invalid',
    'same-as-now',
    'last-deposit-limit',
    'raise-while-barred',
    'too-many-attempts',
    'conflict',
    'unreachable',
  ] as const
  const refusals: ChangeRefusal[] = [
    ...plain.map((refusal) => ({ ok: false, refusal }) as const),
    { ok: false, refusal: 'amount-too-large', most: { ore: kroner(100_000) } },
  ]
  const now = { ore: kroner(1_000) }
  const said = refusals.map((refused) => refusalText(t, week, refused, now))
  expect(said.filter((sentence) => !/^[A-ZÆØÅ][^{}]+\.$/.test(sentence))).toEqual([])
  expect(new Set(said).size).toBe(refusals.length)
  expect(said).toContain('Grænsen kan højst være 100.000\u00a0kr.')
  expect(said).toContain('Din grænse er allerede 1.000\u00a0kr.')
  expect(
    refusals.filter((refused) => !isAboutField(refused)).map(({ refusal }) => refusal),
  ).toEqual(['too-many-attempts', 'conflict', 'unreachable'])
})

test('[ERR-07] of time the sentences speak of minutes', () => {
  const say = (refused: ChangeRefusal) => refusalText(t, time, refused, undefined)
  expect(say({ ok: false, refusal: 'amount-required' })).toBe('Indtast et antal minutter.')
  expect(say({ ok: false, refusal: 'amount-invalid' })).toBe('Indtast hele minutter. Brug kun tal.')
  expect(say({ ok: false, refusal: 'amount-too-large', most: { minutes: 1_440 } })).toBe(
    'Grænsen kan højst være 24 timer.',
  )
  expect(say({ ok: false, refusal: 'same-as-now' })).toBe('Du har ingen grænse at fjerne her.')
})

function form(limits: readonly LimitStanding[] | undefined, isBarred = false) {
  return formWords(t, { said: 'change', id: week }, { limits, isBarred })
}

test('[LIM-01] the form says when each way holds, and offers a removal only where there may be one', () => {
  const used = { ore: kroner(0) }
  const own: LimitStanding = { ...week, used, limit: { ore: kroner(1_000) } }
  const other: LimitStanding = { ...own, period: 'day' }
  expect(form([own, other])).toMatchObject({
    title: 'Ændr din ugentlige indbetalingsgrænse',
    label: 'Ny grænse pr. uge',
    unit: 'kr.',
    fieldHelp: undefined,
    mayRemove: true,
  })
  expect(form([own]).help.join(' ')).toContain('Du skal altid have mindst én indbetalingsgrænse')
  expect(form([own]).mayRemove).toBe(false)
  expect(form([own, other], true)).toMatchObject({
    help: [expect.stringContaining('ikke hæve eller fjerne')],
    mayRemove: false,
  })
  expect(form([other])).toMatchObject({
    title: 'Sæt en ugentlig indbetalingsgrænse',
    help: [expect.stringContaining('Grænsen gælder med det samme.')],
    mayRemove: false,
  })
})

test('a form whose limits cannot be read says what is true of any', () => {
  expect(form(undefined)).toMatchObject({
    title: 'Ændr din ugentlige indbetalingsgrænse',
    mayRemove: false,
  })
})
