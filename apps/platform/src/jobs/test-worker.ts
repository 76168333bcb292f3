import { systemClock, systemRandom } from '@nordlys/core'
import { pino } from 'pino'
import type { PaymentsContext } from '../payments/index.ts'
import { startJobs } from './index.ts'

// A worker in a process of its own, forked by a test with the database's address: it tells its parent
// when it has begun the job `wait`, and never ends it.
const payments = { random: systemRandom } as PaymentsContext
await startJobs({
  ownerUrl: process.argv[2] ?? '',
  clock: systemClock,
  log: pino({ level: 'silent' }),
  keepLetter: async () => undefined,
  bounces: {
    isKnown: async () => false,
    note: async () => undefined,
    findMobile: async () => undefined,
  },
  messages: { sendEmail: async () => undefined, sendSms: async () => undefined },
  payments,
  tickMs: 50,
  tasks: {
    wait: async () => {
      process.send?.('begun')
      await new Promise(() => undefined)
    },
  },
  ticks: {},
})
