import { importAgain } from '@nordlys/core'
import type { TableSound } from '../../shared/table-sound.ts'
import type { BallHeard } from '../wheel/heard.ts'

/** The sounds of the ball; where nothing moves it is its fall alone. */
export function ballHeard(sound: TableSound): BallHeard {
  return {
    rolls(thrown, startedMs) {
      void sound.roll(async () => {
        const script = await importAgain(() => import('./heard-throw.ts'), 'heardThrow')
        return script.heardThrow(thrown, startedMs)
      })
    },
    drops() {
      // A wheel that was given up in mid-throw may have a ball that rolls.
      sound.rest()
      sound.play('drop')
    },
  }
}
