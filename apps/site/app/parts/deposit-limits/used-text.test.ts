import type { LimitKind, LimitStanding } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { usedText } from './used-text.ts'

const t = translator(pickTexts({}, ['limit_words']))

function standing(kind: LimitKind, limit?: number): LimitStanding {
  const amount = (count: number) => (kind === 'time' ? { minutes: count } : { ore: kroner(count) })
  return {
    kind,
    period: 'day',
    used: amount(45),
    ...(limit !== undefined && { limit: amount(limit), left: amount(limit - 45) }),
  }
}

const told = (of: LimitStanding) => usedText(t, of).replaceAll('\u00a0', ' ')

test('[LIM-01] each kind tells what counts of it, and from when as the books count it', () => {
  expect(told(standing('deposit', 100))).toBe(
    'Du har indbetalt 45 kr. af 100 kr. de seneste 24 timer',
  )
  expect(told(standing('loss', 100))).toBe('Du har tabt 45 kr. af 100 kr. i denne periode')
  expect(told(standing('stake', 100))).toBe('Du har spillet for 45 kr. af 100 kr. i denne periode')
  expect(told(standing('time', 90))).toBe(
    'Du har spillet 45 minutter af 1 time og 30 minutter de seneste 24 timer',
  )
})

test('[LIM-01] without a limit nothing of play is counted, and so nothing is told of it', () => {
  expect(told(standing('deposit'))).toBe(
    'Ingen grænse. Du har indbetalt 45 kr. de seneste 24 timer.',
  )
  for (const kind of ['loss', 'stake', 'time'] as const) {
    expect(told(standing(kind))).toBe('Ingen grænse.')
  }
})
