import type { Invariant } from './invariant.ts'

/** Promotional spins: rounds of our own that name a grant. */
export const spinInvariants: readonly Invariant[] = [
  {
    name: 'I20 a grant’s spins are played or left, and what it won is what they won',
    query: `SELECT g.grant_id, r.reference, g.count, g.spins_left, r.played, g.won, r.win
      FROM ledger_spin_grant g
      FULL JOIN (SELECT reference, count(*) AS played, sum(win) AS win FROM ledger_journal
        WHERE kind = 1 /* round */ AND refusal IS NULL AND reference IS NOT NULL
        GROUP BY reference) r ON r.reference = g.grant_id::text
      WHERE g.grant_id IS NULL OR g.spins_left + coalesce(r.played, 0) <> g.count
        OR g.won <> coalesce(r.win, 0)`,
  },
  {
    name: 'I20 a spin stakes nothing, wins cash of the cost of bonuses, and is played as it was granted',
    query: `SELECT j.key, j.player, j.stake, j.win, d.game, j.at, g.grant_id, g.games, g.expires_at
      FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
      LEFT JOIN ledger_spin_grant g ON g.grant_id::text = j.reference
      WHERE j.kind = 1 /* round */ AND j.refusal IS NULL
        AND CASE WHEN j.reference IS NULL THEN j.stake = 0 OR j.bonus_cost IS NOT NULL
          ELSE (j.stake = 0 AND coalesce(j.cash, 0) = j.win AND coalesce(j.bonus_cost, 0) = -j.win
            AND j.pool IS NULL AND NOT d.gamble AND j.player = g.player AND d.game = ANY (g.games)
            AND j.at < g.expires_at) IS NOT TRUE END`,
  },
]
