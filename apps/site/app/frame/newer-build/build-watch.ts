import type { WatchTime } from '../../ground/browser/surroundings.ts'

export interface BuildSurroundings {
  time: WatchTime
  pollMs: number
  /** The build this page was made by. */
  own: string
  /** The build the site serves now; undefined when it cannot be asked. Never rejects. */
  latest(): Promise<string | undefined>
  /** Called once, when the site serves another build than the page's. */
  onNewer(): void
}

/** Asks for a newer build until there is one; the answer ends the watch. */
export function watchBuild(around: BuildSurroundings): () => void {
  let isEnded = false
  let cancel: () => void = () => undefined
  const askLater = () => {
    cancel = around.time.later(around.pollMs, async () => {
      const latest = await around.latest()
      if (isEnded) return
      if (latest !== undefined && latest !== around.own) around.onNewer()
      else askLater()
    })
  }
  askLater()
  return () => {
    isEnded = true
    cancel()
  }
}
