/** Wilds of several worths: what each multiplies the wins by that it helps to. */
export interface WildFactors {
  /** By symbol; 0 for what is no wild. */
  readonly ofSymbol: Int32Array
  /** What several wilds in one win do together. */
  readonly combine: 'sum' | 'product'
}

/** What the wilds of a win have come to, with one more. It begins with 0: no wild yet. */
export function withWild({ combine }: WildFactors, before: number, factor: number): number {
  if (before === 0) return factor
  return combine === 'sum' ? before + factor : before * factor
}
