-- For the auditor, and for what a player is shown: a row for each bonus that was ever given,
-- amounts in øre. `wagered_ore` is what stakes that stand counted towards `required_ore`, never
-- more; while the bonus is active it is told by the player's row, afterwards by what was kept
-- when it ended, and why: `ended_reason`. `left_ore` is what of it is not yet staked or gone; nothing
-- once it has ended. `games` are those it is staked in; null: all of them.
CREATE OR REPLACE VIEW audit_bonuses AS
  SELECT b.bonus AS bonus_id, b.player AS player_id, b.granted AS granted_ore,
    b.required AS required_ore, coalesce(b.wagered, b.required - p.wager_left) AS wagered_ore, b.state,
    b.granted_at, b.expires_at, b.ended_at, b.ended_reason, b.stake_max AS stake_max_ore,
    CASE b.state WHEN 'active' THEN p.bonus ELSE 0 END AS left_ore, b.games
  FROM ledger_bonus b JOIN ledger_player p ON p.player = b.player;

GRANT SELECT ON audit_bonuses TO nordlys_app, auditor;
