import { at, type Mask } from './mask.ts'

const FAR_SQUARED = 1e12

/** Distance in pixels from each point inside the shape to its edge; 0 outside. */
export function depthInside(mask: Mask): Float32Array {
  return distances(mask, (cover) => cover)
}

/** Distance in pixels from each point outside the shape to its edge; 0 inside. */
export function distanceOutside(mask: Mask): Float32Array {
  return distances(mask, (cover) => 1 - cover)
}

/**
 * Exact Euclidean distances: squared distances along each row, then along each column of the
 * result. A half-covered pixel counts as half a pixel deep, which keeps slanted edges smooth.
 */
function distances(mask: Mask, inside: (cover: number) => number): Float32Array {
  const { widthPx, heightPx } = mask
  const squared = new Float32Array(widthPx * heightPx)
  mask.cover.forEach((cover, i) => {
    const share = inside(cover)
    squared[i] = share >= 1 ? FAR_SQUARED : Math.max(0, share - 0.5) ** 2
  })
  const row = new LowerEnvelope(widthPx)
  for (let y = 0; y < heightPx; y++) row.pass(squared, y * widthPx, 1)
  const column = new LowerEnvelope(heightPx)
  for (let x = 0; x < widthPx; x++) column.pass(squared, x, widthPx)
  return squared.map((value, i) => Math.sqrt(value) + edgeShare(inside(at(mask.cover, i))))
}

function edgeShare(share: number): number {
  return share >= 1 ? 0.5 : Math.min(share, 0.5)
}

/** The lower envelope of one parabola for each pixel of a line (Felzenszwalb, Huttenlocher). */
class LowerEnvelope {
  readonly #length: number
  readonly #input: Float64Array
  readonly #vertex: Int32Array
  readonly #from: Float64Array

  constructor(length: number) {
    this.#length = length
    this.#input = new Float64Array(length)
    this.#vertex = new Int32Array(length)
    this.#from = new Float64Array(length + 1)
  }

  /** Replaces the squared distances of one line, `step` apart, by those measured along it. */
  pass(values: Float32Array, start: number, step: number): void {
    for (let i = 0; i < this.#length; i++) this.#input[i] = at(values, start + i * step)
    const last = this.#build()
    let k = 0
    for (let i = 0; i < this.#length; i++) {
      while (k < last && (this.#from[k + 1] ?? 0) < i) k++
      const vertex = this.#vertex[k] ?? 0
      values[start + i * step] = (i - vertex) ** 2 + (this.#input[vertex] ?? 0)
    }
  }

  #build(): number {
    let last = 0
    this.#vertex[0] = 0
    this.#from[0] = Number.NEGATIVE_INFINITY
    for (let i = 1; i < this.#length; i++) {
      let meets = this.#crossing(i, this.#vertex[last] ?? 0)
      while (last > 0 && meets <= (this.#from[last] ?? 0)) {
        last--
        meets = this.#crossing(i, this.#vertex[last] ?? 0)
      }
      last++
      this.#vertex[last] = i
      this.#from[last] = meets
    }
    return last
  }

  #crossing(right: number, left: number): number {
    const rise = (this.#input[right] ?? 0) - (this.#input[left] ?? 0)
    return (rise + right * right - left * left) / (2 * (right - left))
  }
}
