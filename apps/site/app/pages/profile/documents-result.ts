/** Where a document is taken back. */
export const documentsAddress = '/min-konto/profil/dokumenter'
/** Where script sends files. */
export const filesAddress = `${documentsAddress}/filer`

/** The results of taking a document back, as the page's address names them. */
const documentResults = ['slettet', 'behandles', 'afventes', 'ukendt'] as const
export type DocumentResult = (typeof documentResults)[number]

export function documentResultIn(query: URLSearchParams): DocumentResult | undefined {
  return documentResults.find((result) => result === query.get('dokument'))
}

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Name

/** A name of the contracts as the texts spell it. */
export function underscored<Name extends string>(name: Name): Underscored<Name> {
  return name.replaceAll('-', '_') as Underscored<Name>
}
