// How our own drawings are put down: the body of an SVG drawing on the square of 512.

/** A filled outline. */
export function fill(path: string): string {
  return `<path d="${path}"/>`
}

/** A line of that width with round ends. */
export function line(path: string, width: number): string {
  return (
    `<path d="${path}" fill="none" stroke="#000" stroke-width="${width}" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  )
}

export function disc(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"/>`
}

export function hoop(x: number, y: number, radius: number, width: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#000" ` +
    `stroke-width="${width}"/>`
  )
}

/** `count` copies of a drawing turned about a point, `spanDeg` apart in all. */
export function turned(
  drawing: string,
  count: number,
  x = 256,
  y = 256,
  startDeg = 0,
  spanDeg = 360,
): string {
  const step = spanDeg === 360 ? 360 / count : spanDeg / (count - 1)
  const copies = Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${startDeg + i * step} ${x} ${y})">${drawing}</g>`,
  )
  return `<g>${copies.join('')}</g>`
}

export function group(...drawings: readonly string[]): string {
  return `<g>${drawings.join('')}</g>`
}
