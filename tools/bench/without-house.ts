/**
 * What `ledger_settle_batch` does for the accounts that every round moves, each text exactly as it stands
 * in the function, with what is left without it.
 */
const cuts: readonly { text: string; left: string }[] = [
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
const hotUpdate = /\bUPDATE\s+(\w*(?:house|jackpot|pool)\w*)/i

/**
 * The definition of `ledger_settle_batch` without the updates of house and jackpot accounts. Throws when
 * the function has changed, so that nobody compares it with itself.
 */
export function withoutHotAccounts(definition: string): string {
  let text = definition
  for (const cut of cuts) {
    const parts = text.split(cut.text)
    if (parts.length !== 2) {
      throw new Error(
        `ledger_settle_batch has changed: once expected, ${parts.length - 1} times there:${cut.text}`,
      )
    }
    text = parts.join(cut.left)
  }
  const left = hotUpdate.exec(text)
  if (left) throw new Error(`ledger_settle_batch still updates ${left[1]}: cut it out here, too`)
  return text
}
