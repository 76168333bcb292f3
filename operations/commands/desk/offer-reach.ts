import { type Caller, listOffers } from '@nordlys/contracts'

/**
 * That an offer which is on reaches nobody yet: what a later deposit brings is chosen with what the first one
 * brings, and by whoever registers from now on alone. Empty for any other.
 */
export async function reachOf(desk: Caller, offerId: string): Promise<string[]> {
  const listed = await desk.call(listOffers, {})
  if (!listed.ok) return []
  const numberOf = (id: string) => {
    const offer = listed.offers.find((each) => each.offerId === id && each.activeVersion)
    return offer?.terms.trigger.kind === 'deposit' ? offer.terms.trigger.number : undefined
  }
  const number = numberOf(offerId)
  if (number === undefined || number === 1) return []
  const isChosen = listed.offers.some((each) => numberOf(each.offerId) === 1)
  return isChosen ? [] : ['Nobody can choose it before an offer of a first deposit is on.']
}
