/** What `ledger_settle_batch` does for bets, each text as it stands in the function, with what is left. */
const cuts: readonly { text: string; left: string }[] = [
  { text: 'p_pool, p_contribution, p_bets)', left: 'p_pool, p_contribution)' },
  { text: 'contribution, bets, place)', left: 'contribution, place)' },
  { text: 'before, turnover, bets)', left: 'before, turnover)' },
  { text: 'THEN turnover END, bets', left: 'THEN turnover END' },
]

/**
 * The definition of `ledger_settle_batch` as it was before rounds had bets. Throws when the function has
 * changed, so that nobody compares it with itself.
 */
export function withoutBets(definition: string): string {
  let text = definition
  for (const cut of cuts) {
    const parts = text.split(cut.text)
    if (parts.length !== 2) {
      throw new Error(
        `ledger_settle_batch has changed: once expected, ${parts.length - 1} times there: ${cut.text}`,
      )
    }
    text = parts.join(cut.left)
  }
  return text
}
