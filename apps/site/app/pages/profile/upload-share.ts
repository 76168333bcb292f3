const listeners = new Set<() => void>()
let share = 0

/** How much of the form that is being sent has left the browser, from 0 to 1. */
export function uploadShare(): number {
  return share
}

export function setUploadShare(next: number): void {
  share = next
  for (const listener of listeners) listener()
}

export function onUploadShare(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
