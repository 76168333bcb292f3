import {
  findBet,
  type PuntoBancoBet,
  type PuntoBancoRules,
  puntoBancoBets,
} from '@nordlys/game-math/tables/punto-banco/rules'
import { amountText } from '../../frame/amounts.ts'
import { element, setText } from '../../frame/element.ts'
import { bindSpot, type SpotActions } from '../shared/bind-spot.ts'
import { chipStack } from '../shared/chips.ts'
import type { SlipRules } from '../shared/slip.ts'
import { tableTexts } from '../shared/table-texts.ts'
import { edgeText, paysText } from './bet-facts.ts'
import { puntoBancoTexts as texts } from './punto-banco-texts.ts'

/** The rules of bets on the spots, as the server judges them, too. */
export function slipRulesOf({ limits, maxTableOre }: PuntoBancoRules): SlipRules {
  return {
    mostOre(id) {
      const bet = findBet(id)
      return bet ? limits[bet].maxOre : 0
    },
    mostInAllOre: maxTableOre,
  }
}

/** The result of the last round on a spot. */
export interface SpotResult {
  /** Whether what the spot is bet on came, staked or not. */
  readonly isHit: boolean
  /** The outcome of the stake, when there was one. */
  readonly became: string
}

interface SpotParts {
  readonly button: HTMLButtonElement
  readonly stack: HTMLElement
  readonly became: HTMLElement
  /** The words that a screen reader adds to the printed ones. */
  readonly spoken: HTMLElement
}

/** The five fields that chips are laid on, each with what it pays, what it costs and its limits. */
export class BetSpots {
  readonly host: HTMLElement
  readonly #spots: ReadonlyMap<PuntoBancoBet, SpotParts>

  constructor(rules: PuntoBancoRules, actions: SpotActions<PuntoBancoBet>) {
    this.#spots = new Map(puntoBancoBets.map((bet) => [bet, spotOf(rules, bet)]))
    for (const [bet, { button }] of this.#spots) bindSpot(button, bet, actions)
    const buttons = [...this.#spots.values()].map(({ button }) => button)
    this.host = element('div', { class: 'pb-spots' }, ...buttons)
  }

  show(bets: ReadonlyMap<string, number>, mayPlace: boolean): void {
    for (const [bet, { button, stack, spoken }] of this.#spots) {
      const lies = bets.get(bet) ?? 0
      button.disabled = !mayPlace
      button.toggleAttribute('data-placed', lies > 0)
      setText(spoken, lies > 0 ? texts.lies(amountText(lies)) : texts.liesNothing)
      if (stack.dataset.ore === String(lies)) continue
      stack.dataset.ore = String(lies)
      stack.replaceChildren(...(lies > 0 ? [chipStack(lies)] : []))
    }
  }

  /** Undefined takes what the last round made of them away. */
  tell(resultOf: ((bet: PuntoBancoBet) => SpotResult) | undefined): void {
    for (const [bet, { button, became }] of this.#spots) {
      const result = resultOf?.(bet)
      button.toggleAttribute('data-hit', result?.isHit ?? false)
      setText(became, result?.became ?? '')
    }
  }
}

function spotOf(rules: PuntoBancoRules, bet: PuntoBancoBet): SpotParts {
  const { minOre, maxOre } = rules.limits[bet]
  const stack = element('span', { class: 'pb-spot-chips spot-chips' })
  const became = element('span', { class: 'pb-spot-became' })
  const spoken = element('span', { class: 'spoken' })
  const line = (name: string, text: string) => element('span', { class: name }, text)
  const button = element(
    'button',
    { type: 'button', class: 'pb-spot', 'data-spot': bet },
    line('pb-spot-name', texts.spots[bet]),
    line('pb-spot-pays', texts.pays(paysText(rules, bet))),
    line('pb-spot-told', texts.edge(edgeText(bet))),
    line('pb-spot-told pb-spot-limits', tableTexts.limits(amountText(minOre), amountText(maxOre))),
    became,
    spoken,
    stack,
  )
  return { button, stack, became, spoken }
}
