-- For the auditor: a row for each slip of each round of a live table that is decided, and one for a round
-- without slips. `key`, `player_ref`, `stake_ore` and `bets` are of the slip, `answer` of the books: 1
-- booked, from 2 on refused, 0 not answered yet. `epoch` and `owner` wrote the round, `noted_epoch` how its
-- slips ended and `opened_epoch` its end; each step has its moment. `seed` is there once the round was shown.
-- `choices` are those of a shared hand that are written, a letter each: h hit, s stand, d double, and a
-- capital where the published rule chose.
CREATE OR REPLACE VIEW audit_live_rounds AS
  SELECT r.table_id, r.round, r.epoch, r.owner, r.definition_hash, r.commitment, r.root, r.seed,
         s.slip ->> 0 AS key, s.slip ->> 1 AS player_ref, (s.slip ->> 3)::bigint AS stake_ore,
         s.slip -> 4 AS bets,
         CASE WHEN r.booked IS NULL OR s.place IS NULL THEN 0
           ELSE get_byte(r.booked, (s.place - 1)::integer) END AS answer,
         r.closed_at, r.noted_at, r.noted_epoch, r.lands_at, r.opened_at, r.opened_epoch, r.left_at,
         (SELECT string_agg(chr(get_byte(h.made, (s.place - 1)::integer)), '' ORDER BY h.step)
            FROM live_hand_step h WHERE h.table_id = r.table_id AND h.round = r.round
              AND get_byte(h.made, (s.place - 1)::integer) > 0) AS choices, r.paid_at
    FROM live_round r LEFT JOIN LATERAL json_array_elements(r.slips)
      WITH ORDINALITY AS s(slip, place) ON true;

GRANT SELECT ON audit_live_rounds TO auditor;
