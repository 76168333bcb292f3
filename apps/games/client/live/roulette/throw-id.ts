/**
 * Which throw shows a number in a round: of these two alone, so that every browser at the table shows the
 * same ball. Any whole number will do: throws are as many as there are.
 */
export function throwIdOf(number: number, round: number): number {
  return ((round % 1_000_003) * 37 + number) * 7_919
}
