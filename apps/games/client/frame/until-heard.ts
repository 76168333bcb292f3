/** How a message reaches the page around, and how the page is heard. */
interface Line {
  say(): void
  /** Calls `heard` with the next word of the page, once. */
  onWord(heard: () => void): void
  /** Runs `act` again and again; the answer ends that. */
  every(act: () => void): () => void
}

/**
 * Says something until the page has answered. A page that is rendered on the server shows the frame before
 * its own script listens, and what was said until then is lost.
 */
export function sayUntilHeard({ say, onWord, every }: Line): void {
  const end = every(say)
  onWord(end)
  say()
}
