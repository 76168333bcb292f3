const atOnce = 16

/**
 * Runs `work` for each item, 16 at a time, since most of it waits for a disk. Starts no new item after
 * the first failure, which is thrown when those under way have ended.
 */
export async function mapConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items].reverse()
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      await work(item).catch((error) => {
        waiting.length = 0
        throw error
      })
    }
  })
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
