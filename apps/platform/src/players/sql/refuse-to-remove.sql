-- Trigger function: a row goes with its player alone, who is leaving after the law's five years. The argument
-- names the column that has the player's number; without one it is `player_id`.
CREATE OR REPLACE FUNCTION players_refuse_to_remove() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_player integer := (to_jsonb(OLD) ->> coalesce(TG_ARGV[0], 'player_id'))::integer;
BEGIN
  IF TG_TABLE_NAME = 'markers_decision' THEN
    SELECT player_id INTO v_player FROM markers_task WHERE task_id = OLD.task_id;
  END IF;
  IF NOT EXISTS (SELECT FROM players_player WHERE player_id = v_player AND leaving_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a row of % goes with its player alone', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;

REVOKE EXECUTE ON FUNCTION players_refuse_to_remove FROM PUBLIC;
