import type { Piece } from '../pieces.ts'

/** A drawing of the left half of the square, and its mirror image on the right. */
export function both(drawing: string): string {
  return `<g>${drawing}<g transform="translate(512 0) scale(-1 1)">${drawing}</g></g>`
}

/** A drawing turned by so many degrees about the middle of the square. */
export function tilted(drawing: string, degrees: number): string {
  return `<g transform="rotate(${degrees} 256 256)">${drawing}</g>`
}

/** A drawing moved and made larger or smaller. */
export function set(drawing: string, x: number, y: number, scale: number, upright = scale): string {
  return `<g transform="translate(${x} ${y}) scale(${scale} ${upright})">${drawing}</g>`
}

/** A piece in one line: what it is made of, how round its edges are, and the dark about it. */
export function piece(shape: string, metal: Piece['metal'], bevel = 13, edge?: number): Piece {
  return { shape, metal, bevel, ...(edge === undefined ? {} : { edge }) }
}

/** A body with lines cut into it, so that a silhouette shows what lies within its outline. */
export function engraved(id: string, body: string, cuts: string): string {
  const whole = '<rect x="-200" y="-200" width="912" height="912" fill="#fff"/>'
  return `<g><mask id="${id}">${whole}${cuts}</mask><g mask="url(#${id})">${body}</g></g>`
}
