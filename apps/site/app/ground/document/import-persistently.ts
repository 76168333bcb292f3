import { importAgain } from '@nordlys/core'
import { backOffMs } from '../browser/back-off.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Imports a script that nobody presses for: one that did not come is asked for again, ever less often,
 * until it comes. It never rejects, since the page round it would fall with it. [FLT-63]
 */
export async function importPersistently<Module extends object>(
  load: () => Promise<Module>,
  name: keyof Module & string,
  wait = pause,
): Promise<Module> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await importAgain(load, name)
    } catch (error) {
      if (failures === 1) reportError(error)
      await wait(backOffMs(failures))
    }
  }
}
