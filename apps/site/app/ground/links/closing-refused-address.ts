/** The page that says, by the refusal's name, that the account was not closed after all. */
export function closingRefusedAddress(refusal: string): string {
  return `/min-konto/begraensninger?pause=permanent&fejl=${encodeURIComponent(refusal)}#pause`
}
