/** A text as it stands in `ledger_settle_batch`, with what is left without it. */
export interface Cut {
  text: string
  left: string
}

/** What every round moves beside its player: the house and the jackpots' pools. */
export const hotAccounts: readonly Cut[] = [
  {
    text: `
  ), housed AS (
    UPDATE ledger_house h SET balance = h.balance + t.total
    FROM (SELECT coalesce(sum(stake - win), 0) AS total FROM moved) t
    WHERE h.lane = p_lane
  )`,
    left: `
  )`,
  },
  {
    text: `
  ), contributed AS (
    UPDATE ledger_pool_share s SET contributed = s.contributed + t.total
    FROM (SELECT pool, sum(contribution) AS total FROM moved WHERE contribution <> 0 GROUP BY pool) t
    WHERE s.pool = t.pool AND s.lane = p_lane
  )`,
    left: `
  )`,
  },
]

/** An account of the house, or one that many players' rounds pay into. */
export const hotUpdate = /\bUPDATE\s+(\w*(?:house|jackpot|pool)\w*)/i

/** What rounds at tables keep. */
export const bets: readonly Cut[] = [
  { text: 'p_pool, p_contribution, p_bets, p_closed)', left: 'p_pool, p_contribution, p_closed)' },
  { text: 'contribution, bets, closed, place)', left: 'contribution, closed, place)' },
  { text: 'before, turnover, bets)', left: 'before, turnover)' },
  { text: 'THEN turnover END, bets', left: 'THEN turnover END' },
]

/**
 * The definition of `ledger_settle_batch` without these. Throws when the function has changed, so that
 * nobody compares it with itself, and when it still updates what `mayNotUpdate` names.
 */
export function cutOut(definition: string, cuts: readonly Cut[], mayNotUpdate?: RegExp): string {
  const text = cuts.reduce((before, cut) => {
    const parts = before.split(cut.text)
    if (parts.length === 2) return parts.join(cut.left)
    const times = `once expected, ${parts.length - 1} times there`
    throw new Error(`ledger_settle_batch has changed: ${times}: ${cut.text}`)
  }, definition)
  const [, left] = mayNotUpdate?.exec(text) ?? []
  if (left) throw new Error(`ledger_settle_batch still updates ${left}: cut it out here, too`)
  return text
}
