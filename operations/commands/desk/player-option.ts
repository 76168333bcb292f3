import { playerNumber } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'

/** The player's number as it is typed: "Spilkonto", with or without its space. */
export function readPlayer(text: string | undefined): number {
  const read = playerNumber.safeParse(Number((text ?? '').replaceAll(/\s/g, '') || Number.NaN))
  if (!read.success) throw new StartProblem('--player wants the number of a player, as in 100001.')
  return read.data
}

/** What must be said. */
export function readWords(name: string, text: string | undefined): string {
  const words = text?.trim() ?? ''
  if (words === '') throw new StartProblem(`--${name} is missing.`)
  return words
}
