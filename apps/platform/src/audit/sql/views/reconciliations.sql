-- For the auditor: a row for each time the books were compared with an outside party's list, with
-- its period and how it ended (`agreed`, `different` or `failed`). Counts and sums (øre) are of
-- what was compared, ours and theirs. Without `finished_at` it is under way or was cut off.
CREATE OR REPLACE VIEW audit_reconciliations AS
  SELECT run_id, party, from_at, to_at, finished_at, outcome, failure, ours_count, ours_ore,
    theirs_count, theirs_ore
  FROM reconciliation_run;

GRANT SELECT ON audit_reconciliations TO nordlys_app, auditor;
