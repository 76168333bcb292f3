/**
 * The figures of the welcome offer that content may name, as `{offer.bonus}`: the site fills them in from
 * the offer itself. [BONUS-01]
 */
export const offerFigures = [
  'age',
  'deposit',
  'bonus',
  'spins',
  'spinValue',
  'spinsWorth',
  'games',
  'wagering',
  'required',
  'maximumBet',
  'days',
  'until',
] as const

export type OfferFigure = (typeof offerFigures)[number]
