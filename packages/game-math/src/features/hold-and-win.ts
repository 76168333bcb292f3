import type { DefinitionBase } from '../base/definition-base.ts'
import { list, object, type Shape, text, whole } from '../base/shape.ts'
import { unless } from '../base/unless.ts'

/** Enough coins are held while the empty cells are spun for more; each is worth a prize. */
export interface HoldAndWin {
  /** Coins on the grid that start it. */
  readonly trigger: number
  /** Spins of the empty cells; every new coin sets them back to this number. */
  readonly spins: number
  /** How likely a coin lands in an empty cell of a spin, in 1024ths. */
  readonly land1024: number
  readonly prizes: readonly Prize[]
  /** Paid on top when coins fill the grid. */
  readonly fullGridCoins: number
}

/** What a coin can be worth. */
export interface Prize {
  /** Empty for an ordinary coin; a fixed prize has a name: `Mini`. */
  readonly nameDa: string
  readonly coins: number
  /** How likely, of the weights of all prizes together. */
  readonly weight: number
}

export const holdAndWinShape: Shape<HoldAndWin> = object<HoldAndWin>({
  trigger: whole(3, 30),
  spins: whole(1, 9),
  land1024: whole(1, 512),
  prizes: list(
    object<Prize>({
      nameDa: text(/^(\S(.*\S)?)?$/),
      coins: whole(1, 1_000_000),
      weight: whole(1, 65_536),
    }),
  ),
  fullGridCoins: whole(0, 10_000_000),
})

export function holdAndWinProblems(
  { trigger, prizes }: HoldAndWin,
  { reels, rows }: DefinitionBase,
): string[] {
  const names = prizes.map(({ nameDa }) => nameDa).filter((name) => name !== '')
  return [
    ...unless(trigger < reels * rows, ['holdAndWin.trigger leaves no empty cell']),
    ...unless(prizes.length > 0, ['holdAndWin.prizes are empty']),
    ...unless(totalWeight(prizes) <= 65_536, ['holdAndWin.prizes weigh more than 65536']),
    ...unless(new Set(names).size === names.length, ['holdAndWin.prizes share a name']),
    ...unless(
      prizes.every(({ coins }, index) => coins > (prizes[index - 1]?.coins ?? 0)),
      ['holdAndWin.prizes do not rise'],
    ),
  ]
}

export function totalWeight(prizes: readonly Prize[]): number {
  return prizes.reduce((total, { weight }) => total + weight, 0)
}
