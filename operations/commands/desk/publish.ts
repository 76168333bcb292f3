import { readFile } from 'node:fs/promises'
import { type OfferTerms, type OutcomeOf, offerTerms, publishOffer } from '@nordlys/contracts'
import { messageOf, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { reachOf } from './offer-reach.ts'
import {
  depositsCross,
  leftToAPerson,
  looksNeeded,
  numberTaken,
  signOffNeeded,
} from './offer-words.ts'
import { readWords } from './player-option.ts'
import { spinProblems } from './spin-games.ts'
import type { Subcommand } from './subcommand.ts'

/**
 * Publishes a version of an offer from a file of its terms. It is offered at once, unless `--off` says that
 * it is not yet.
 */
export const publish: Subcommand = {
  usage: 'publish --offer NAME --terms FILE.json --reason "..." [--sign-off "..."] [--off]',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { values } = wordsOf(
      {
        ...{ offer: text, terms: text, reason: text, 'sign-off': text },
        off: { type: 'boolean', default: false },
      },
      args,
    )
    const offerId = readWords('offer', values.offer)
    const terms = await readTerms(readWords('terms', values.terms))
    const unplayable = await spinProblems(terms)
    if (unplayable.length > 0) throw new StartProblem(unplayable.join('\n'))
    const reason = readWords('reason', values.reason)
    const signOff = values['sign-off']?.trim()
    const asked = { offerId, terms, isActive: !values.off, reason, ...(signOff && { signOff }) }
    const published = await desk.call(publishOffer, asked)
    if (!published.ok) throw new StartProblem(sentenceOf(published))
    const state = values.off ? 'not offered yet' : 'offered from now on'
    const looks = looksNeeded(published.newRulesAt).map((words) => `Other rules: it ${words}.`)
    return [
      `Version ${published.version} of ${offerId} is published and ${state}.`,
      ...leftToAPerson(published.leftToAPerson),
      ...(await reachOf(desk, offerId)),
      ...looks,
    ]
  },
}

async function readTerms(file: string): Promise<OfferTerms> {
  try {
    const read = offerTerms.safeDecode(JSON.parse(await readFile(file, 'utf8')))
    if (read.success) return read.data
    const [first] = read.error.issues
    throw new StartProblem(`${file}: ${first?.path.join('.')}: ${first?.message}`)
  } catch (error) {
    throw error instanceof StartProblem ? error : new StartProblem(`${file}: ${messageOf(error)}`)
  }
}

type Refused = Extract<OutcomeOf<typeof publishOffer>, { ok: false }>

function sentenceOf(refused: Refused): string {
  switch (refused.refusal) {
    case 'needs-sign-off':
      return `${signOffNeeded(refused.rules)} Say why with --sign-off.`
    case 'personal-number':
      return 'What is kept may hold no CPR number.'
    case 'jackpot-games':
      return `No spins are played in games with a jackpot: ${refused.gameIds.join(', ')}.`
    case 'number-taken':
      return numberTaken(refused.offerId)
    case 'deposits-cross':
      return depositsCross(refused.offerId)
    case 'code-taken':
      return 'The offer has another code, or the code is another offer’s.'
    case 'not-built':
      return 'The platform cannot keep such an offer yet (BO5 in docs/rules/bonuses.md).'
    case 'for-nobody':
      return 'Nobody of its segments makes the deposit, or types the code, that sets it off.'
    case 'no-code':
      return 'A code has four to twenty capital letters and digits.'
    case 'never-valid':
      return 'The offer ends before it begins.'
    case 'gives-nothing':
      return 'The least deposit would give nothing.'
  }
}
