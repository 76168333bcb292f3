import { wheel } from '@nordlys/game-math/tables/roulette/layout'
import { svgElement } from '../../../frame/svg-element.ts'
import { pocketAngle } from './course/shape.ts'
import { onCircle, radii, svgPocket } from './svg-pocket.ts'

const ballAt = 55

/** The wheel from above, at rest: for those who want no motion, or whose device cannot draw it. */
export class SvgWheel {
  readonly root: SVGSVGElement
  readonly #ball: SVGElement

  constructor() {
    this.root = svgElement('svg', {
      class: 'drawn-wheel',
      viewBox: '-100 -100 200 200',
      'aria-hidden': 'true',
    })
    this.#ball = svgElement('circle', { class: 'drawn-ball', r: '3.6', cx: '0', cy: '0' })
    this.root.append(
      svgElement('circle', { class: 'drawn-rim', r: String(radii.rim) }),
      svgElement('circle', { class: 'drawn-track', r: String(radii.track) }),
      ...wheel.map(svgPocket),
      svgElement('circle', { class: 'drawn-cone', r: String(radii.floor) }),
      ...[0, 1].map((turn) =>
        svgElement('path', {
          class: 'drawn-arm',
          d: 'M-22 0H22',
          transform: `rotate(${turn * 90 + 45})`,
        }),
      ),
      svgElement('circle', { class: 'drawn-turret', r: '9' }),
      this.#ball,
    )
  }

  /** The ball lies in the pocket of the number, and fades in unless it lay there before. */
  show(number: number): Promise<void> {
    const angle = wheel.indexOf(number) * pocketAngle - Math.PI / 2
    const { x, y } = onCircle(angle, ballAt)
    this.#ball.setAttribute('cx', x)
    this.#ball.setAttribute('cy', y)
    const fade = this.#ball.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400 })
    this.#ball.classList.add('is-shown')
    return fade.finished.then(() => undefined)
  }

  clear(): void {
    this.#ball.classList.remove('is-shown')
  }
}
