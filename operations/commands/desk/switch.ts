import { switchOffer } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { reachOf } from './offer-reach.ts'
import { depositsCross, leftToAPerson, numberTaken, signOffNeeded } from './offer-words.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Offers a version from now on, or none. Nobody loses what they were promised or given. */
export const switchTo: Subcommand = {
  usage: 'switch on|off --offer NAME [--version N] --reason "..."',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { words, values } = wordsOf({ offer: text, version: text, reason: text }, args)
    const [to] = words
    if (to !== 'on' && to !== 'off') throw new StartProblem('Switch what: on or off?')
    const offerId = readWords('offer', values.offer)
    const version = readVersion(values.version)
    const reason = readWords('reason', values.reason)
    const asked = { offerId, to, reason, ...(version !== undefined && { version }) } as const
    const switched = await desk.call(switchOffer, asked)
    if (switched.ok) {
      const left = [...leftToAPerson(switched.leftToAPerson), ...(await reachOf(desk, offerId))]
      return to === 'off'
        ? [`${offerId} is not offered any more.`]
        : [`${offerId} is offered in version ${switched.version}.`, ...left]
    }
    switch (switched.refusal) {
      case 'unknown':
        throw new StartProblem(`There is no such version of an offer ${offerId}.`)
      case 'unchanged':
        throw new StartProblem(`${offerId} is ${to} already.`)
      case 'personal-number':
        throw new StartProblem('What is kept may hold no CPR number.')
      case 'number-taken':
        throw new StartProblem(numberTaken(switched.offerId))
      case 'deposits-cross':
        throw new StartProblem(depositsCross(switched.offerId))
      case 'needs-sign-off':
        throw new StartProblem(`${signOffNeeded(switched.rules)} Publish a version that has one.`)
    }
  },
}

function readVersion(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const version = Number(text)
  if (Number.isSafeInteger(version) && version > 0) return version
  throw new StartProblem('--version wants the number of a version, as `offers` tells it.')
}
