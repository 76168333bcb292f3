import { formatPercent } from '@nordlys/core'
import { colourOf } from '@nordlys/game-math/tables/roulette/layout'
import { type RouletteRules, spotLimits } from '@nordlys/game-math/tables/roulette/rules'
import { spotNameDa } from '@nordlys/game-math/tables/roulette/spot-names'
import type { Spot } from '@nordlys/game-math/tables/roulette/spots'
import { amountText } from '../../../frame/amounts.ts'
import { element, setHidden, setText } from '../../../frame/element.ts'
import { texts } from '../shown/texts.ts'
import { houseEdge } from '../slip/house-edge.ts'

const listedMax = 6

/** Says what the spot under the pointer is, over the finger that covers it. */
export class Tip {
  readonly root = element('div', { class: 'spot-tip', 'aria-hidden': 'true', hidden: true })
  readonly #numbers = element('p', { class: 'tip-numbers' })
  readonly #name = element('strong')
  readonly #pays = element('p')
  readonly #stake = element('p', { class: 'tip-stake' })
  readonly #rules: RouletteRules
  #spot: Spot | undefined

  constructor(rules: RouletteRules) {
    this.#rules = rules
    this.root.append(this.#numbers, this.#name, this.#pays, this.#stake)
  }

  /** `over` is the spot's button; `isTouch` makes it large, since a finger lies on the spot. */
  show(spot: Spot, over: HTMLElement, { stakeOre, isTouch }: TipLook): void {
    if (spot !== this.#spot) this.#fill(spot)
    this.#spot = spot
    const { minOre, maxOre } = spotLimits(this.#rules, spot)
    const limits = texts.tipLimits(amountText(minOre), amountText(maxOre))
    setText(this.#stake, stakeOre > 0 ? texts.tipStaked(amountText(stakeOre)) : limits)
    this.root.classList.toggle('is-large', isTouch)
    setHidden(this.root, false)
    this.#lay(over)
  }

  hide(): void {
    setHidden(this.root, true)
  }

  #fill(spot: Spot): void {
    const listed = spot.numbers.length <= listedMax ? spot.numbers : []
    this.#numbers.replaceChildren(
      ...listed.map((number) =>
        element('span', { class: `number-tag is-${colourOf(number)}` }, String(number)),
      ),
    )
    setHidden(this.#numbers, listed.length === 0)
    setText(this.#name, spotNameDa(spot))
    setText(this.#pays, texts.tip(spot.pays, formatPercent(houseEdge(this.#rules, spot), 2)))
  }

  /** Above the spot and inside the window; below where there is no room above. */
  #lay(over: HTMLElement): void {
    const [spot, own] = [over.getBoundingClientRect(), this.root.getBoundingClientRect()]
    const gap = this.root.classList.contains('is-large') ? 34 : 10
    const middle = spot.left + spot.width / 2 - own.width / 2
    const left = Math.min(Math.max(8, middle), innerWidth - own.width - 8)
    const above = spot.top - own.height - gap
    this.root.style.left = `${left}px`
    this.root.style.top = `${above < 8 ? spot.bottom + gap : above}px`
  }
}

interface TipLook {
  readonly stakeOre: number
  readonly isTouch: boolean
}
