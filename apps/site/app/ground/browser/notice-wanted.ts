const noticeWanted = 'nordlys:notice-wanted'

/** A game was refused a round until the notice is closed: the server is asked for it now. */
export function askForNoticeNow(): void {
  dispatchEvent(new Event(noticeWanted))
}

/** Calls back when the notice is wanted; the answer ends that. */
export function onNoticeWanted(act: () => void): () => void {
  addEventListener(noticeWanted, act)
  return () => removeEventListener(noticeWanted, act)
}
