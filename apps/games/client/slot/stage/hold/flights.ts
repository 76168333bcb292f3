import { Container, type Sprite } from 'pixi.js'
import type { Cell } from '../../round/story.ts'
import { hideFrom, spriteAt } from '../base/sprite-at.ts'
import type { CoinFaces } from './coin-faces.ts'
import { type Collecting, flownAt } from './collect-plan.ts'

/** How much smaller a likeness is when it arrives, and how high it rises on its way, in cells. */
const shrink = 0.5
const rise = 0.45

/** Likenesses of coins on their way to a collector; the coins stay where they are. */
export class Flights {
  readonly view = new Container<Sprite>()
  readonly #faces: CoinFaces

  constructor(faces: CoinFaces) {
    this.#faces = faces
  }

  show(
    collecting: readonly Collecting[],
    atMs: number,
    size: number,
    middleOf: (cell: Cell) => readonly [number, number],
  ): void {
    const flying = collecting.flatMap(({ collector, flights }) =>
      flights.flatMap((flight) => {
        const share = flownAt(flight, atMs)
        return share === undefined ? [] : [{ coin: flight.coin, to: collector.position, share }]
      }),
    )
    for (const [index, { coin, to, share }] of flying.entries()) {
      const sprite = spriteAt(this.view, index)
      const [fromX, fromY] = middleOf(coin.position)
      const [toX, toY] = middleOf(to)
      const lift = Math.sin(Math.PI * share) * size * rise
      sprite.visible = true
      sprite.texture = this.#faces.of(coin)
      sprite.setSize(size * (1 - shrink * share))
      sprite.alpha = 0.95 - 0.25 * share
      sprite.position.set(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share - lift)
    }
    hideFrom(this.view, flying.length)
  }
}
