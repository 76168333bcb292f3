import type { Piece } from '../pieces.ts'

/** A body of pieces made smaller, and turned, about a point of the square of 512. */
export function placed(
  pieces: readonly Piece[],
  x: number,
  y: number,
  size: number,
  turnDeg = 0,
): readonly Piece[] {
  const move = `translate(${x} ${y}) rotate(${turnDeg}) scale(${size}) translate(-256 -256)`
  return pieces.map((piece) => ({
    ...piece,
    bevel: (piece.bevel ?? 13) * size * 1.3,
    shape: `<g transform="${move}">${piece.shape}</g>`,
  }))
}
