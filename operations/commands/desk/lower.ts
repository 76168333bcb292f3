import {
  type LimitKind,
  type LimitPeriod,
  limitKind,
  limitPeriod,
  lowerLimit,
} from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { amountShown } from './limit-lines.ts'
import { readPlayer, readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

const kinds = limitKind.options.join('|')
const periods = limitPeriod.options.join('|')

/** Makes a limit of a player stricter at once. The reason is what the player is told. */
export const lower: Subcommand = {
  usage: 'lower --player N --limit KIND-PERIOD --amount AMOUNT --reason "..."',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const options = { player: text, limit: text, amount: text, reason: text }
    const { values } = wordsOf(options, args)
    const playerId = readPlayer(values.player)
    const { kind, period } = readLimit(values.limit)
    const amount = readWords('amount', values.amount)
    const reason = readWords('reason', values.reason)
    const asked = { playerId, kind, period, amount, reason }
    const lowered = await desk.call(lowerLimit, asked)
    const which = `The ${kind} limit a ${period} of player ${playerId}`
    if (lowered.ok) {
      const was = lowered.from ? `it was ${amountShown(lowered.from)}` : 'there was none'
      return [
        `${which} is ${amountShown(lowered.to)} since ${formatMoment(lowered.effectiveAt)} (${was}).`,
      ]
    }
    switch (lowered.refusal) {
      case 'not-lower':
        throw new StartProblem(
          `${which} is ${amountShown(lowered.limit)}: the desk only lowers it.`,
        )
      case 'first-deposit-limit':
        throw new StartProblem('The first limit of deposits is the player’s own to choose.')
      case 'amount-too-large':
        throw new StartProblem(`--amount is ${amountShown(lowered.most)} at most.`)
      case 'amount-required':
      case 'amount-invalid':
        throw new StartProblem('--amount wants kroner, or whole minutes of a limit of time.')
      case 'personal-number':
        throw new StartProblem('What is kept and mailed may hold no CPR number.')
      case 'unknown':
        throw new StartProblem(`There is no player ${playerId}.`)
    }
  },
}

/** A kind and a period as one word: `loss-week`. */
function readLimit(text = ''): { kind: LimitKind; period: LimitPeriod } {
  const [kind, period, ...more] = text.split('-')
  const read = [limitKind.safeParse(kind), limitPeriod.safeParse(period)] as const
  if (!read[0].success || !read[1].success || more.length > 0) {
    throw new StartProblem(`--limit wants ${kinds}, a hyphen and ${periods}, as in loss-week.`)
  }
  return { kind: read[0].data, period: read[1].data }
}
