const wanted = 'nordlys:cookie-settings'

/** Where one reads what is kept and changes one's mind, also without script. */
export const cookiePolicyAddress = '/cookiepolitik'

/** Shows the choice, wherever on the page it was wished for. */
export function openCookieSettings(): void {
  dispatchEvent(new Event(wanted))
}

export function onCookieSettings(act: () => void): () => void {
  addEventListener(wanted, act)
  return () => removeEventListener(wanted, act)
}
