/** Where a player chooses a pause. */
export const pauseAddress = '/min-konto/begraensninger?fane=pause'
