GRANT SCHEMA games: USAGE TO auditor;
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

CREATE TABLE live_hand_raise (
  table_id text NOT NULL,
  round integer NOT NULL,
  step smallint NOT NULL,
  place integer NOT NULL,
  epoch integer NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT live_hand_raise_epoch_check CHECK ((epoch > 0)),
  CONSTRAINT live_hand_raise_pkey PRIMARY KEY (table_id, round, step, place),
  CONSTRAINT live_hand_raise_place_check CHECK ((place >= 0)),
  CONSTRAINT live_hand_raise_step_check CHECK ((step >= 0)),
  CONSTRAINT live_hand_raise_table_id_round_fkey FOREIGN KEY (table_id, round) REFERENCES games.live_round(table_id, round)
);
GRANT TABLE live_hand_raise: INSERT TO nordlys_app;
GRANT TABLE live_hand_raise: SELECT TO nordlys_app;

CREATE TABLE live_hand_step (
  table_id text NOT NULL,
  round integer NOT NULL,
  step smallint NOT NULL,
  epoch integer NOT NULL,
  made bytea NOT NULL,
  written_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT live_hand_step_epoch_check CHECK ((epoch > 0)),
  CONSTRAINT live_hand_step_pkey PRIMARY KEY (table_id, round, step),
  CONSTRAINT live_hand_step_step_check CHECK ((step >= 0)),
  CONSTRAINT live_hand_step_table_id_round_fkey FOREIGN KEY (table_id, round) REFERENCES games.live_round(table_id, round)
);
GRANT TABLE live_hand_step: INSERT TO nordlys_app;
GRANT TABLE live_hand_step: SELECT TO nordlys_app;

