/** The page of a player's own data. */
export const dataAddress = '/min-konto/profil/data'

/** Where a copy is fetched as a file. */
export function dataFileAddress(copyId: string, form: 'json' | 'pdf'): string {
  return `${dataAddress}/kopi.${form}?kopi=${encodeURIComponent(copyId)}`
}
