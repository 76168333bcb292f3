import { dayOf, negate, oreToNumber, sum, zeroOre } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { textsOf } from '../shell/fields.ts'
import { type MobilePay, merchantSerialNumber } from './party.ts'
import type { Payment } from './payment.ts'
import { sendProblem } from './problem.ts'

/** MobilePay's report API: the funds that have come to us and left us on a Danish date. */
export function reportRoute(app: FastifyInstance, party: MobilePay): void {
  const { clock, random } = party.sandbox
  app.get('/mobilepay/report/v2/ledgers/:ledgerId/funds/dates/:date', (request, reply) => {
    const path = textsOf(request.params)
    const [date, today] = [path('date'), isoDay(clock.now())]
    if (path('ledgerId') !== merchantSerialNumber) {
      return sendProblem(reply, random, 404, 'There is no ledger by this id.')
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date))
      return sendProblem(reply, random, 400, 'date: YYYY-MM-DD.')
    if (date > today) return sendProblem(reply, random, 404, 'The report is not there yet.')
    const items = ledgerOf(party).filter(({ ledgerDate }) => ledgerDate === date)
    return reply.send({ cursor: '', items, tryLater: date === today })
  })
}

/** All entries, oldest first, with the balance before and after each. */
function ledgerOf({ payments }: MobilePay) {
  const entries = payments.values().flatMap(entriesOf)
  let balance = zeroOre
  return entries
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, amount, ...entry }) => {
      const before = balance
      balance = sum(balance, amount)
      return {
        ...entry,
        time: at.toISOString(),
        ledgerDate: isoDay(at),
        currency: 'DKK',
        amount: oreToNumber(amount),
        balanceBefore: oreToNumber(before),
        balanceAfter: oreToNumber(balance),
        recipientHandle: `api:${merchantSerialNumber}`,
      }
    })
}

/** Money that leaves us is negative. */
function entriesOf({ reference, events, disputes }: Payment) {
  const moved = events.flatMap(({ name, amount, pspReference, at, success }) => {
    const isCapture = name === 'CAPTURED'
    if (!success || (!isCapture && name !== 'REFUNDED')) return []
    const signed = isCapture ? amount : negate(amount)
    return { entryType: isCapture ? 'capture' : 'refund', amount: signed, pspReference, at }
  })
  const disputed = disputes.map((each) => ({
    entryType: each.amount > 0n ? 'returned-disputed-capture' : 'retained-disputed-capture',
    ...each,
  }))
  return [...moved, ...disputed].map((entry) => ({ reference, ...entry }))
}

function isoDay(at: Date): string {
  return new Date(dayOf(at)).toISOString().slice(0, 10)
}
