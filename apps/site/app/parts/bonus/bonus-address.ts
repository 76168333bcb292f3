/** Where a player's bonus stands, and what its address may ask of the page. */
export const bonusAddress = '/min-konto/kampagne'
export const bonusTermsId = 'bonusvilkaar'
export const bonusTermsAddress = `${bonusAddress}#${bonusTermsId}`
/** Asks whether the active bonus is to be ended; nothing is done by the address alone. */
export const endBonusAddress = `${bonusAddress}?afslut=1`
