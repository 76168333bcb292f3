import { cookieHere } from '../../ground/cookies/cookie-here.ts'
import { withName } from './answered-names.ts'

/**
 * The dialogs that were closed and said no to while the browser is open, by name. A cookie without
 * a life of its own ends with the browser and holds in all of its tabs. [DATA-14]
 */
const answeredCookie = '_notification_show_time'

/** Whether a popup was closed, or no was said in this login. */
export function isAnsweredHere(name: string): boolean {
  return cookieHere(answeredCookie)?.split(' ').includes(name) ?? false
}

export function keepAnswered(name: string): void {
  const value = encodeURIComponent(withName(cookieHere(answeredCookie), name))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${answeredCookie}=${value}; Path=/; Secure; SameSite=Lax`
}
