import { kroner } from '@nordlys/core'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/index.ts'
import { OutsideError } from '../../outside/index.ts'
import { actOnEvent, actOnEventTask } from './events.ts'
import { TestMobilePay } from './test-mobile-pay.ts'

const good = 12
const place = 6

test('[PAY-05] a message that fails for ever, in the middle of good ones, holds up no other', async () => {
  await using till = await TestMobilePay.open()
  const { world, context, mobilePay } = till
  const player = await world.player()
  const approve = async () => {
    const started = await till.begin(player)
    if (!started.ok || !started.redirectUrl) throw new Error('no payment was begun')
    const body = new URLSearchParams({ answer: 'approved' })
    const asked = { method: 'POST', body, redirect: 'manual' } as const
    await fetch(started.redirectUrl.replace('/landing', '/app'), asked)
    return started.deposit.reference
  }
  const { find } = mobilePay
  for (let each = 0; each < good; each += 1) {
    if (each === place) {
      const bad = await approve()
      mobilePay.find = async (reference) => {
        if (reference === bad) throw new OutsideError('MobilePay', 'nonsense')
        return find(reference)
      }
    }
    await approve()
  }
  const kept = () =>
    world.db.selectFrom('payments_event').select('name').where('name', '=', 'AUTHORIZED').execute()
  await expect.poll(kept).toHaveLength(good + 1)
  const jobs = {
    ...{ ownerUrl: world.ownerUrl, clock: world.clock, log: pino({ level: 'silent' }), tickMs: 50 },
    keepLetter: async () => undefined,
    bounces: {
      isKnown: async () => false,
      note: async () => undefined,
      findMobile: async () => undefined,
    },
    ...{
      messages: { sendEmail: async () => undefined, sendSms: async () => undefined },
      payments: context,
      ticks: {},
    },
    tasks: {
      [actOnEventTask]: ({ eventId }: Readonly<Record<string, unknown>>) =>
        actOnEvent(context, BigInt(String(eventId))),
    },
  }
  await runDueJobs(jobs, world.clock.now())
  expect(await world.cash(player)).toBe(kroner(100 * good))
  const waiting = await world.db
    .selectFrom('payments_event')
    .select(['name', 'last_error'])
    .where('outcome', 'is', null)
    .where('tries', '>', 0)
    .execute()
  expect(waiting.length).toBeGreaterThan(0)
  for (const { last_error } of waiting) expect(last_error).toContain('answering nonsense')
})
