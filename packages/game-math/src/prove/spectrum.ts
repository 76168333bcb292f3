// Not re-entrant: `desks` are shared by all calls, one for each size; a transform is done at one go.

/**
 * The Fourier transform of chances by win: where wins add up, spectra multiply. Its upper half
 * mirrors the lower one, so only that is kept.
 */
export interface Spectrum {
  readonly real: Float64Array
  readonly imaginary: Float64Array
}

/** The least power of two in which two lists of `length` add up without meeting their own ends. */
export function spectrumSize(length: number): number {
  let size = 2
  while (size < 2 * length) size *= 2
  return size
}

function emptySpectrum(size: number): Spectrum {
  return { real: new Float64Array(size / 2 + 1), imaginary: new Float64Array(size / 2 + 1) }
}

/**
 * Spectra of one size that are used again: fetching and clearing new memory for each costs more
 * than the sums that are done in it.
 */
export class SpectrumPool {
  readonly size: number
  readonly #free: Spectrum[] = []

  constructor(size: number) {
    this.size = size
  }

  /** All zeros. */
  take(): Spectrum {
    const used = this.#free.pop()
    if (!used) return emptySpectrum(this.size)
    used.real.fill(0)
    used.imaginary.fill(0)
    return used
  }

  /** Whoever gives spectra back must not look at them again. */
  giveBack(spectra: Iterable<Spectrum>): void {
    this.#free.push(...spectra)
  }
}

/** Two at a time, because one transform has room for both. */
export function spectraOf(
  a: Float64Array,
  b: Float64Array,
  pool: SpectrumPool,
): [Spectrum, Spectrum] {
  const { size } = pool
  const { real, imaginary } = deskOf(size)
  real.fill(0, a.length).set(a)
  imaginary.fill(0, b.length).set(b)
  transform(real, imaginary)
  const [ofA, ofB] = [pool.take(), pool.take()]
  for (let place = 0; place <= size / 2; place += 1) {
    const mirror = place === 0 ? 0 : size - place
    const nearReal = real[place] ?? 0
    const nearImaginary = imaginary[place] ?? 0
    const farReal = real[mirror] ?? 0
    const farImaginary = imaginary[mirror] ?? 0
    ofA.real[place] = (nearReal + farReal) / 2
    ofA.imaginary[place] = (nearImaginary - farImaginary) / 2
    ofB.real[place] = (nearImaginary + farImaginary) / 2
    ofB.imaginary[place] = (farReal - nearReal) / 2
  }
  return [ofA, ofB]
}

/** Here and below, pairs are read one by one: millions of lists of two are dear to clear away. */
export function addProduct(into: Spectrum, a: Spectrum, b: Spectrum): void {
  const { real, imaginary } = into
  const { real: aReal, imaginary: aImaginary } = a
  const { real: bReal, imaginary: bImaginary } = b
  for (let place = 0; place < real.length; place += 1) {
    const ar = aReal[place] ?? 0
    const ai = aImaginary[place] ?? 0
    const br = bReal[place] ?? 0
    const bi = bImaginary[place] ?? 0
    real[place] = (real[place] ?? 0) + ar * br - ai * bi
    imaginary[place] = (imaginary[place] ?? 0) + ar * bi + ai * br
  }
}

/** The first `length` values each of two spectra stands for. */
export function valuesOf(a: Spectrum, b: Spectrum, length: number): [Float64Array, Float64Array] {
  const half = a.real.length - 1
  const { real, imaginary } = deskOf(2 * half)
  for (let place = 0; place <= half; place += 1) {
    const ar = a.real[place] ?? 0
    const ai = a.imaginary[place] ?? 0
    const br = b.real[place] ?? 0
    const bi = b.imaginary[place] ?? 0
    const mirror = place === 0 ? 0 : 2 * half - place
    real[mirror] = ar + bi
    imaginary[mirror] = br - ai
    real[place] = ar - bi
    imaginary[place] = ai + br
  }
  // With its parts exchanged, the transform goes the other way.
  transform(imaginary, real)
  return [shared(real, length, 2 * half), shared(imaginary, length, 2 * half)]
}

/** The first `length` values, each divided; a loop, because a million calls take longer. */
function shared(values: Float64Array, length: number, by: number): Float64Array {
  const shares = values.slice(0, length)
  for (let place = 0; place < shares.length; place += 1) {
    shares[place] = (shares[place] ?? 0) / by
  }
  return shares
}

/** In place, of a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  const { cosines, sines, reversed } = tablesOf(size)
  for (let place = 0; place < size; place += 1) {
    const other = reversed[place] ?? 0
    if (other > place) {
      swap(real, place, other)
      swap(imaginary, place, other)
    }
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half)
    for (let start = 0; start < size; start += 2 * half) {
      for (let place = 0; place < half; place += 1) {
        const even = start + place
        const odd = even + half
        const cosine = cosines[place * stride] ?? 0
        const sine = sines[place * stride] ?? 0
        const oddReal = real[odd] ?? 0
        const oddImaginary = imaginary[odd] ?? 0
        const turnedReal = oddReal * cosine + oddImaginary * sine
        const turnedImaginary = oddImaginary * cosine - oddReal * sine
        const evenReal = real[even] ?? 0
        const evenImaginary = imaginary[even] ?? 0
        real[odd] = evenReal - turnedReal
        imaginary[odd] = evenImaginary - turnedImaginary
        real[even] = evenReal + turnedReal
        imaginary[even] = evenImaginary + turnedImaginary
      }
    }
  }
}

function swap(values: Float64Array, a: number, b: number): void {
  const value = values[a] ?? 0
  values[a] = values[b] ?? 0
  values[b] = value
}

/** Room for one transform at a time: every call finds what the last one left. */
interface Desk {
  readonly real: Float64Array
  readonly imaginary: Float64Array
}

const desks = new Map<number, Desk>()

function deskOf(size: number): Desk {
  const known = desks.get(size)
  if (known) return known
  const made = { real: new Float64Array(size), imaginary: new Float64Array(size) }
  desks.set(size, made)
  return made
}

interface Tables {
  readonly cosines: Float64Array
  readonly sines: Float64Array
  /** Each place with its bits in the other order. */
  readonly reversed: Uint32Array
}

const tables = new Map<number, Tables>()

function tablesOf(size: number): Tables {
  const known = tables.get(size)
  if (known) return known
  const angles = Float64Array.from({ length: size / 2 }, (_, place) => (2 * Math.PI * place) / size)
  const reversed = new Uint32Array(size)
  for (let place = 1; place < size; place += 1) {
    reversed[place] = (reversed[place >> 1] ?? 0) / 2 + (place % 2) * (size / 2)
  }
  const made = { cosines: angles.map(Math.cos), sines: angles.map(Math.sin), reversed }
  tables.set(size, made)
  return made
}
