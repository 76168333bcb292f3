import { expect, test } from 'vitest'
import { judgeOffer } from '../../apps/platform/src/offer-rules/index.ts'
import { campaignWords, findCampaign } from './campaign-words.ts'
import { findOffer, offerIds } from './known-offers.ts'
import { linesOf } from './print-verdicts.ts'

const today = new Date('2026-11-26T12:00:00Z')

function printed(offerId: string, isSigned: boolean, at = today): string {
  const known = findOffer(offerId)
  if (!known) throw new Error(`no offer is called ${offerId}`)
  return linesOf(judgeOffer(known.offer, at), isSigned ? known.signOff : undefined).join('\n')
}

test('[BONUS-01] the verdicts of the specified offer are printed with their figures', () => {
  const text = printed('velkomst', false)
  expect(text).toMatch(/^B3 +BROKEN .*asked 100 kr\., given 600 kr\.$/m)
  expect(text).toMatch(/^B2 +kept .*given 600 kr\., at most 1\.000 kr\.$/m)
  expect(text).toMatch(/^B4 +kept .*to be staked 5\.000 kr\., at most 6\.000 kr\./m)
  expect(text).toMatch(/May not be published without a sign-off: B3\.$/)
  expect(printed('velkomst', true)).toMatch(/in spite of B3, signed off by Nordlys Demo/)
})

test('[FLT-71] the words of a sign-off command no terminal', () => {
  const known = findOffer('velkomst')
  if (!known?.signOff) throw new Error('no offer with a sign-off')
  const signOff = { ...known.signOff, words: 'godkendt\n\u001b[2JMay be published.' }
  const line = linesOf(judgeOffer(known.offer, today), signOff).at(-1)
  expect(line).toMatch(/: godkendt<U\+000A><U\+001B>\[2JMay be published\.$/)
})

test('[BONUS-01] every offer of the seed keeps all rules or has a sign-off', () => {
  for (const offerId of offerIds) expect(printed(offerId, true)).not.toContain('May not')
  const newLaw = new Date('2027-01-01T00:00:00Z')
  expect(printed('velkomst', true, newLaw)).toMatch(/without a sign-off: C1\.$/)
})

test('[BONUS-01] the two-part form needs none, until the law that is coming', () => {
  for (const offerId of ['velkomst-spins', 'velkomst-bonus']) {
    expect(printed(offerId, false)).toMatch(/May be published\.$/)
    expect(printed(offerId, false, new Date('2027-01-01T00:00:00Z'))).toMatch(/sign-off: C1\.$/)
  }
})

test('[BONUS-01] an offer and a campaign that are not there are not found', async () => {
  expect(findOffer('ukendt')).toBeUndefined()
  expect(await findCampaign('ukendt')).toBeUndefined()
})

/** What is broken of an offer that a campaign tells; undefined where it does not tell of it. */
async function brokenIn(offerId: string, campaignId: string): Promise<string[] | undefined> {
  const known = findOffer(offerId)
  const campaign = await findCampaign(campaignId)
  if (!known || !campaign) throw new Error('neither an offer nor a campaign')
  const words = campaignWords(campaign, known.stated)
  expect(words?.filter((text) => text.includes('{'))).toEqual(words && [])
  if (!words) return undefined
  const { verdicts } = judgeOffer({ ...known.offer, words }, today)
  return verdicts.filter(({ verdict }) => verdict === 'broken').map(({ rule }) => rule)
}

test('[BONUS-01] a campaign is judged with the offer’s figures in it, as its page shows them', async () => {
  expect(await brokenIn('velkomst', 'velkomstbonus')).toEqual(['B3'])
  expect(await brokenIn('velkomst-spins', 'velkomstbonus')).toEqual([])
  expect(await brokenIn('velkomst-bonus', 'velkomstbonus')).toEqual([])
  expect(await brokenIn('sommer-2026', 'sommerbonus')).toEqual([])
})

test('[BONUS-01] an offer that a campaign does not tell of is not judged by its words', async () => {
  expect(await brokenIn('nordlys-500', 'velkomstbonus')).toBeUndefined()
})
