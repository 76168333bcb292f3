import { oreToNumber } from '@nordlys/core'
import type { TableOption, TableOutcome } from './machine.ts'
import type { TableLine } from './stakes.ts'

/** What a player is told of the end of a round: plain JSON, øre as numbers. */
export interface ShownOutcome {
  readonly stakeOre: number
  readonly payoutOre: number
  readonly lines: readonly ShownLine[]
}

interface ShownLine {
  readonly bet: string
  readonly nameDa: string
  readonly stakeOre: number
  readonly payoutOre: number
}

/** What a player may choose, with what it adds to the stake. */
export interface ShownChoice {
  readonly choice: number
  readonly nameDa: string
  readonly raiseOre: number
}

export function shownOutcome(
  { stakeOre, payoutOre, lines }: TableOutcome & { readonly lines: readonly TableLine[] },
  nameDa: (bet: string) => string,
): ShownOutcome {
  return {
    stakeOre: oreToNumber(stakeOre),
    payoutOre: oreToNumber(payoutOre),
    lines: lines.map((line) => ({
      bet: line.bet,
      nameDa: nameDa(line.bet),
      stakeOre: oreToNumber(line.stakeOre),
      payoutOre: oreToNumber(line.payoutOre),
    })),
  }
}

export function shownChoices(
  options: readonly TableOption[],
  nameDa: (choice: number) => string,
): ShownChoice[] {
  return options.map(({ choice, raiseOre }) => ({
    choice,
    nameDa: nameDa(choice),
    raiseOre: oreToNumber(raiseOre),
  }))
}
