import { importAgain } from '@nordlys/core'
import { SoundSwitch } from '../../frame/sound/sound-switch.ts'
import type { WinSize } from '../round/count-up.ts'
import type { Orchestra } from './orchestra.ts'

/** The sounds of the game, made on the spot. A payout of at most the stake has none. */
export class Sound extends SoundSwitch<Orchestra> {
  /** `sound` is the catalogue's word for what the theme is played with. */
  constructor(game: { readonly id: string; readonly sound: string }) {
    super(async (context) => {
      const { Orchestra } = await importAgain(() => import('./orchestra.ts'), 'Orchestra')
      return new Orchestra(context, game)
    })
  }

  /** A reel falls into place; each to the right a shade lower. */
  thud(reel: number): void {
    this.player?.thud(reel)
  }

  /** A coin stays; each of a spin rings a step higher than the one before. */
  coin(ordinal: number): void {
    this.player?.coin(ordinal)
  }

  /** A peg of the wheel goes by under its pointer. */
  peg(): void {
    this.player?.press()
  }

  press(): void {
    this.player?.press()
  }

  /** As much of the game's motif as the win deserves. */
  win(size: WinSize, stakes: number): void {
    if (size === 'none' || size === 'no-gain') return
    this.player?.motif(3 + Math.floor(Math.log2(1 + stakes)))
  }

  freeSpins(): void {
    this.player?.fanfare()
  }
}
