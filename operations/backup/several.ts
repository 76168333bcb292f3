const atOnce = 16

/**
 * Several at a time, since most of the work is waiting for a disk. After a failure none is begun,
 * and it is thrown when the ones under way have ended.
 */
export async function several<T>(items: readonly T[], work: (item: T) => Promise<void>) {
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
