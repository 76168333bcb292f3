/** For a page to run: waits until what moves once has come to rest. What never ends is not waited for. */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  // One that is taken away before its end has come to rest, too.
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
