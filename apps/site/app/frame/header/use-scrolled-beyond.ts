import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than so many pixels; not, until the browser has told. */
export function useScrolledBeyond(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}
