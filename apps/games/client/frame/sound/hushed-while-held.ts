import type { Heeding } from '../page-message.ts'

type Held = Pick<Heeding, 'hold' | 'goOn'>

interface Hushed {
  hush(why: 'held', isSilent: boolean): void
}

/** A game that the page's notice holds is silent, too. */
export function hushedWhileHeld(play: Held, sound: Hushed): Held {
  return {
    hold() {
      play.hold()
      sound.hush('held', true)
    },
    goOn() {
      sound.hush('held', false)
      play.goOn()
    },
  }
}
