/** The purposes a visitor has said yes to; necessary cookies are never asked about. */
export interface ConsentChoice {
  statistics: boolean
  marketing: boolean
}

export const consentCookie = '_consent'

export const allGiven: ConsentChoice = { statistics: true, marketing: true }
export const noneGiven: ConsentChoice = { statistics: false, marketing: false }

/** A new number asks everybody again: a yes would now be given to something else. */
const version = '1'

/** A choice as the cookie keeps it: the version of the question, then what was said yes to. */
export function encodeChoice({ statistics, marketing }: ConsentChoice): string {
  return [version, statistics && 'statistics', marketing && 'marketing'].filter(Boolean).join('.')
}

/** Undefined when nothing was answered, or another question. Nothing but a written yes is a yes. */
export function decodeChoice(value: string | undefined): ConsentChoice | undefined {
  const [asked, ...given] = value?.split('.') ?? []
  if (asked !== version) return undefined
  return { statistics: given.includes('statistics'), marketing: given.includes('marketing') }
}
