export const complaintsAddress = '/min-konto/klager'

/** What became of the files that came with a complaint, as the case's address says it. */
export const fileResults = ['type', 'ulaeselig', 'mange', 'senere', 'fejl'] as const
export type FileResult = (typeof fileResults)[number]

/** A case's own address, with what its page is to say. */
export function caseAddress(
  number: number,
  said: { isNew?: boolean; isSent?: boolean; file?: FileResult | undefined } = {},
): string {
  const query = new URLSearchParams()
  if (said.isNew) query.set('oprettet', '1')
  if (said.isSent) query.set('sendt', '1')
  if (said.file) query.set('fil', said.file)
  const address = `${complaintsAddress}/${number}`
  return query.size > 0 ? `${address}?${query}` : address
}

/** The number that a case's address names; undefined where it can be none. */
export function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
