import { checkedAnswer, dayMs, exactly, objectOf, secondMs } from '@nordlys/core'
import {
  type ConsentChoice,
  consentCookie,
  decodeChoice,
  encodeChoice,
} from '../../ground/cookies/consent-choice.ts'
import { cookieHere } from '../../ground/cookies/cookie-here.ts'

/** Consent is asked for again after a year. */
const lifeSeconds = (365 * dayMs) / secondMs

/** Tells the page's parts that the visitor has answered. */
const chosen = 'nordlys:consent-chosen'

/** The answer of this browser's visitor; undefined before any. */
export function choiceHere(): ConsentChoice | undefined {
  return decodeChoice(cookieHere(consentCookie))
}

/**
 * Keeps the answer; false when that was not possible. The server sets the cookie: one that script sets
 * is forgotten within days by some browsers.
 */
export async function keepChoice(choice: ConsentChoice): Promise<boolean> {
  const wish = { key: consentCookie, value: encodeChoice(choice), max_age: lifeSeconds }
  const response = await fetch('/api/cookie', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    keepalive: true,
  }).catch(() => undefined)
  if (!response?.ok || !(await checkedAnswer(response, isKept))) return false
  dispatchEvent(new Event(chosen))
  return true
}

const isKept = objectOf({ success: exactly(true) })

/** Calls back at each answer; the answer ends that. */
export function onChoice(act: () => void): () => void {
  addEventListener(chosen, act)
  return () => removeEventListener(chosen, act)
}
