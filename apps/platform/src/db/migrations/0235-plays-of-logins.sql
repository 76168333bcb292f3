-- Why: a session lived as long as its player played anywhere, and a game whose login had been ended raised
-- hands. The books know now in which login each play was opened.

-- `played_at` is the last stake of a play that is no longer the one that may stake; of that one it stands
-- with the player. `revoked_at`: somebody ended the login; one that ran out is not revoked.
CREATE TABLE ledger_play (
  play_session uuid PRIMARY KEY,
  player integer NOT NULL REFERENCES ledger_player,
  login text NOT NULL,
  played_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX ledger_play_by_login ON ledger_play (login);
GRANT SELECT ON ledger_play TO nordlys_app;

-- A token to play lives for 12 hours: no older play asks for anything.
INSERT INTO ledger_play
  SELECT w.id, w.player, w.session_id, w.redeemed_at,
    CASE WHEN s.end_reason <> 'expired' THEN s.ended_at END
  FROM wallet_play_session w LEFT JOIN players_session s ON s.handle = w.session_id
  WHERE w.redeemed_at > now() - interval '1 day';
