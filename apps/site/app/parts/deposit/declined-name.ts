/** In the page's address, while the player deposits without the welcome offer they chose. */
export const declinedName = 'uden-tilbud'
