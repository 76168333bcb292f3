import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import type { Advice } from './advice.ts'
import { type Holds, heldOf } from './holds.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

const places = [0, 1, 2, 3, 4]

/** The line over the cards: what to do, what there is, and what came of it. */
export class Told {
  readonly host = element('p', { class: 'vp-told' })

  clear(): void {
    this.host.replaceChildren()
  }

  ready(): void {
    this.#tell([element('span', {}, texts.ready)])
  }

  /** Before the draw, with what is advised when that is on. */
  standing(
    standing: string,
    advice: Advice | undefined,
    { holds, stakeOre }: { holds: Holds; stakeOre: number },
  ): void {
    if (!advice) {
      this.#tell([element('span', {}, standing)])
      return
    }
    const average = (of: Holds) => amountText(Math.round(advice.returnOf(of) * stakeOre))
    const hold = texts.tipHold(heldOf(advice.best, places).length)
    const returned = texts.tipReturn(average(advice.best), amountText(stakeOre))
    this.#tell([
      element('span', { class: 'vp-tip' }, `${hold} · ${returned}`),
      element('span', { class: 'vp-own' }, ownText(advice, holds, average(holds))),
    ])
  }

  ended(lines: readonly string[], paid: string): void {
    this.#tell([
      ...(lines.length > 0 ? [element('span', { class: 'vp-lines' }, lines.join(' · '))] : []),
      element('b', { class: 'vp-paid' }, paid),
    ])
  }

  #tell(parts: readonly HTMLElement[]): void {
    this.host.replaceChildren(...parts)
  }
}

function ownText(advice: Advice, holds: Holds, average: string): string {
  if (holds === advice.best) return texts.asAdvised
  return advice.isAsGood(holds) ? texts.asGood : texts.yourReturn(average)
}
