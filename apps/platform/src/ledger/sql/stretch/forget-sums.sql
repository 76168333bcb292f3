-- Trigger function: a round in several movements that was over has changed, as by a supplier that takes it
-- back. The sums of its stretch are removed, and it is looked up until they are kept again.
--
-- Locks: the player's row of `ledger_stretches_kept`. The job that keeps stretches holds it while it reads
--   rounds, so that a change is either read or removes the sums.
CREATE OR REPLACE FUNCTION ledger_forget_sums() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first_stake bigint := (SELECT seq FROM ledger_journal WHERE key = NEW.id);
BEGIN
  INSERT INTO ledger_stretches_kept VALUES (NEW.player, 0)
    ON CONFLICT (player) DO UPDATE SET seq = ledger_stretches_kept.seq;
  UPDATE ledger_stretch SET several_staked = NULL, several_won = NULL
    WHERE player = NEW.player AND last_seq = (SELECT s.last_seq FROM ledger_stretch s
      WHERE s.player = NEW.player AND s.last_seq >= first_stake ORDER BY s.last_seq LIMIT 1);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_forget_sums FROM PUBLIC;

CREATE OR REPLACE TRIGGER ledger_round_changes_late AFTER UPDATE ON ledger_round
  FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION ledger_forget_sums();
