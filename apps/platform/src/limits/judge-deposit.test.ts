import { limitLookBackMs } from '@nordlys/contracts'
import { after, hourMs, kroner, minuteMs, type Ore, ore } from '@nordlys/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedUse, type DepositLimit, judgeDeposit, standingsOf } from './judge-deposit.ts'
import { limitPeriods } from './periods.ts'

const start = new Date('2026-11-21T12:00:00Z')

/** What happens to a player's deposits; `which` names one of those begun before. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.constantFrom(
      1,
      15 * minuteMs,
      4 * hourMs,
      20 * hourMs,
      24 * hourMs,
      24 * hourMs - 1,
      6 * 24 * hourMs,
    ),
  }),
  fc.record({ kind: fc.constant('begin' as const), amount: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('give-up' as const), which: fc.nat(5) }),
  fc.record({
    kind: fc.constant('money' as const),
    which: fc.nat(5),
    amount: fc.integer({ min: 1, max: 15 }),
  }),
)
const limit = fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined })
const history = fc.record({
  limits: fc.record({ day: limit, week: limit, month: limit }),
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
})

test('[FLT-03] in 10,000 histories a deposit is let in exactly as far as every window has room', () => {
  fc.assert(
    fc.property(history, ({ limits, steps }) => {
      const inForce: DepositLimit[] = limitPeriods.flatMap((period) => {
        const amount = limits[period]
        return amount === undefined ? [] : [{ period, amountOre: kroner(amount), since: start }]
      })
      const uses: (CountedUse | undefined)[] = []
      let nowMs = 0
      for (const each of steps) {
        const at = after(start, nowMs)
        if (each.kind === 'wait') nowMs += each.ms
        else if (each.kind === 'give-up') {
          if (uses[each.which]?.state === 'open') uses[each.which] = undefined
        } else if (each.kind === 'money') {
          const settled = { amountOre: kroner(each.amount), state: 'settled', at } as const
          const isBooked = uses[each.which]?.state === 'settled'
          uses[isBooked || each.which >= uses.length ? uses.length : each.which] = settled
        } else {
          const counted = uses.filter((use) => use !== undefined)
          const judged = judgeDeposit(standingsOf(inForce, counted, at), kroner(each.amount))
          const strictest = inForce.map(
            ({ period, amountOre }) => amountOre - usedBy(counted, nowMs, limitLookBackMs[period]),
          )
          expect(judged.ok).toBe(
            inForce.length > 0 && strictest.every((left) => kroner(each.amount) <= left),
          )
          if (judged.ok) uses.push({ amountOre: kroner(each.amount), state: 'open', at })
        }
      }
    }),
    { numRuns: 10_000 },
  )
})

/** Counted on the number line, away from the code that decides. */
function usedBy(uses: readonly CountedUse[], nowMs: number, lookBackMs: number): bigint {
  let usedOre = 0n
  for (const { state, at, amountOre } of uses) {
    const ageMs = start.getTime() + nowMs - at.getTime()
    if (state === 'open' || ageMs < lookBackMs) usedOre += amountOre
  }
  return usedOre
}

test('[LIM-01] money beyond a limit leaves nothing of it, and never less than nothing', () => {
  const limits: DepositLimit[] = [{ period: 'day', amountOre: kroner(10), since: start }]
  const use = { amountOre: kroner(25) as Ore, state: 'settled', at: start } as const
  expect(standingsOf(limits, [use], after(start, hourMs))).toMatchObject({
    limits: [{ usedOre: kroner(25), leftOre: 0n }],
    leftOre: ore(0),
  })
})
