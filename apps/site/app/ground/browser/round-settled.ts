/** A round of a game on this page is settled and shown. */
const roundSettled = 'nordlys:round-settled'

/** Tells the bar and the dialogs, wherever in the page the message arrived. */
export function announceRoundSettled(): void {
  window.dispatchEvent(new Event(roundSettled))
}

/** Calls back after each round; the answer ends that. */
export function onRoundSettled(act: () => void): () => void {
  window.addEventListener(roundSettled, act)
  return () => window.removeEventListener(roundSettled, act)
}
