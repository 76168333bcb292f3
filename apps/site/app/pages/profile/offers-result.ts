/** The results of saving the answer about offers, as the page's address names them. */
const offersResults = ['gemt', 'fejl'] as const
export type OffersResult = (typeof offersResults)[number]

export function offersResultIn(query: URLSearchParams): OffersResult | undefined {
  const said = query.get('tilbud')
  return offersResults.find((result) => result === said)
}
