GRANT SCHEMA games: USAGE TO nordlys_app;

CREATE TABLE catalogue_gamble (
  definition_hash text NOT NULL,
  game_hash text NOT NULL,
  choice text NOT NULL,
  definition text NOT NULL,
  CONSTRAINT catalogue_gamble_check CHECK ((definition_hash = encode(sha256(convert_to(definition, 'UTF8'::name)), 'hex'::text))),
  CONSTRAINT catalogue_gamble_choice_check CHECK ((choice = ANY (ARRAY['red'::text, 'black'::text]))),
  CONSTRAINT catalogue_gamble_game_hash_choice_key UNIQUE (game_hash, choice),
  CONSTRAINT catalogue_gamble_game_hash_fkey FOREIGN KEY (game_hash) REFERENCES games.catalogue_version(definition_hash),
  CONSTRAINT catalogue_gamble_pkey PRIMARY KEY (definition_hash)
);
GRANT TABLE catalogue_gamble: INSERT TO nordlys_app;
GRANT TABLE catalogue_gamble: SELECT TO nordlys_app;

CREATE TABLE catalogue_version (
  definition_hash text NOT NULL,
  game_id text NOT NULL,
  number integer NOT NULL,
  state text NOT NULL,
  definition text NOT NULL,
  report jsonb NOT NULL,
  listing jsonb NOT NULL,
  published_at timestamp with time zone NOT NULL,
  superseded_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT catalogue_version_check CHECK (((superseded_at IS NULL) OR (state <> 'current'::text))),
  CONSTRAINT catalogue_version_check1 CHECK (((withdrawn_at IS NOT NULL) = (state = 'withdrawn'::text))),
  CONSTRAINT catalogue_version_check2 CHECK ((definition_hash = encode(sha256(convert_to(definition, 'UTF8'::name)), 'hex'::text))),
  CONSTRAINT catalogue_version_game_id_check CHECK ((length(game_id) <= 100)),
  CONSTRAINT catalogue_version_number_check CHECK ((number > 0)),
  CONSTRAINT catalogue_version_pkey PRIMARY KEY (definition_hash),
  CONSTRAINT catalogue_version_state_check CHECK ((state = ANY (ARRAY['current'::text, 'superseded'::text, 'withdrawn'::text])))
);
CREATE UNIQUE INDEX catalogue_version_current ON games.catalogue_version USING btree (game_id) WHERE (state = 'current'::text);
CREATE INDEX catalogue_version_game ON games.catalogue_version USING btree (game_id);
GRANT TABLE catalogue_version: INSERT TO nordlys_app;
GRANT TABLE catalogue_version: SELECT TO nordlys_app;
GRANT TABLE catalogue_version: state: UPDATE TO nordlys_app;
GRANT TABLE catalogue_version: superseded_at: UPDATE TO nordlys_app;
GRANT TABLE catalogue_version: withdrawn_at: UPDATE TO nordlys_app;

CREATE TABLE rounds_reached (
  player_ref text NOT NULL,
  game_id text NOT NULL,
  round_key uuid NOT NULL,
  event integer NOT NULL,
  CONSTRAINT rounds_reached_event_check CHECK ((event >= 0)),
  CONSTRAINT rounds_reached_game_id_check CHECK ((length(game_id) <= 100)),
  CONSTRAINT rounds_reached_pkey PRIMARY KEY (player_ref, game_id),
  CONSTRAINT rounds_reached_player_ref_check CHECK ((length(player_ref) <= 100))
);
GRANT TABLE rounds_reached: INSERT TO nordlys_app;
GRANT TABLE rounds_reached: SELECT TO nordlys_app;
GRANT TABLE rounds_reached: UPDATE TO nordlys_app;

CREATE TABLE rounds_seen_round (
  player_ref text NOT NULL,
  game_id text NOT NULL,
  round_key uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT rounds_seen_round_game_id_check CHECK ((length(game_id) <= 100)),
  CONSTRAINT rounds_seen_round_pkey PRIMARY KEY (player_ref, game_id),
  CONSTRAINT rounds_seen_round_player_ref_check CHECK ((length(player_ref) <= 100))
);
GRANT TABLE rounds_seen_round: INSERT TO nordlys_app;
GRANT TABLE rounds_seen_round: SELECT TO nordlys_app;
GRANT TABLE rounds_seen_round: UPDATE TO nordlys_app;
