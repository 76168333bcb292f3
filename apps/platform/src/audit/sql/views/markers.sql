-- For the auditor: a row for each change of a player's level of harm (`change`), for each task that a
-- person was given (`task`) and for each decision on one (`decision`), with what was seen and, of a
-- decision, who made it and why. Levels are for protecting a player: nothing of marketing reads them.
CREATE OR REPLACE VIEW audit_markers AS
  SELECT 'change' AS kind, player_id, from_level, to_level, marks, look, NULL::bigint AS task_id,
         NULL::text AS decision, NULL::text AS note, NULL::text AS decided_by, at,
         NULL::integer AS decided_by_employee
    FROM markers_level
  UNION ALL
  SELECT 'task', player_id, NULL, NULL, marks, NULL, task_id, NULL, NULL, NULL, made_at,
         NULL
    FROM markers_task
  UNION ALL
  SELECT 'decision', t.player_id, NULL, NULL, t.marks, NULL, d.task_id, d.decision, d.note,
         d.decided_by, d.at, d.decided_by_employee
    FROM markers_decision d JOIN markers_task t ON t.task_id = d.task_id;

GRANT SELECT ON audit_markers TO auditor;
