/** The field's name, in the page's address too, so that a chosen code survives a reload. */
export const bonusCodeName = 'bonuskode'
