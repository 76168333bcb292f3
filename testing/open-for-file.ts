import { beforeAll } from 'vitest'

/**
 * Opens what all tests of a file share, before the first of them. After the last it is disposed of, what was
 * opened last first; when opening fails halfway, what is open by then.
 */
export function openForFile(open: (stack: AsyncDisposableStack) => Promise<void>): void {
  beforeAll(async () => {
    await using stack = new AsyncDisposableStack()
    await open(stack)
    const opened = stack.move()
    return () => opened.disposeAsync()
  })
}