CREATE TABLE live_round (
  table_id text NOT NULL,
  round integer NOT NULL,
  epoch integer NOT NULL,
  owner uuid NOT NULL,
  definition_hash text NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  sealed_seed bytea NOT NULL,
  commitment text NOT NULL,
  root text NOT NULL,
  slips json NOT NULL,
  booked bytea,
  noted_at timestamp with time zone,
  noted_epoch integer,
  lands_at timestamp with time zone,
  seed text,
  opened_at timestamp with time zone,
  opened_epoch integer,
  left_at timestamp with time zone,
  paid_at timestamp with time zone,
  CONSTRAINT live_round_check CHECK ((num_nulls(booked, noted_at, noted_epoch) = ANY (ARRAY[0, 3]))),
  CONSTRAINT live_round_check1 CHECK ((num_nulls(seed, opened_at, opened_epoch) = ANY (ARRAY[0, 3]))),
  CONSTRAINT live_round_check2 CHECK (((seed IS NULL) OR (booked IS NOT NULL))),
  CONSTRAINT live_round_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT live_round_definition_hash_fkey FOREIGN KEY (definition_hash) REFERENCES games.tables_definition(definition_hash),
  CONSTRAINT live_round_epoch_check CHECK ((epoch > 0)),
  CONSTRAINT live_round_pkey PRIMARY KEY (table_id, round),
  CONSTRAINT live_round_root_check CHECK ((root ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT live_round_round_check CHECK ((round > 0)),
  CONSTRAINT live_round_sealed_seed_check CHECK (((octet_length(sealed_seed) >= 32) AND (octet_length(sealed_seed) <= 200))),
  CONSTRAINT live_round_seed_check CHECK ((seed ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT live_round_table_id_fkey FOREIGN KEY (table_id) REFERENCES games.live_table(id)
);
CREATE INDEX live_round_closed ON games.live_round USING btree (closed_at);
CREATE INDEX live_round_open ON games.live_round USING btree (table_id, round) WHERE (booked IS NULL);
GRANT TABLE live_round: INSERT TO nordlys_app;
GRANT TABLE live_round: SELECT TO nordlys_app;
GRANT TABLE live_round: UPDATE TO nordlys_app;

CREATE TABLE live_table (
  id text NOT NULL,
  owner uuid NOT NULL,
  address text NOT NULL,
  epoch integer NOT NULL,
  until timestamp with time zone NOT NULL,
  round integer NOT NULL DEFAULT 0,
  is_closed boolean NOT NULL DEFAULT false,
  CONSTRAINT live_table_address_check CHECK ((length(address) <= 200)),
  CONSTRAINT live_table_epoch_check CHECK ((epoch > 0)),
  CONSTRAINT live_table_id_check CHECK ((length(id) <= 100)),
  CONSTRAINT live_table_pkey PRIMARY KEY (id),
  CONSTRAINT live_table_round_check CHECK ((round >= 0))
);
GRANT TABLE live_table: INSERT TO nordlys_app;
GRANT TABLE live_table: SELECT TO nordlys_app;
GRANT TABLE live_table: UPDATE TO nordlys_app;

CREATE TABLE live_ticket (
  ticket_hash bytea NOT NULL,
  table_id text NOT NULL,
  player_ref text NOT NULL,
  play_session text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT live_ticket_pkey PRIMARY KEY (ticket_hash),
  CONSTRAINT live_ticket_play_session_check CHECK ((length(play_session) <= 200)),
  CONSTRAINT live_ticket_player_ref_check CHECK ((length(player_ref) <= 200)),
  CONSTRAINT live_ticket_table_id_check CHECK ((length(table_id) <= 100)),
  CONSTRAINT live_ticket_ticket_hash_check CHECK ((octet_length(ticket_hash) = 32))
);
CREATE INDEX live_ticket_expired ON games.live_ticket USING btree (expires_at);
GRANT TABLE live_ticket: DELETE TO nordlys_app;
GRANT TABLE live_ticket: INSERT TO nordlys_app;
GRANT TABLE live_ticket: SELECT TO nordlys_app;

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
GRANT TABLE rounds_reached: DELETE TO nordlys_app;
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
GRANT TABLE rounds_seen_round: DELETE TO nordlys_app;
GRANT TABLE rounds_seen_round: INSERT TO nordlys_app;
GRANT TABLE rounds_seen_round: SELECT TO nordlys_app;
GRANT TABLE rounds_seen_round: UPDATE TO nordlys_app;

CREATE TABLE tables_definition (
  definition_hash text NOT NULL,
  game_id text NOT NULL,
  number integer NOT NULL,
  definition text NOT NULL,
  kept_at timestamp with time zone NOT NULL,
  CONSTRAINT tables_definition_check CHECK ((definition_hash = encode(sha256(convert_to(definition, 'UTF8'::name)), 'hex'::text))),
  CONSTRAINT tables_definition_game_id_check CHECK ((length(game_id) <= 100)),
  CONSTRAINT tables_definition_number_check CHECK ((number > 0)),
  CONSTRAINT tables_definition_pkey PRIMARY KEY (definition_hash)
);
GRANT TABLE tables_definition: INSERT TO nordlys_app;
GRANT TABLE tables_definition: SELECT TO nordlys_app;

CREATE TABLE tables_favourite (
  favourite uuid NOT NULL,
  player_ref text NOT NULL,
  game_id text NOT NULL,
  place smallint NOT NULL,
  slip jsonb NOT NULL,
  kept_at timestamp with time zone NOT NULL,
  CONSTRAINT tables_favourite_game_id_check CHECK ((length(game_id) <= 100)),
  CONSTRAINT tables_favourite_pkey PRIMARY KEY (favourite),
  CONSTRAINT tables_favourite_place_check CHECK (((place >= 1) AND (place <= 5))),
  CONSTRAINT tables_favourite_player_ref_check CHECK ((length(player_ref) <= 100)),
  CONSTRAINT tables_favourite_player_ref_game_id_place_key UNIQUE (player_ref, game_id, place),
  CONSTRAINT tables_favourite_slip_check CHECK (((jsonb_array_length(slip) >= 1) AND (jsonb_array_length(slip) <= 157)))
);
GRANT TABLE tables_favourite: DELETE TO nordlys_app;
GRANT TABLE tables_favourite: INSERT TO nordlys_app;
GRANT TABLE tables_favourite: SELECT TO nordlys_app;

CREATE TABLE tables_hand (
  round uuid NOT NULL,
  player_ref text NOT NULL,
  play_session text NOT NULL,
  game_id text NOT NULL,
  definition_hash text NOT NULL,
  bets jsonb NOT NULL,
  stake bigint NOT NULL,
  sealed_seed bytea NOT NULL,
  choices bytea NOT NULL DEFAULT '\x'::bytea,
  state text NOT NULL DEFAULT 'opening'::text,
  pending smallint,
  pending_key uuid,
  pending_ore bigint,
  end_key uuid,
  automatic_from integer,
  acted_at timestamp with time zone NOT NULL,
  CONSTRAINT ending_knows_its_key CHECK (((state = ANY (ARRAY['finishing'::text, 'over'::text])) = (end_key IS NOT NULL))),
  CONSTRAINT raising_knows_its_raise CHECK ((((state = 'raising'::text) = (num_nonnulls(pending, pending_key, pending_ore) = 3)) AND (num_nonnulls(pending, pending_key, pending_ore) = ANY (ARRAY[0, 3])))),
  CONSTRAINT tables_hand_automatic_from_check CHECK ((automatic_from >= 0)),
  CONSTRAINT tables_hand_choices_check CHECK ((octet_length(choices) <= 512)),
  CONSTRAINT tables_hand_definition_hash_check CHECK ((length(definition_hash) = 64)),
  CONSTRAINT tables_hand_game_id_check CHECK ((length(game_id) <= 100)),
  CONSTRAINT tables_hand_pending_check CHECK (((pending >= 0) AND (pending <= 255))),
  CONSTRAINT tables_hand_pending_ore_check CHECK ((pending_ore > 0)),
  CONSTRAINT tables_hand_pkey PRIMARY KEY (round),
  CONSTRAINT tables_hand_play_session_check CHECK ((length(play_session) <= 100)),
  CONSTRAINT tables_hand_player_ref_check CHECK ((length(player_ref) <= 100)),
  CONSTRAINT tables_hand_stake_check CHECK ((stake > 0)),
  CONSTRAINT tables_hand_state_check CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'raising'::text, 'finishing'::text, 'over'::text])))
);
CREATE INDEX tables_hand_over ON games.tables_hand USING btree (acted_at) WHERE (state = 'over'::text);
CREATE UNIQUE INDEX tables_hand_that_waits ON games.tables_hand USING btree (player_ref, game_id) WHERE (state <> 'over'::text);
GRANT TABLE tables_hand: DELETE TO nordlys_app;
GRANT TABLE tables_hand: INSERT TO nordlys_app;
GRANT TABLE tables_hand: SELECT TO nordlys_app;
GRANT TABLE tables_hand: UPDATE TO nordlys_app;

CREATE VIEW audit_live_rounds AS sha256:bccd96cab57695c3;
GRANT VIEW audit_live_rounds: SELECT TO auditor;
