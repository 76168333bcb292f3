/** The page of limits and pauses. */
export const limitsAddress = '/min-konto/begraensninger'

/** The part of it where a pause is chosen, which a question about a pause leads back to. */
export const pauseChoicesAddress = `${limitsAddress}?fane=pause#pause`
