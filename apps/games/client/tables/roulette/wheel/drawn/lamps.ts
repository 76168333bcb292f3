interface Lamp {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number]
  readonly colour: string
  readonly power: number
}

/** Soft boxes in a dark room: what lacquer and metal mirror. */
export const lamps: readonly Lamp[] = [
  { at: [0, 6, 0.5], size: [7, 2.6], colour: '#fff0d8', power: 7 },
  { at: [-6, 3, 4], size: [2.4, 5], colour: '#6fe0c2', power: 4.5 },
  { at: [6, 3.4, -3], size: [3, 4], colour: '#8f84ff', power: 3.4 },
  { at: [3, 2, 7], size: [5, 1.2], colour: '#ffe2b0', power: 3.6 },
  { at: [-2, 2.4, -7], size: [6, 1], colour: '#ffdca6', power: 3 },
]
