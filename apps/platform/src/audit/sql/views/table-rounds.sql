-- For the auditor: a row for each round at our tables that took a stake, with all that plays it again,
-- amounts in øre. A round that was decided in one go has neither commitment nor choices: its seed was drawn
-- after its bets. Another has its `commitment` and `bets` from its first stake on, and `seed` and `choices`
-- once it was played to its end: null while it is `open`, and for ever when it was `rolled-back`. The
-- commitment is the SHA-256 of `nordlys table round`, the 16 bytes of the round, those of the definition's
-- hash, and the seed. `automatic_from` is the first choice, counted from 0, that the published rule made;
-- null when its player made them all. Bytes stand in hexadecimal, a byte a choice; `bets` are what the game
-- wrote.
CREATE OR REPLACE VIEW audit_table_rounds AS
  SELECT r.id AS round_id, r.player AS player_id, d.game AS game_id, encode(d.hash, 'hex') AS definition_hash,
    r.state, encode(t.commitment, 'hex') AS commitment, encode(t.bets, 'escape') AS bets,
    encode(t.seed, 'hex') AS seed, encode(t.choices, 'hex') AS choices, t.automatic_from,
    r.stake_cash + r.stake_bonus AS stake_ore, r.win_cash + r.win_bonus AS win_ore, r.opened_at, r.settled_at
  FROM ledger_table_round t JOIN ledger_round r ON r.id = t.round
    JOIN ledger_definition d ON d.id = r.definition
  UNION ALL
  SELECT j.key, j.player, d.game, encode(d.hash, 'hex'), 'settled', NULL, encode(j.bets, 'escape'),
    encode(j.seed, 'hex'), NULL, NULL, j.stake, j.win, j.at, j.at
  FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
  WHERE j.kind = 1 /* round */ AND j.bets IS NOT NULL;

GRANT SELECT ON audit_table_rounds TO nordlys_app, auditor;
