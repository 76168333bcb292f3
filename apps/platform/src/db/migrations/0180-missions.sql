-- Why: missions of knowledge and care are data in versions that never change, and a player begins one, leaves
-- it or does it. They cost nothing and give a badge that is worth no money.

CREATE TABLE missions_mission (
  mission_id text PRIMARY KEY CHECK (mission_id ~ '^[a-z][a-z0-9-]{2,59}$'),
  -- The version that is offered now; null while the mission is switched off.
  active_version integer
);

CREATE TABLE missions_version (
  mission_id text NOT NULL REFERENCES missions_mission,
  version integer NOT NULL CHECK (version > 0),
  -- As `missionKind` of the contracts has them: nothing that is staked, paid in, lost or counted in days.
  kind text NOT NULL CHECK (kind IN
    ('read-figures', 'check-round', 'set-limit', 'take-self-test', 'find-highest-return')),
  published_at timestamptz NOT NULL,
  PRIMARY KEY (mission_id, version)
);
ALTER TABLE missions_mission ADD FOREIGN KEY (mission_id, active_version)
  REFERENCES missions_version (mission_id, version);
GRANT SELECT, INSERT, UPDATE (active_version) ON missions_mission TO nordlys_app;
GRANT SELECT, INSERT ON missions_version TO nordlys_app;

-- A mission that was left has no row.
CREATE TABLE missions_progress (
  player_id integer NOT NULL REFERENCES ledger_player (player),
  mission_id text NOT NULL,
  version integer NOT NULL,
  started_at timestamptz NOT NULL,
  done_at timestamptz CHECK (done_at >= started_at),
  PRIMARY KEY (player_id, mission_id),
  FOREIGN KEY (mission_id, version) REFERENCES missions_version
);
GRANT SELECT, INSERT, DELETE, UPDATE (done_at) ON missions_progress TO nordlys_app;
