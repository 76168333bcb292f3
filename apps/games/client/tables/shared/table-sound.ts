import { importAgain } from '@nordlys/core'
import { SoundSwitch } from '../../frame/sound/sound-switch.ts'
import { soundOf, type TableSoundName } from './sound-of.ts'
import type { Rolling, TableOrchestra } from './table-orchestra.ts'
import type { TableState } from './table-state.ts'

/** The sounds of a table, made on the spot; their script comes with the first press for sound. */
export class TableSound extends SoundSwitch<TableOrchestra> {
  #shown: TableState | undefined

  constructor() {
    super(async (context) => {
      const script = await importAgain(() => import('./table-orchestra.ts'), 'TableOrchestra')
      return new script.TableOrchestra(context)
    })
  }

  play(name: TableSoundName): void {
    this.player?.play(name)
  }

  /** Plays the sound of a state after the one that was shown before it. */
  show(state: TableState): void {
    const name = this.#shown && soundOf(this.#shown, state)
    this.#shown = state
    if (name) this.play(name)
  }

  /** `find` is asked only where it is heard; without its script the ball rolls in silence. */
  async roll(find: () => Promise<Rolling>): Promise<void> {
    const { player } = this
    const rolling = player && (await find().catch(() => undefined))
    if (rolling) player.roll(rolling)
  }

  /** Nothing rolls any longer. */
  rest(): void {
    this.player?.rest()
  }
}
