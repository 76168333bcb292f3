/** Money came into the account on this page, and no round brought it. */
const balanceChanged = 'nordlys:balance-changed'

export function announceBalanceChanged(): void {
  window.dispatchEvent(new Event(balanceChanged))
}

/** Calls back after each change; the answer ends that. */
export function onBalanceChanged(act: () => void): () => void {
  window.addEventListener(balanceChanged, act)
  return () => window.removeEventListener(balanceChanged, act)
}
