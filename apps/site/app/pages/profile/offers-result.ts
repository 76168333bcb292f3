/** What saving the answer about offers came to, as the page's address tells it. */
const offersResults = ['gemt', 'fejl'] as const
export type OffersResult = (typeof offersResults)[number]

export function offersResultIn(query: URLSearchParams): OffersResult | undefined {
  const said = query.get('tilbud')
  return offersResults.find((result) => result === said)
}
