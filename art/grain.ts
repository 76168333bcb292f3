/** Smooth chance over the plane, -1 to 1; features are about one unit wide. */
function flow(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const across = ease(x - column)
  const down = ease(y - row)
  const top = mix(chance(column, row), chance(column + 1, row), across)
  const foot = mix(chance(column, row + 1), chance(column + 1, row + 1), across)
  return mix(top, foot, down) * 2 - 1
}

/** Veins of a plank that stands upright. */
export function woodGrain(x: number, y: number): number {
  const wander = flow(x * 0.08, y * 0.02) * 3
  return 0.075 * flow(x * 0.55 + wander, y * 0.035) + 0.04 * flow(x * 1.3, y * 0.09)
}

/** Pits and patches of a weathered stone. */
export function stoneGrain(x: number, y: number): number {
  return 0.07 * flow(x * 0.06, y * 0.06) + 0.06 * flow(x * 0.2, y * 0.2) + 0.05 * flow(x, y)
}

/** Marks of the hammer on hand-beaten metal. */
export function hammered(x: number, y: number): number {
  return 0.05 * flow(x * 0.11, y * 0.11) + 0.025 * flow(x * 0.3, y * 0.3)
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

function chance(column: number, row: number): number {
  let bits = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca77)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 4294967296
}

/** Grains by name, as pieces ask for them. */
export const grains = { wood: woodGrain, stone: stoneGrain, hammered } as const
