import type {
  AnswerOf,
  OutcomeOf,
  readBonusOffer as offerCall,
  readPromisedOffer as promisedCall,
  WelcomeOffer,
  readWelcomeOffer as welcomeCall,
} from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { asOffer, findWelcomeOffers } from './find-offers.ts'
import { type CodeAsked, judgeCode } from './judge-code.ts'
import { exampleOf, foldCode, type Offer, presentOffer } from './offers.ts'
import { findLaterDeposits, findPromised, type OfferVersion } from './promises.ts'

/** The terms of a code, for the player to read before they deposit. [PAY-10] */
export async function readBonusOffer(
  db: Db,
  asked: CodeAsked,
): Promise<OutcomeOf<typeof offerCall>> {
  const code = foldCode(asked.code)
  if (code === '') return { ok: false, refusal: 'bonus-code-required' }
  const judged = await judgeCode(db, asked)
  if (!judged.ok) return judged
  return { ok: true, offer: presentOffer(code, judged.offer.terms, asked.at) }
}

/** The figures of the welcome offer, for every page that tells of it. [BONUS-01] */
export async function readWelcomeOffer(db: Db, at: Date): Promise<OutcomeOf<typeof welcomeCall>> {
  const offers = await findWelcomeOffers(db, at)
  return { ok: true, offers: offers.map(withExample) }
}

/** The offer of the player's next deposit, for the deposit page to show beforehand. [BONUS-01] */
export async function readPromisedOffer(
  db: Db,
  asked: Parameters<typeof findPromised>[1],
): Promise<AnswerOf<typeof promisedCall>> {
  const offer = await findPromised(db, asked)
  const laterDeposits = await findLaterDeposits(db, asked)
  return { ok: true, ...(offer && { offer: withExample(offer) }), laterDeposits }
}

/** Versions as they were promised, in the order they are named, whatever is offered now. [BONUS-01] */
export async function readOfferVersions(
  db: Db,
  versions: readonly OfferVersion[],
): Promise<WelcomeOffer[]> {
  const rows = await db
    .selectFrom('bonuses_offer_version')
    .select(['offer_id', 'version', 'terms'])
    .where('offer_id', 'in', ['', ...versions.map(({ offerId }) => offerId)])
    .execute()
  return versions.map(({ offerId, version }) => {
    const row = rows.find((each) => each.offer_id === offerId && each.version === version)
    invariant(row, `a version that was promised is not there: ${offerId} ${version}`)
    return withExample(asOffer(row))
  })
}

function withExample(offer: Offer) {
  return { ...offer, example: exampleOf(offer.terms) }
}
