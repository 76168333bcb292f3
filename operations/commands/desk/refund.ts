import {
  type Caller,
  dropRefund,
  listRefunds,
  type RefundRecord,
  type RequestOf,
  refundDeposit,
} from '@nordlys/contracts'
import { formatKroner, formatMoment, parseKroner, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Gives back the money of a deposit, agrees to another's wish to, or shows the refunds that wait. */
export const refund: Subcommand = {
  usage:
    'refund [--deposit REFERENCE [--amount AMOUNT] [--again] --reason "..."' +
    ' | drop --deposit REFERENCE --reason "..."]',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { words, values } = wordsOf(
      { deposit: text, amount: text, reason: text, again: { type: 'boolean' } },
      args,
    )
    const [act] = words
    if (act !== undefined && act !== 'drop') throw new StartProblem('Do what with a refund: drop?')
    if (act === undefined && values.deposit === undefined) return list(desk)
    const reference = readWords('deposit', values.deposit)
    const reason = readWords('reason', values.reason)
    if (act === 'drop') return drop(desk, { reference, reason })
    const amount = values.amount === undefined ? {} : { amountOre: readAmount(values.amount) }
    return give(desk, { reference, reason, ...amount, ...(values.again && { again: true }) })
  },
}

async function list(desk: Caller): Promise<readonly string[]> {
  const listed = await desk.call(listRefunds, {})
  if (!listed.ok) throw new StartProblem('The refunds cannot be listed.')
  return listed.refunds.length === 0 ? ['No refund waits.'] : listed.refunds.map(lineOf)
}

async function give(
  desk: Caller,
  asked: RequestOf<typeof refundDeposit>,
): Promise<readonly string[]> {
  const given = await desk.call(refundDeposit, asked)
  if (given.ok) {
    const isAgreed = given.refund.agreedBy !== undefined
    const told = isAgreed ? 'It is given back now.' : 'It takes another employee, too.'
    return [told, lineOf(given.refund)]
  }
  switch (given.refusal) {
    case 'another-waits':
      throw new StartProblem(['Another refund of it waits.', lineOf(given.refund)].join('\n'))
    case 'just-refunded':
      throw new StartProblem(
        [
          'The same was given back within the hour: --again gives it once more.',
          lineOf(given.refund),
        ].join('\n'),
      )
    case 'second-person-needed':
      throw new StartProblem(
        ['It is your own wish: it takes another employee.', lineOf(given.refund)].join('\n'),
      )
    case 'amount-too-large':
      throw new StartProblem(`Of the deposit ${formatKroner(given.leftOre)} is left.`)
    case 'nothing-left':
      throw new StartProblem('Nothing is left of the deposit.')
    case 'personal-number':
      throw new StartProblem('What is kept may hold no CPR number.')
    case 'unknown':
      throw new StartProblem(`There is no booked deposit ${asked.reference}.`)
  }
}

async function drop(
  desk: Caller,
  asked: { reference: string; reason: string },
): Promise<readonly string[]> {
  const dropped = await desk.call(dropRefund, asked)
  if (dropped.ok) return [`The wish for a refund of ${asked.reference} is dropped.`]
  switch (dropped.refusal) {
    case 'personal-number':
      throw new StartProblem('What is kept may hold no CPR number.')
    case 'not-waiting':
      throw new StartProblem(`No refund of ${asked.reference} waits for another employee.`)
  }
}

function readAmount(typed: string): number {
  const amountOre = parseKroner(typed)
  if (amountOre !== undefined && amountOre > 0n) return Number(amountOre)
  throw new StartProblem('--amount wants kroner, as in 120 or 99,50.')
}

function lineOf({ reference, amountOre, agreedBy, tries, cause, ...of }: RefundRecord): string {
  const wished = `wished for by ${of.wishedBy} ${formatMoment(of.wishedAt)}`
  return [
    `${formatKroner(amountOre)} of ${reference}, ${wished}: ${of.reason}`,
    agreedBy ? `agreed to by ${agreedBy}` : 'waits for another employee',
    ...(tries > 0 ? [`asked for ${tries} times in vain`] : []),
    ...(cause ? [cause] : []),
  ].join('; ')
}
