import type { PlantedBug } from './planted-bug.ts'

const given = {
  part: 'money',
  test: 'apps/platform/src/bonuses/welcome-offer.db.test.ts',
} as const

/** What comes with a deposit: to whom, in which words, whole, and until when. */
export const offerBugs: readonly PlantedBug[] = [
  {
    ...given,
    claim: '[BONUS-01] a person has it once, also with the account that follows a closed one',
    what: 'the account that follows a closed one gets the welcome offer again',
    file: 'apps/platform/src/bonuses/is-used.ts',
    find: "'players_player.cpr_lookup', 'bonuses_choice.person'",
    replace: "'players_player.player_id', 'bonuses_choice.player_id'",
  },
  {
    part: 'account',
    test: 'apps/platform/src/players/registration/chosen-offer.db.test.ts',
    claim: '[BONUS-01] the words of step 1 are promised, whatever is published meanwhile',
    what: 'a player is promised other terms than the ones they read',
    file: 'apps/platform/src/players/registration/new-account.ts',
    find: 'offers: row.offer_versions, at',
    replace: 'offers: await context.offers.findWelcomeOffers(at), at',
  },
  {
    part: 'money',
    test: 'apps/platform/src/bonuses/publish-offer.db.test.ts',
    claim:
      '[BONUS-01] what is given lasts its days of 24 elapsed hours, over both changes of the clocks',
    what: 'bonus and spins end at a midnight',
    file: 'apps/platform/src/bonuses/offers.ts',
    find: 'return after(at, days * dayMs)',
    replace: 'return new Date(Math.ceil(+after(at, days * dayMs) / dayMs) * dayMs)',
  },
  {
    part: 'account',
    test: 'apps/platform/src/bonuses/publish-offer.db.test.ts',
    claim: '[BONUS-01] what breaks a rule of the law is published with a recorded sign-off alone',
    what: 'an unlawful offer is published though nobody answers for it',
    file: 'apps/platform/src/bonuses/publish-offer.ts',
    find: 'if (!lawful.ok) return',
    replace: "if (!lawful.ok && lawful.refusal !== 'needs-sign-off') return",
  },
  {
    ...given,
    claim: '[BONUS-01] all parts are given or none: where a bonus is active there are no spins',
    what: 'the spins of an offer are given though its bonus is not',
    file: 'apps/platform/src/bonuses/choices.ts',
    find: "  if (refusal) return { state: 'refused', refusal }\n",
    replace:
      '  if (refusal && spinsOf(offer.terms)) await giveSpins(tx, offer, paid)\n' +
      "  if (refusal) return { state: 'refused', refusal }\n",
  },
  {
    ...given,
    claim: '[BONUS-01] whoever declines it with the first deposit gets none, then and later',
    what: 'a declined offer is given all the same',
    file: 'apps/platform/src/payments/deposit/deposit.ts',
    find: 'const isOffered = !isOfferDeclined && ',
    replace: 'const isOffered = ',
  },
  {
    ...given,
    claim:
      '[BONUS-01] an offer for the first deposit comes with no other, were it not once a person',
    what: 'the offer for the first deposit comes with any later one',
    file: 'apps/platform/src/bonuses/promises.ts',
    find: 'trigger.number === number',
    replace: 'trigger.number <= number',
  },
  {
    ...given,
    claim: '[BONUS-01] less than the least gives nothing and leaves the offer as it is',
    what: 'a deposit below the least uses the offer up',
    file: 'apps/platform/src/payments/deposit/has-deposited.ts',
    find: "    .where('amount_ore', '>=', leastOre)\n",
    replace: '',
  },
  {
    ...given,
    claim: '[BONUS-03] the bonus and the spins go when the bank takes their deposit back',
    what: 'a chargeback leaves the spins of its deposit',
    file: 'apps/platform/src/bonuses/choices.ts',
    find: 'grantId !== null &&',
    replace: 'grantId === null &&',
  },
]
