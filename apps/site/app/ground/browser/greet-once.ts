/** By this name the browser keeps which login it greeted last. [DATA-14] */
export const greetedKey = '_last_login'

/** Which login this browser greeted last. */
export interface Greetings {
  last(): string | undefined
  /** False where nothing can be kept. */
  keep(loginId: string): boolean
}

/**
 * Counts a login as greeted, at the moment the greeting is shown; false when it was greeted before, in
 * another tab perhaps, or when that cannot be kept. [SCREEN-03]
 */
export function greetOnce(greetings: Greetings, loginId: string): boolean {
  return greetings.last() !== loginId && greetings.keep(loginId)
}
