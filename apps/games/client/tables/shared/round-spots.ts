import type { StakeLimits } from '@nordlys/game-math/tables/stakes'
import { amountText } from '../../frame/amounts.ts'
import { element, setText } from '../../frame/element.ts'
import { bindSpot, type SpotActions } from './bind-spot.ts'
import { chipStack } from './chips.ts'
import type { SlipRules } from './slip.ts'
import { tableTexts as texts } from './table-texts.ts'

/** A circle on the cloth, and the bet that is laid in it. */
export interface RoundSpot {
  /** By the rules' own name. */
  readonly bet: string
  readonly nameDa: string
  readonly limits: StakeLimits
  /** Its pay, as a screen reader says it after its name and limits. */
  readonly paysDa: string
  /** The bet without which there is no round: its circle is the large one. */
  readonly isNeeded?: boolean
}

/** The rules of bets on the spots, as the server judges them, too. */
export function slipRulesOf(spots: readonly RoundSpot[]): SlipRules {
  const mostOf = (bet: string) => spots.find((each) => each.bet === bet)?.limits.maxOre ?? 0
  return {
    mostOre: mostOf,
    mostInAllOre: spots.reduce((sum, { bet }) => sum + mostOf(bet), 0),
  }
}

/** The circles that chips are laid on, the side bets smaller beside the one that is needed. */
export class RoundSpots {
  readonly host: HTMLElement
  readonly #spots: readonly Spot[]

  constructor(spots: readonly RoundSpot[], actions: SpotActions<string>) {
    this.#spots = spots.map((spot) => new Spot(spot, actions))
    this.host = element('div', { class: 'round-spots' }, ...this.#spots.map(({ button }) => button))
  }

  show(bets: ReadonlyMap<string, number>, mayPlace: boolean): void {
    for (const spot of this.#spots) spot.show(bets.get(spot.bet) ?? 0, mayPlace)
  }
}

class Spot {
  readonly bet: string
  readonly button: HTMLButtonElement
  readonly #pays: string
  readonly #stack = element('span', { class: 'spot-chips' })
  /** The words that a screen reader adds to name and limits. */
  readonly #spoken = element('span', { class: 'spoken' })
  #liesOre: number | undefined

  constructor({ bet, nameDa, limits, paysDa, isNeeded }: RoundSpot, actions: SpotActions<string>) {
    this.bet = bet
    this.#pays = paysDa
    const told = texts.limits(amountText(limits.minOre), amountText(limits.maxOre))
    this.button = element(
      'button',
      { type: 'button', class: 'round-spot', 'data-spot': bet, 'data-needed': isNeeded },
      element('span', { class: 'spot-name' }, nameDa),
      element('span', { class: 'spot-limits' }, told),
      this.#spoken,
      this.#stack,
    )
    bindSpot(this.button, bet, actions)
  }

  show(liesOre: number, mayPlace: boolean): void {
    this.button.disabled = !mayPlace
    if (this.#liesOre === liesOre) return
    this.#liesOre = liesOre
    this.button.toggleAttribute('data-placed', liesOre > 0)
    const told = liesOre > 0 ? texts.lies(amountText(liesOre)) : texts.liesNothing
    setText(this.#spoken, texts.spotSays(this.#pays, told))
    this.#stack.replaceChildren(...(liesOre > 0 ? [chipStack(liesOre)] : []))
  }
}
