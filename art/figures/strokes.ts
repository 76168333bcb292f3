/** A closed shape. */
export const path = (d: string) => `<path d="${d}"/>`

/** A round stroke along a path, as an arm, a rope or a bough. */
export const line = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round"` +
  ' stroke-linejoin="round"/>'
