import type { LimitKind, LimitStanding } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { viewOf } from './limit-view.ts'

const t = translator(pickTexts({}, ['limit_words']))
const at = new Date('2026-11-20T19:15:00Z')

function standing(kind: LimitKind, limit?: number): LimitStanding {
  const amount = (count: number) => (kind === 'time' ? { minutes: count } : { ore: kroner(count) })
  return {
    kind,
    period: 'day',
    used: amount(45),
    ...(limit !== undefined && { limit: amount(limit), left: amount(limit - 45) }),
  }
}

test('[LIM-01] a card has its amount, its bar and no warning while there is room', () => {
  const view = viewOf(t, standing('deposit', 100), at)
  expect(view).toMatchObject({
    name: 'deposit-day',
    title: 'Daglig',
    used: 'Du har indbetalt \u000045\u00a0kr.\u0000 af \u0000100\u00a0kr.\u0000 de seneste 24 timer',
    limit: { amount: '100\u00a0kr.', share: 0.45, nearness: 'within' },
    warning: undefined,
    way: { said: 'change', label: 'Ændr din daglige indbetalingsgrænse' },
    waiting: undefined,
  })
  expect(viewOf(t, standing('loss'), at)).toMatchObject({
    limit: undefined,
    warning: undefined,
    way: { said: 'change', label: 'Sæt en grænse: daglig tabsgrænse' },
  })
})

test('[LIM-04] an increase that waits tells its moment and how long it can be taken back', () => {
  const requestedAt = new Date('2026-11-20T17:42:00Z')
  const waiting = (effectiveAt: string, to?: number) =>
    viewOf(
      t,
      {
        ...standing('deposit', 1_000),
        waiting: {
          requestedAt,
          effectiveAt: new Date(effectiveAt),
          ...(to !== undefined && { to: { ore: kroner(to) } }),
        },
      },
      at,
    ).waiting
  expect(waiting('2026-11-21T17:42:00Z', 1_500)).toEqual({
    title: 'Hæves til 1.500\u00a0kr. den 21. november 2026 kl. 18.42',
    text: 'Om 22 timer og 27 minutter. Du kan fortryde indtil da.',
    label: 'Annuller ændringen af din daglige indbetalingsgrænse',
  })
  expect(waiting('2026-11-20T19:15:59Z')).toMatchObject({
    title: 'Fjernes den 20. november 2026 kl. 20.15',
    text: 'Om mindre end 1 minut. Du kan fortryde indtil da.',
  })
})
