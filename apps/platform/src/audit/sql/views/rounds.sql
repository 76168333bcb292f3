-- For the auditor: a row for each round, amounts in øre. Our own rounds are `settled` in one step
-- or `refused`: then their stake was not taken, and win and `settled_at` are null. A supplier's
-- round is `open`, `settled` or `rolled-back`, with the stakes and wins that stand; a refused bet
-- that opened none is in `audit_supplier_txns` alone. `is_gamble` tells a gamble of what a round
-- has won: a game's own return is that of the others.
CREATE OR REPLACE VIEW audit_rounds AS
  SELECT j.key AS round_id, j.player AS player_id, d.game AS game_id, j.stake AS stake_ore,
    j.win AS win_ore, CASE WHEN j.refusal IS NULL THEN 'settled' ELSE 'refused' END AS state,
    j.at AS opened_at, CASE WHEN j.refusal IS NULL THEN j.at END AS settled_at, d.gamble AS is_gamble
  FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
  WHERE j.kind = 1 /* round */
  UNION ALL
  SELECT r.id, r.player, d.game, r.stake_cash + r.stake_bonus, r.win_cash + r.win_bonus, r.state,
    r.opened_at, r.settled_at, d.gamble
  FROM ledger_round r JOIN ledger_definition d ON d.id = r.definition;

GRANT SELECT ON audit_rounds TO nordlys_app, auditor;
