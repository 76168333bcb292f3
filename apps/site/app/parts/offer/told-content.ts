import type { OfferStepFigure } from '@nordlys/contracts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { type Translate, translator } from '../../ground/text/texts.ts'
import type { OfferInSteps } from './offer-in-steps.ts'
import { filledFor, fillOffer, namesOffer } from './offer-words.ts'
import { factsOf, headlineOf, sentencesOf } from './step-words.ts'
import { isInSteps, type ShownOffer } from './welcome-offer.ts'

/** Content as it is shown, with the offer in steps whose terms stand beside it. */
export interface ToldContent<Value> {
  content: Value
  steps?: OfferInSteps
}

/**
 * Content with what the offer on show gives and asks where it names that. Undefined for what tells of an
 * offer while there is none, or has no words for its shape: it is not shown. [BONUS-01]
 */
export function tellContent<Value>(
  scope: RequestScope,
  value: Value,
  offer: ShownOffer | undefined,
): ToldContent<Value> | undefined {
  if (!namesOffer(value)) return { content: value }
  if (!offer) return undefined
  if (!isInSteps(offer)) {
    const content = fillOffer(value, offer)
    return content && { content }
  }
  const t = translator(textsOf(scope, 'offer'))
  const content = filledFor(value, 'in-steps', stepWords(t, offer))
  return content && { content, steps: offer }
}

/** The figures of an offer in steps that content may name, in the site's own texts. */
export function stepWords(t: Translate, offer: OfferInSteps): Record<OfferStepFigure, string> {
  return {
    age: String(offer.minimumAgeYears),
    headline: headlineOf(t, offer),
    steps: sentencesOf(t, offer),
    terms: factsOf(t, offer).join(' '),
  }
}
