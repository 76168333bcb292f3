/** Where a player is told that the account was not closed after all, by the refusal's name. */
export function closingRefusedAddress(refusal: string): string {
  return `/min-konto/begraensninger?pause=permanent&fejl=${encodeURIComponent(refusal)}#pause`
}
