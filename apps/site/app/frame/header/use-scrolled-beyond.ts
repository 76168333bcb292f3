import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled beyond so many pixels; not, until the browser has reported. */
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
