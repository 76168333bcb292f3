import { at } from './mask.ts'

/** A Gaussian blur, near enough: three passes of a moving mean. `sigmaPx` is the spread. */
export function blur(
  values: Float32Array,
  widthPx: number,
  heightPx: number,
  sigmaPx: number,
): Float32Array {
  const radius = Math.round(sigmaPx)
  if (radius < 1) return values
  let blurred = values
  for (let pass = 0; pass < 3; pass++) {
    const across = meanAlong(blurred, widthPx, heightPx, 1, widthPx, radius)
    blurred = meanAlong(across, heightPx, widthPx, widthPx, 1, radius)
  }
  return blurred
}

/** The mean over 2 × radius + 1 pixels along each of `lines` lines; beyond the edge is 0. */
function meanAlong(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): Float32Array {
  const result = new Float32Array(values.length)
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let sum = 0
    for (let i = 0; i < Math.min(radius, length); i++) sum += at(values, start + i * step)
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += at(values, start + (i + radius) * step)
      if (i - radius - 1 >= 0) sum -= at(values, start + (i - radius - 1) * step)
      result[start + i * step] = sum * share
    }
  }
  return result
}
