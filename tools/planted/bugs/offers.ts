import { foundBy } from './planted-bug.ts'

/** What comes with a deposit: to whom, in which words, whole, and until when. */
export const offerBugs = [
  ...foundBy('money', 'apps/platform/src/bonuses/welcome-offer.db.test.ts', {
    'apps/platform/src/bonuses/is-used.ts': {
      'the account that follows a closed one gets the welcome offer again': {
        find: 'c.person = p.cpr_lookup',
        replace: 'c.player_id = p.player_id',
      },
    },
    'apps/platform/src/bonuses/choices.ts': {
      'the spins of an offer are given though its bonus is not': {
        find: "  if (refusal) return { state: 'refused', refusal }\n",
        replace:
          '  if (refusal && spinsOf(offer.terms)) await giveSpins(tx, offer, paid)\n' +
          "  if (refusal) return { state: 'refused', refusal }\n",
      },
    },
    'apps/platform/src/bonuses/take-back.ts': {
      'a chargeback leaves the spins of its deposit': {
        find: 'spinsId !== null &&\n    (await voidSpins',
        replace: 'spinsId === null &&\n    (await voidSpins',
      },
    },
    'apps/platform/src/payments/deposit/deposit.ts': {
      'a declined offer is given all the same': {
        find: 'const isOffered = !isOfferDeclined && ',
        replace: 'const isOffered = ',
      },
    },
    'apps/platform/src/bonuses/promises.ts': {
      'the offer for the first deposit comes with any later one': {
        find: 'trigger.number === number',
        replace: 'trigger.number <= number',
      },
    },
    'apps/platform/src/payments/deposit/has-deposited.ts': {
      'a deposit below the least uses the offer up': {
        find: "    .where('amount_ore', '>=', leastOre)\n",
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/players/registration/chosen-offer.db.test.ts', {
    'apps/platform/src/players/registration/new-account.ts': {
      'a player is promised other terms than the ones they read': {
        find: 'offers: row.offer_versions, at',
        replace: 'offers: await context.offers.findWelcomeOffers(at), at',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/bonuses/publish-offer.db.test.ts', {
    'apps/platform/src/bonuses/offers.ts': {
      'bonus and spins end at a midnight': {
        find: 'return after(at, days * dayMs)',
        replace: 'return new Date(Math.ceil(+after(at, days * dayMs) / dayMs) * dayMs)',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/bonuses/publish-offer.db.test.ts', {
    'apps/platform/src/bonuses/publish-offer.ts': {
      'an unlawful offer is published though nobody answers for it': {
        find: 'if (!lawful.ok) return',
        replace: "if (!lawful.ok && lawful.refusal !== 'needs-sign-off') return",
      },
    },
  }),
]
