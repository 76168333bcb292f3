import type { PuntoBancoView } from '@nordlys/game-math/tables/punto-banco/view'
import { element, setText } from '../../frame/element.ts'
import { isStill, pause } from '../../frame/stillness.ts'
import { cardName, playingCard } from '../shared/playing-card.ts'
import { type DealtCard, dealOrder, isNatural, type Side } from './deal-order.ts'
import { puntoBancoTexts as texts } from './punto-banco-texts.ts'

const dealMs = 320
/** Before a third card, which is what the round is decided by. */
const thirdMs = 700

/** The cards of both sides, dealt one after the other in the order of the rules. */
export class CardsOnFelt {
  readonly host: HTMLElement
  readonly #sides: Readonly<Record<Side, SideCards>> = {
    player: new SideCards('player'),
    bank: new SideCards('bank'),
  }

  readonly #hear: () => void

  /** `hear` is called for each card that comes. */
  constructor(hear: () => void) {
    this.#hear = hear
    const { player, bank } = this.#sides
    this.host = element('div', { class: 'pb-sides' }, player.host, bank.host)
  }

  clear(): void {
    this.#sides.player.clear()
    this.#sides.bank.clear()
  }

  async deal(view: PuntoBancoView): Promise<void> {
    this.clear()
    for (const dealt of dealOrder(view)) {
      if (!isStill() && dealt.isThird) await pause(thirdMs)
      this.add(dealt)
      if (isStill()) continue
      this.#hear()
      await pause(dealMs)
    }
    if (isStill()) this.#hear()
    this.end(view)
  }

  /** One card more. */
  add(dealt: DealtCard): void {
    this.#sides[dealt.side].add(dealt)
  }

  /** All cards lie: what each side has, and which of them has won. */
  end(view: PuntoBancoView): void {
    for (const side of ['player', 'bank'] as const) {
      this.#sides[side].end(view[side], view.winner === side)
    }
  }
}

/** One side: its cards, the third of them across, and what they count. */
class SideCards {
  readonly host: HTMLElement
  readonly #row = element('div', { class: 'pc-row', 'aria-hidden': 'true' })
  readonly #spoken = element('span', { class: 'spoken' })
  readonly #points = element('span', { class: 'pb-points felt-pill' })
  #names: string[] = []

  constructor(side: Side) {
    this.host = element(
      'section',
      { class: 'pb-side', 'data-side': side, 'aria-label': texts.spots[side] },
      this.#row,
      element(
        'p',
        { class: 'felt-told' },
        element('span', { class: 'pb-label felt-label' }, texts.spots[side]),
        this.#spoken,
        this.#points,
      ),
    )
  }

  clear(): void {
    this.#names = []
    this.#row.replaceChildren()
    this.host.toggleAttribute('data-won', false)
    setText(this.#spoken, '')
    setText(this.#points, '')
  }

  add({ card, points, isThird }: DealtCard): void {
    const made = playingCard(card)
    this.#row.append(isThird ? element('span', { class: 'pb-third' }, made) : made)
    this.#names.push(cardName(card))
    setText(this.#spoken, `: ${this.#names.join(', ')}. `)
    setText(this.#points, texts.points(points))
  }

  end(hand: PuntoBancoView[Side], hasWon: boolean): void {
    const { points } = hand
    setText(this.#points, isNatural(hand) ? texts.natural(points) : texts.points(points))
    this.host.toggleAttribute('data-won', hasWon)
  }
}
