import { listOffers, type OfferRecord } from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { looksNeeded } from './offer-words.ts'
import type { Subcommand } from './subcommand.ts'

/** Every offer there is, offered or not, and who answers for its newest version. */
export const offers: Subcommand = {
  usage: 'offers',
  async run(desk, args) {
    wordsOf({}, args)
    const listed = await desk.call(listOffers, {})
    if (!listed.ok) throw new StartProblem('The offers cannot be listed.')
    return listed.offers.length === 0 ? ['There is no offer.'] : listed.offers.map(lineOf)
  },
}

function lineOf(offer: OfferRecord): string {
  const { offerId, activeVersion, newestVersion, publishedAt, signedOffBy, terms, newRulesAt } =
    offer
  const state = activeVersion === undefined ? 'off' : `on in version ${activeVersion}`
  const code = terms.trigger.kind === 'code' ? `, by the code ${terms.trigger.code}` : ''
  const newest = `newest version ${newestVersion} of ${formatMoment(publishedAt)}`
  const answers = signedOffBy === undefined ? '' : `, signed off by ${signedOffBy}`
  return [`${offerId}: ${state}${code}; ${newest}${answers}`, ...looksNeeded(newRulesAt)].join('; ')
}
