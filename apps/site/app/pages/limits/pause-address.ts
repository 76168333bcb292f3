/** The page of limits and pauses. */
export const limitsAddress = '/min-konto/begraensninger'
