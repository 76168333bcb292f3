/** The problems of a claim that does not hold. */
export function unless(claim: boolean, problems: string[]): string[] {
  return claim ? [] : problems
}
