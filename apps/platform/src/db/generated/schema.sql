GRANT SCHEMA public: USAGE TO PUBLIC;
GRANT SCHEMA public: USAGE TO auditor;
GRANT SCHEMA public: USAGE TO nordlys_app;
CREATE TYPE ledger_supplier_answer AS (outcome text, repeated boolean, balance bigint, round uuid);

CREATE TABLE audit_line (
  line_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  at timestamp with time zone NOT NULL,
  actor text NOT NULL,
  player_id integer,
  action text NOT NULL,
  details jsonb NOT NULL,
  employee_id integer,
  hash_version smallint NOT NULL DEFAULT 2,
  CONSTRAINT audit_line_actor_check CHECK ((actor = ANY (ARRAY['player'::text, 'system'::text, 'staff'::text, 'outside'::text]))),
  CONSTRAINT audit_line_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES staff_employee(employee_id),
  CONSTRAINT audit_line_pkey PRIMARY KEY (line_id)
);
CREATE INDEX audit_line_by_action ON public.audit_line USING btree (action, at);
CREATE INDEX audit_line_by_player ON public.audit_line USING btree (player_id, at) WHERE (player_id IS NOT NULL);
CREATE TRIGGER audit_line_awaits_seal AFTER INSERT ON public.audit_line FOR EACH ROW EXECUTE FUNCTION audit_await_seal();
CREATE TRIGGER audit_line_is_append_only BEFORE DELETE OR UPDATE ON public.audit_line FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_line_is_never_emptied BEFORE TRUNCATE ON public.audit_line FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE audit_line: INSERT TO nordlys_app;
GRANT TABLE audit_line: SELECT TO nordlys_app;

CREATE TABLE audit_overdue (
  only_row boolean NOT NULL DEFAULT true,
  told_at timestamp with time zone,
  CONSTRAINT audit_overdue_only_row_check CHECK (only_row),
  CONSTRAINT audit_overdue_pkey PRIMARY KEY (only_row)
);
GRANT TABLE audit_overdue: SELECT TO nordlys_app;
GRANT TABLE audit_overdue: UPDATE TO nordlys_app;

CREATE TABLE audit_seal (
  number bigint NOT NULL,
  line_id bigint NOT NULL,
  sealed_at timestamp with time zone NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT audit_seal_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT audit_seal_line_id_key UNIQUE (line_id),
  CONSTRAINT audit_seal_pkey PRIMARY KEY (number)
);
CREATE TRIGGER audit_seal_is_append_only BEFORE DELETE OR UPDATE ON public.audit_seal FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_seal_is_never_emptied BEFORE TRUNCATE ON public.audit_seal FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE audit_seal: SELECT TO auditor;
GRANT TABLE audit_seal: SELECT TO nordlys_app;

CREATE TABLE audit_unsealed (
  line_id bigint NOT NULL,
  CONSTRAINT audit_unsealed_pkey PRIMARY KEY (line_id)
);
GRANT TABLE audit_unsealed: SELECT TO auditor;
GRANT TABLE audit_unsealed: SELECT TO nordlys_app;

CREATE TABLE bonuses_choice (
  reference text NOT NULL,
  player_id integer NOT NULL,
  offer_id text NOT NULL,
  once_per_person boolean NOT NULL,
  state text NOT NULL,
  refusal text,
  bonus_id uuid,
  granted_ore bigint,
  expires_at timestamp with time zone,
  chosen_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  offer_version integer NOT NULL,
  person bytea NOT NULL,
  brought_by text,
  spins_id uuid,
  spins_count integer,
  spin_value_ore bigint,
  CONSTRAINT bonuses_choice_bonus_id_key UNIQUE (bonus_id),
  CONSTRAINT bonuses_choice_bonus_is_whole CHECK ((num_nonnulls(bonus_id, granted_ore) = ANY (ARRAY[0, 2]))),
  CONSTRAINT bonuses_choice_brought_by_fkey FOREIGN KEY (brought_by) REFERENCES wallet_deposit(reference),
  CONSTRAINT bonuses_choice_check CHECK ((decided_at >= chosen_at)),
  CONSTRAINT bonuses_choice_check1 CHECK (((state = 'chosen'::text) = (decided_at IS NULL))),
  CONSTRAINT bonuses_choice_check2 CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
  CONSTRAINT bonuses_choice_granted_check CHECK (
CASE state
    WHEN 'granted'::text THEN ((expires_at IS NOT NULL) AND (num_nonnulls(bonus_id, spins_id) > 0))
    ELSE (num_nonnulls(bonus_id, spins_id, expires_at) = 0)
END),
  CONSTRAINT bonuses_choice_granted_ore_check CHECK ((granted_ore > 0)),
  CONSTRAINT bonuses_choice_offer_id_offer_version_fkey FOREIGN KEY (offer_id, offer_version) REFERENCES bonuses_offer_version(offer_id, version),
  CONSTRAINT bonuses_choice_person_check CHECK ((octet_length(person) = 32)),
  CONSTRAINT bonuses_choice_pkey PRIMARY KEY (reference),
  CONSTRAINT bonuses_choice_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT bonuses_choice_reference_fkey FOREIGN KEY (reference) REFERENCES wallet_deposit(reference),
  CONSTRAINT bonuses_choice_refusal_check CHECK ((refusal = ANY (ARRAY['barred'::text, 'bonus-active'::text, 'deposit-too-small'::text, 'other-deposit'::text, 'used'::text]))),
  CONSTRAINT bonuses_choice_spin_value_ore_check CHECK ((spin_value_ore > 0)),
  CONSTRAINT bonuses_choice_spins_are_whole CHECK ((num_nonnulls(spins_id, spins_count, spin_value_ore) = ANY (ARRAY[0, 3]))),
  CONSTRAINT bonuses_choice_spins_count_check CHECK ((spins_count > 0)),
  CONSTRAINT bonuses_choice_spins_id_key UNIQUE (spins_id),
  CONSTRAINT bonuses_choice_state_check CHECK ((state = ANY (ARRAY['chosen'::text, 'granted'::text, 'refused'::text])))
);
CREATE INDEX bonuses_choice_by_person ON public.bonuses_choice USING btree (person, offer_id);
CREATE INDEX bonuses_choice_by_player ON public.bonuses_choice USING btree (player_id, offer_id);
CREATE UNIQUE INDEX bonuses_choice_once ON public.bonuses_choice USING btree (person, offer_id) WHERE (once_per_person AND (state = 'granted'::text));
GRANT TABLE bonuses_choice: INSERT TO nordlys_app;
GRANT TABLE bonuses_choice: SELECT TO nordlys_app;
GRANT TABLE bonuses_choice: UPDATE TO nordlys_app;
GRANT TABLE bonuses_choice: person: UPDATE TO nordlys_app;

CREATE TABLE bonuses_end_request (
  player_id integer NOT NULL,
  idempotency_key uuid NOT NULL,
  bonus_id uuid NOT NULL,
  answer jsonb NOT NULL,
  CONSTRAINT bonuses_end_request_pkey PRIMARY KEY (player_id, idempotency_key),
  CONSTRAINT bonuses_end_request_player_id_fkey FOREIGN KEY (player_id) REFERENCES ledger_player(player)
);
CREATE TRIGGER bonuses_end_request_goes_with_its_player BEFORE DELETE ON public.bonuses_end_request FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE bonuses_end_request: DELETE TO nordlys_app;
GRANT TABLE bonuses_end_request: INSERT TO nordlys_app;
GRANT TABLE bonuses_end_request: SELECT TO nordlys_app;

CREATE TABLE bonuses_guess (
  player_id integer NOT NULL,
  window_started_at timestamp with time zone NOT NULL,
  attempts integer NOT NULL,
  CONSTRAINT bonuses_guess_attempts_check CHECK ((attempts >= 0)),
  CONSTRAINT bonuses_guess_pkey PRIMARY KEY (player_id),
  CONSTRAINT bonuses_guess_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
GRANT TABLE bonuses_guess: DELETE TO nordlys_app;
GRANT TABLE bonuses_guess: INSERT TO nordlys_app;
GRANT TABLE bonuses_guess: SELECT TO nordlys_app;
GRANT TABLE bonuses_guess: UPDATE TO nordlys_app;

CREATE TABLE bonuses_had (
  person bytea NOT NULL,
  offer_id text NOT NULL,
  CONSTRAINT bonuses_had_person_check CHECK ((octet_length(person) = 32)),
  CONSTRAINT bonuses_had_pkey PRIMARY KEY (person, offer_id)
);
GRANT TABLE bonuses_had: INSERT TO nordlys_app;
GRANT TABLE bonuses_had: SELECT TO nordlys_app;

CREATE TABLE bonuses_offer (
  offer_id text NOT NULL,
  code text,
  active_version integer,
  CONSTRAINT bonuses_offer_active_version_fkey FOREIGN KEY (offer_id, active_version) REFERENCES bonuses_offer_version(offer_id, version),
  CONSTRAINT bonuses_offer_code_check CHECK ((code ~ '^[A-Z0-9]{4,20}$'::text)),
  CONSTRAINT bonuses_offer_code_key UNIQUE (code),
  CONSTRAINT bonuses_offer_offer_id_check CHECK ((offer_id ~ '^[a-z0-9-]{1,40}$'::text)),
  CONSTRAINT bonuses_offer_pkey PRIMARY KEY (offer_id),
  CONSTRAINT bonuses_offer_with_code_key UNIQUE (offer_id, code)
);
GRANT TABLE bonuses_offer: INSERT TO nordlys_app;
GRANT TABLE bonuses_offer: SELECT TO nordlys_app;
GRANT TABLE bonuses_offer: active_version: UPDATE TO nordlys_app;

CREATE TABLE bonuses_offer_version (
  offer_id text NOT NULL,
  version integer NOT NULL,
  terms jsonb NOT NULL,
  code text GENERATED ALWAYS (s) AS (terms #>> '{trigger,code}'::text[]),
  published_at timestamp with time zone NOT NULL,
  sign_off jsonb,
  CONSTRAINT bonuses_offer_version_offer_id_code_fkey FOREIGN KEY (offer_id, code) REFERENCES bonuses_offer(offer_id, code),
  CONSTRAINT bonuses_offer_version_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES bonuses_offer(offer_id),
  CONSTRAINT bonuses_offer_version_pkey PRIMARY KEY (offer_id, version),
  CONSTRAINT bonuses_offer_version_sign_off_check CHECK (((jsonb_typeof(sign_off) = 'object'::text) AND (sign_off ?& ARRAY['who'::text, 'at'::text, 'words'::text]))),
  CONSTRAINT bonuses_offer_version_terms_check CHECK ((jsonb_typeof(terms) = 'object'::text)),
  CONSTRAINT bonuses_offer_version_version_check CHECK ((version > 0))
);
CREATE TRIGGER bonuses_offer_version_is_append_only BEFORE DELETE OR UPDATE ON public.bonuses_offer_version FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER bonuses_offer_version_is_never_emptied BEFORE TRUNCATE ON public.bonuses_offer_version FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE bonuses_offer_version: INSERT TO nordlys_app;
GRANT TABLE bonuses_offer_version: SELECT TO nordlys_app;

CREATE TABLE bonuses_promise (
  player_id integer NOT NULL,
  offer_id text NOT NULL,
  version integer NOT NULL,
  promised_at timestamp with time zone NOT NULL,
  CONSTRAINT bonuses_promise_offer_id_version_fkey FOREIGN KEY (offer_id, version) REFERENCES bonuses_offer_version(offer_id, version),
  CONSTRAINT bonuses_promise_pkey PRIMARY KEY (player_id, offer_id),
  CONSTRAINT bonuses_promise_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE TRIGGER bonuses_promise_is_append_only BEFORE DELETE OR UPDATE ON public.bonuses_promise FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER bonuses_promise_is_never_emptied BEFORE TRUNCATE ON public.bonuses_promise FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE bonuses_promise: INSERT TO nordlys_app;
GRANT TABLE bonuses_promise: SELECT TO nordlys_app;

CREATE TABLE content_change (
  change_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  at timestamp with time zone NOT NULL,
  author text NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT content_change_pkey PRIMARY KEY (change_id)
);
CREATE INDEX content_change_of ON public.content_change USING btree (kind, id, change_id);
GRANT TABLE content_change: SELECT TO auditor;
GRANT TABLE content_change: SELECT TO nordlys_app;

CREATE TABLE content_entry (
  kind text NOT NULL,
  id text NOT NULL,
  place integer NOT NULL DEFAULT 0,
  value jsonb NOT NULL,
  public_from timestamp with time zone,
  public_until timestamp with time zone,
  CONSTRAINT content_entry_check CHECK ((public_from < public_until)),
  CONSTRAINT content_entry_id_check CHECK (((length(id) >= 1) AND (length(id) <= 330))),
  CONSTRAINT content_entry_kind_check CHECK ((kind ~ '^[a-z-]{1,40}$'::text)),
  CONSTRAINT content_entry_pkey PRIMARY KEY (kind, id)
);
CREATE INDEX content_entry_from ON public.content_entry USING btree (public_from) WHERE (public_from IS NOT NULL);
CREATE INDEX content_entry_news ON public.content_entry USING btree (public_from DESC, id) WHERE (kind = 'news'::text);
CREATE INDEX content_entry_until ON public.content_entry USING btree (public_until) WHERE (public_until IS NOT NULL);
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.content_entry FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();
CREATE TRIGGER content_noted AFTER INSERT OR DELETE OR UPDATE ON public.content_entry FOR EACH ROW EXECUTE FUNCTION content_note_change();
GRANT TABLE content_entry: DELETE TO nordlys_app;
GRANT TABLE content_entry: INSERT TO nordlys_app;
GRANT TABLE content_entry: SELECT TO nordlys_app;
GRANT TABLE content_entry: UPDATE TO nordlys_app;

CREATE TABLE content_image (
  name text NOT NULL,
  sha256 bytea NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT content_image_check CHECK ((((length(bytes) >= 1) AND (length(bytes) <= 4194304)) AND (sha256 = sha256(bytes)))),
  CONSTRAINT content_image_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9-]{0,79}\.(avif|webp|png|jpg|svg|mp4|webm)$'::text)),
  CONSTRAINT content_image_pkey PRIMARY KEY (name),
  CONSTRAINT content_image_sha256_check CHECK ((length(sha256) = 32))
);
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.content_image FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();
CREATE TRIGGER content_noted AFTER INSERT OR DELETE OR UPDATE ON public.content_image FOR EACH ROW EXECUTE FUNCTION content_note_image();
GRANT TABLE content_image: DELETE TO nordlys_app;
GRANT TABLE content_image: INSERT TO nordlys_app;
GRANT TABLE content_image: SELECT TO nordlys_app;
GRANT TABLE content_image: UPDATE TO nordlys_app;

CREATE TABLE content_version (
  only_one boolean NOT NULL DEFAULT true,
  version bigint NOT NULL,
  CONSTRAINT content_version_only_one_check CHECK (only_one),
  CONSTRAINT content_version_pkey PRIMARY KEY (only_one)
);
GRANT TABLE content_version: SELECT TO nordlys_app;
GRANT TABLE content_version: UPDATE TO nordlys_app;

CREATE TABLE documents_document (
  document_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  document_type text NOT NULL,
  file_name_sealed text NOT NULL,
  content_type text NOT NULL,
  fingerprint bytea NOT NULL,
  bytes_sealed bytea STORAGE e NOT NULL,
  state text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT documents_document_bytes_sealed_check CHECK (((length(bytes_sealed) >= 1) AND (length(bytes_sealed) <= 33554432))),
  CONSTRAINT documents_document_content_type_check CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  CONSTRAINT documents_document_document_type_check CHECK (((length(document_type) >= 1) AND (length(document_type) <= 100))),
  CONSTRAINT documents_document_fingerprint_check CHECK ((length(fingerprint) = 32)),
  CONSTRAINT documents_document_pkey PRIMARY KEY (document_id),
  CONSTRAINT documents_document_player_id_document_type_fingerprint_key UNIQUE (player_id, document_type, fingerprint),
  CONSTRAINT documents_document_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT documents_document_state_check CHECK ((state = 'received'::text))
);
CREATE INDEX documents_document_received ON public.documents_document USING btree (received_at);
CREATE TRIGGER documents_document_is_never_changed BEFORE UPDATE ON public.documents_document FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE documents_document: DELETE TO nordlys_app;
GRANT TABLE documents_document: INSERT TO nordlys_app;
GRANT TABLE documents_document: SELECT TO nordlys_app;

CREATE TABLE documents_move (
  from_state text NOT NULL,
  to_state text NOT NULL,
  CONSTRAINT documents_move_pkey PRIMARY KEY (from_state, to_state)
);
CREATE TRIGGER documents_move_is_never_changed BEFORE DELETE OR UPDATE ON public.documents_move FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE documents_move: SELECT TO nordlys_app;

CREATE TABLE documents_request (
  request_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  document_type text NOT NULL,
  purpose text NOT NULL,
  last_day text NOT NULL,
  asked_by integer NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by integer,
  outcome text,
  CONSTRAINT documents_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT documents_request_end_is_whole CHECK ((((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (outcome IS NULL)))),
  CONSTRAINT documents_request_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT documents_request_in_order CHECK (((answered_at >= asked_at) AND (ended_at >= asked_at))),
  CONSTRAINT documents_request_judged_by_another CHECK (((outcome <> 'approved'::text) OR (ended_by <> asked_by))),
  CONSTRAINT documents_request_last_day_check CHECK ((last_day ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT documents_request_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'withdrawn'::text]))),
  CONSTRAINT documents_request_pkey PRIMARY KEY (request_id),
  CONSTRAINT documents_request_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT documents_request_purpose_check CHECK ((purpose = ANY (ARRAY['identity'::text, 'address'::text, 'means'::text, 'card-holder'::text])))
);
CREATE UNIQUE INDEX documents_request_open ON public.documents_request USING btree (player_id, document_type) WHERE (ended_at IS NULL);
CREATE INDEX documents_request_player ON public.documents_request USING btree (player_id);
GRANT TABLE documents_request: DELETE TO nordlys_app;
GRANT TABLE documents_request: INSERT TO nordlys_app;
GRANT TABLE documents_request: SELECT TO nordlys_app;
GRANT TABLE documents_request: answered_at: UPDATE TO nordlys_app;
GRANT TABLE documents_request: ended_at: UPDATE TO nordlys_app;
GRANT TABLE documents_request: ended_by: UPDATE TO nordlys_app;
GRANT TABLE documents_request: outcome: UPDATE TO nordlys_app;

CREATE TABLE documents_review (
  document_id bigint NOT NULL,
  state text NOT NULL DEFAULT 'in-review'::text,
  opened_by integer NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  decided_by integer,
  decided_at timestamp with time zone,
  reason text,
  CONSTRAINT documents_review_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT documents_review_decided_is_whole CHECK ((((state = 'in-review'::text) = (decided_by IS NULL)) AND ((state = 'in-review'::text) = (decided_at IS NULL)) AND ((state = ANY (ARRAY['rejected'::text, 'replaced'::text])) = (reason IS NOT NULL)))),
  CONSTRAINT documents_review_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents_document(document_id) ON DELETE CASCADE,
  CONSTRAINT documents_review_in_order CHECK ((decided_at >= opened_at)),
  CONSTRAINT documents_review_judged_by_who_opened CHECK ((decided_by = opened_by)),
  CONSTRAINT documents_review_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT documents_review_pkey PRIMARY KEY (document_id),
  CONSTRAINT documents_review_reason_check CHECK ((reason = ANY (ARRAY['unreadable'::text, 'incomplete'::text, 'expired'::text, 'wrong-document'::text, 'other-person'::text]))),
  CONSTRAINT documents_review_state_check CHECK ((state = ANY (ARRAY['in-review'::text, 'approved'::text, 'rejected'::text, 'replaced'::text])))
);
CREATE TRIGGER documents_review_moves BEFORE UPDATE ON public.documents_review FOR EACH ROW EXECUTE FUNCTION documents_keep_review();
GRANT TABLE documents_review: INSERT TO nordlys_app;
GRANT TABLE documents_review: SELECT TO nordlys_app;
GRANT TABLE documents_review: decided_at: UPDATE TO nordlys_app;
GRANT TABLE documents_review: decided_by: UPDATE TO nordlys_app;
GRANT TABLE documents_review: opened_at: UPDATE TO nordlys_app;
GRANT TABLE documents_review: opened_by: UPDATE TO nordlys_app;
GRANT TABLE documents_review: reason: UPDATE TO nordlys_app;
GRANT TABLE documents_review: state: UPDATE TO nordlys_app;

CREATE TABLE games_counted_day (
  day date NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT games_counted_day_pkey PRIMARY KEY (day)
);
GRANT TABLE games_counted_day: DELETE TO nordlys_app;
GRANT TABLE games_counted_day: INSERT TO nordlys_app;
GRANT TABLE games_counted_day: SELECT TO nordlys_app;
GRANT TABLE games_counted_day: UPDATE TO nordlys_app;

CREATE TABLE games_day (
  day date NOT NULL,
  game text NOT NULL,
  players integer NOT NULL,
  rounds bigint NOT NULL,
  CONSTRAINT games_day_check CHECK ((rounds >= players)),
  CONSTRAINT games_day_day_fkey FOREIGN KEY (day) REFERENCES games_counted_day(day),
  CONSTRAINT games_day_pkey PRIMARY KEY (day, game),
  CONSTRAINT games_day_players_check CHECK ((players > 0))
);
GRANT TABLE games_day: DELETE TO nordlys_app;
GRANT TABLE games_day: INSERT TO nordlys_app;
GRANT TABLE games_day: SELECT TO nordlys_app;
GRANT TABLE games_day: UPDATE TO nordlys_app;

CREATE TABLE games_favourite (
  player_id integer NOT NULL,
  game text NOT NULL,
  marked_at timestamp with time zone NOT NULL,
  CONSTRAINT games_favourite_game_check CHECK (((length(game) >= 1) AND (length(game) <= 100))),
  CONSTRAINT games_favourite_pkey PRIMARY KEY (player_id, game),
  CONSTRAINT games_favourite_player_id_fkey FOREIGN KEY (player_id) REFERENCES ledger_player(player)
);
GRANT TABLE games_favourite: DELETE TO nordlys_app;
GRANT TABLE games_favourite: INSERT TO nordlys_app;
GRANT TABLE games_favourite: SELECT TO nordlys_app;

CREATE TABLE ledger_bar (
  player integer NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT ledger_bar_pkey PRIMARY KEY (player, reason),
  CONSTRAINT ledger_bar_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player),
  CONSTRAINT ledger_bar_reason_check CHECK ((reason = ANY (ARRAY['rofus'::text, 'no-deposit-limit'::text, 'lock'::text, 'pause'::text, 'exclusion'::text, 'closure'::text])))
);
GRANT TABLE ledger_bar: SELECT TO nordlys_app;

CREATE TABLE ledger_bar_change (
  change bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player integer NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone,
  at timestamp with time zone NOT NULL,
  after_seq bigint NOT NULL,
  CONSTRAINT ledger_bar_change_pkey PRIMARY KEY (change),
  CONSTRAINT ledger_bar_change_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player)
);
CREATE INDEX ledger_bar_change_by_player ON public.ledger_bar_change USING btree (player, reason, change);
CREATE TRIGGER ledger_bar_change_is_append_only BEFORE DELETE OR UPDATE ON public.ledger_bar_change FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER ledger_bar_change_is_never_emptied BEFORE TRUNCATE ON public.ledger_bar_change FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE TABLE ledger_bonus (
  bonus uuid NOT NULL,
  player integer NOT NULL,
  granted bigint NOT NULL,
  required bigint NOT NULL,
  stake_max bigint,
  state text NOT NULL DEFAULT 'active'::text,
  wagered bigint,
  granted_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  conversions integer NOT NULL DEFAULT 0,
  ended_reason text,
  games text[],
  CONSTRAINT ledger_bonus_check CHECK ((expires_at > granted_at)),
  CONSTRAINT ledger_bonus_check1 CHECK (((state = 'active'::text) = (ended_at IS NULL))),
  CONSTRAINT ledger_bonus_check2 CHECK (((state = 'active'::text) = (wagered IS NULL))),
  CONSTRAINT ledger_bonus_conversions_check CHECK ((conversions >= 0)),
  CONSTRAINT ledger_bonus_ended_reason_check CHECK (
CASE state
    WHEN 'active'::text THEN (ended_reason IS NULL)
    WHEN 'void'::text THEN ((ended_reason IS NOT NULL) AND (ended_reason = ANY (ARRAY['withdrawn'::text, 'paused'::text, 'closed'::text, 'chargeback'::text, 'ended-by-player'::text])))
    ELSE ((ended_reason IS NOT NULL) AND (ended_reason = state))
END),
  CONSTRAINT ledger_bonus_games_check CHECK ((cardinality(games) > 0)),
  CONSTRAINT ledger_bonus_granted_check CHECK ((granted > 0)),
  CONSTRAINT ledger_bonus_pkey PRIMARY KEY (bonus),
  CONSTRAINT ledger_bonus_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player),
  CONSTRAINT ledger_bonus_required_check CHECK ((required >= 0)),
  CONSTRAINT ledger_bonus_stake_max_check CHECK ((stake_max > 0)),
  CONSTRAINT ledger_bonus_state_check CHECK ((state = ANY (ARRAY['active'::text, 'fulfilled'::text, 'used-up'::text, 'expired'::text, 'void'::text])))
);
CREATE INDEX ledger_bonus_by_expiry ON public.ledger_bonus USING btree (expires_at) WHERE (state = 'active'::text);
CREATE INDEX ledger_bonus_by_fulfilment ON public.ledger_bonus USING btree (ended_at) WHERE (state = 'fulfilled'::text);
CREATE INDEX ledger_bonus_by_player ON public.ledger_bonus USING btree (player, granted_at);
CREATE UNIQUE INDEX ledger_bonus_one_active ON public.ledger_bonus USING btree (player) WHERE (state = 'active'::text);
GRANT TABLE ledger_bonus: SELECT TO nordlys_app;

CREATE TABLE ledger_day (
  player integer NOT NULL,
  begins_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  seq bigint NOT NULL,
  turnover bigint NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  reserved bigint NOT NULL,
  open_stakes bigint NOT NULL,
  debt bigint NOT NULL,
  deposited bigint NOT NULL,
  taken_back bigint NOT NULL,
  withdrawn bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  jackpots bigint NOT NULL,
  granted bigint NOT NULL,
  forfeited bigint NOT NULL,
  CONSTRAINT ledger_day_adds_up CHECK ((((cash + bonus) + debt) = (((((((deposited - taken_back) - withdrawn) - staked) + won) + jackpots) + granted) - forfeited))),
  CONSTRAINT ledger_day_check CHECK ((ends_at > begins_at)),
  CONSTRAINT ledger_day_pkey PRIMARY KEY (player, ends_at)
);
GRANT TABLE ledger_day: SELECT TO nordlys_app;

CREATE TABLE ledger_day_part (
  player integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  seq bigint NOT NULL,
  key uuid NOT NULL,
  turnover bigint NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  reserved bigint NOT NULL,
  open_stakes bigint NOT NULL,
  debt bigint NOT NULL,
  deposited bigint NOT NULL,
  taken_back bigint NOT NULL,
  withdrawn bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  jackpots bigint NOT NULL,
  granted bigint NOT NULL,
  forfeited bigint NOT NULL,
  CONSTRAINT ledger_day_part_adds_up CHECK ((((cash + bonus) + debt) = (((((((deposited - taken_back) - withdrawn) - staked) + won) + jackpots) + granted) - forfeited))),
  CONSTRAINT ledger_day_part_pkey PRIMARY KEY (player, ends_at)
);
GRANT TABLE ledger_day_part: SELECT TO nordlys_app;

CREATE TABLE ledger_days_closed (
  one boolean NOT NULL DEFAULT true,
  until timestamp with time zone NOT NULL,
  CONSTRAINT ledger_days_closed_one_check CHECK (one),
  CONSTRAINT ledger_days_closed_pkey PRIMARY KEY (one)
);
GRANT TABLE ledger_days_closed: SELECT TO nordlys_app;

CREATE TABLE ledger_definition (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  hash bytea NOT NULL,
  game text NOT NULL,
  gamble boolean NOT NULL DEFAULT false,
  takes_bonus boolean NOT NULL DEFAULT true,
  CONSTRAINT ledger_definition_hash_check CHECK ((octet_length(hash) = 32)),
  CONSTRAINT ledger_definition_hash_key UNIQUE (hash),
  CONSTRAINT ledger_definition_pkey PRIMARY KEY (id),
  CONSTRAINT number_tells_what_takes_no_bonus CHECK ((takes_bonus = (id > 0)))
);
GRANT TABLE ledger_definition: SELECT TO nordlys_app;

CREATE TABLE ledger_great_hand (
  round uuid NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_great_hand_pkey PRIMARY KEY (round)
);
CREATE INDEX ledger_great_hand_newest ON public.ledger_great_hand USING btree (ended_at);
GRANT TABLE ledger_great_hand: SELECT TO nordlys_app;

CREATE TABLE ledger_hold (
  kind text NOT NULL,
  reference text NOT NULL,
  player integer NOT NULL,
  amount bigint NOT NULL,
  committed bigint NOT NULL DEFAULT 0,
  released bigint NOT NULL DEFAULT 0,
  returned bigint NOT NULL DEFAULT 0,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT ledger_hold_amount_check CHECK ((amount > 0)),
  CONSTRAINT ledger_hold_check CHECK (((committed + released) <= amount)),
  CONSTRAINT ledger_hold_check1 CHECK ((returned <= committed)),
  CONSTRAINT ledger_hold_check2 CHECK (((closed_at IS NOT NULL) = ((committed + released) = amount))),
  CONSTRAINT ledger_hold_committed_check CHECK ((committed >= 0)),
  CONSTRAINT ledger_hold_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'deposit'::text]))),
  CONSTRAINT ledger_hold_pkey PRIMARY KEY (kind, reference),
  CONSTRAINT ledger_hold_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player),
  CONSTRAINT ledger_hold_released_check CHECK ((released >= 0)),
  CONSTRAINT ledger_hold_returned_check CHECK ((returned >= 0))
);
CREATE INDEX ledger_hold_open ON public.ledger_hold USING btree (player) WHERE (closed_at IS NULL);
GRANT TABLE ledger_hold: SELECT TO nordlys_app;

CREATE TABLE ledger_house (
  lane smallint NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_house_pkey PRIMARY KEY (lane)
) WITH (fillfactor=10);
GRANT TABLE ledger_house: SELECT TO nordlys_app;

CREATE TABLE ledger_jackpot (
  pool smallint NOT NULL,
  tier smallint NOT NULL,
  seed bigint NOT NULL,
  growth bigint NOT NULL,
  reserve bigint NOT NULL,
  rate bigint NOT NULL,
  maximum bigint,
  opened_at timestamp with time zone NOT NULL,
  carried bigint NOT NULL,
  since bigint NOT NULL DEFAULT 0,
  hits bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  won_at timestamp with time zone,
  kept smallint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_jackpot_carried_check CHECK ((carried >= 0)),
  CONSTRAINT ledger_jackpot_check CHECK ((rate >= (growth + reserve))),
  CONSTRAINT ledger_jackpot_check1 CHECK ((maximum > seed)),
  CONSTRAINT ledger_jackpot_check2 CHECK (((hits = 0) = (won_at IS NULL))),
  CONSTRAINT ledger_jackpot_check3 CHECK (((kept = 0) OR ((reserve = 0) AND (maximum IS NULL)))),
  CONSTRAINT ledger_jackpot_growth_check CHECK ((growth > 0)),
  CONSTRAINT ledger_jackpot_kept_check CHECK (((kept >= 0) AND (kept <= 999))),
  CONSTRAINT ledger_jackpot_pkey PRIMARY KEY (pool, tier),
  CONSTRAINT ledger_jackpot_pool_fkey FOREIGN KEY (pool) REFERENCES ledger_pool(pool),
  CONSTRAINT ledger_jackpot_reserve_check CHECK ((reserve >= 0)),
  CONSTRAINT ledger_jackpot_seed_check CHECK ((seed > 0)),
  CONSTRAINT ledger_jackpot_tier_check CHECK ((tier > 0))
);
GRANT TABLE ledger_jackpot: SELECT TO nordlys_app;

CREATE TABLE ledger_jackpot_win (
  key uuid NOT NULL,
  round uuid NOT NULL,
  pool smallint NOT NULL,
  tier smallint NOT NULL,
  amount bigint NOT NULL,
  level bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_jackpot_win_amount_check CHECK ((amount > 0)),
  CONSTRAINT ledger_jackpot_win_pkey PRIMARY KEY (key),
  CONSTRAINT ledger_jackpot_win_pool_tier_fkey FOREIGN KEY (pool, tier) REFERENCES ledger_jackpot(pool, tier),
  CONSTRAINT ledger_jackpot_win_round_tier_key UNIQUE (round, tier)
);
CREATE INDEX ledger_jackpot_win_by_tier ON public.ledger_jackpot_win USING btree (pool, tier, at DESC);
CREATE INDEX ledger_jackpot_win_latest ON public.ledger_jackpot_win USING btree (at);
CREATE TRIGGER ledger_jackpot_win_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_jackpot_win FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
GRANT TABLE ledger_jackpot_win: SELECT TO nordlys_app;

CREATE TABLE ledger_journal (
  key uuid NOT NULL,
  kind smallint NOT NULL,
  player integer,
  lane smallint,
  refusal smallint,
  definition integer,
  seq bigint,
  cash bigint,
  bonus bigint,
  reserved bigint,
  debt bigint,
  house bigint,
  psp bigint,
  bank bigint,
  cash_after bigint,
  bonus_after bigint,
  reserved_after bigint,
  debt_after bigint,
  stake bigint,
  win bigint,
  at timestamp with time zone NOT NULL,
  input uuid NOT NULL,
  play_session uuid,
  seed bytea,
  reference text,
  staked bigint,
  incoming bigint,
  authorized bigint,
  jackpot bigint,
  bonus_cost bigint,
  staked_after bigint,
  incoming_after bigint,
  pool smallint,
  contribution bigint,
  before uuid,
  turnover bigint,
  bets bytea,
  CONSTRAINT bets_are_of_a_round CHECK (((bets IS NULL) OR ((kind = 1) AND (refusal IS NULL) AND ((octet_length(bets) >= 1) AND (octet_length(bets) <= 4096))))) NOT VALID,
  CONSTRAINT house_money_has_a_lane CHECK (((house IS NULL) OR (lane IS NOT NULL))),
  CONSTRAINT lane_is_a_house_account CHECK (((lane >= 0) AND (lane <= 127))),
  CONSTRAINT ledger_journal_pkey PRIMARY KEY (key),
  CONSTRAINT ledger_journal_stake_check CHECK ((stake >= 0)),
  CONSTRAINT ledger_journal_win_check CHECK ((win >= 0)),
  CONSTRAINT legs_sum_to_zero CHECK (((((((((((((COALESCE(cash, (0)::bigint) + COALESCE(bonus, (0)::bigint)) + COALESCE(reserved, (0)::bigint)) + COALESCE(debt, (0)::bigint)) + COALESCE(staked, (0)::bigint)) + COALESCE(incoming, (0)::bigint)) + COALESCE(authorized, (0)::bigint)) + COALESCE(house, (0)::bigint)) + COALESCE(psp, (0)::bigint)) + COALESCE(bank, (0)::bigint)) + COALESCE(jackpot, (0)::bigint)) + COALESCE(bonus_cost, (0)::bigint)) = 0)),
  CONSTRAINT no_win_without_stake CHECK (((COALESCE(win, (0)::bigint) = 0) OR (stake > 0) OR ((kind = 1) AND (reference IS NOT NULL) AND (cash = win) AND (bonus_cost = (- win))))) NOT VALID,
  CONSTRAINT player_rows_are_counted CHECK (((refusal IS NOT NULL) OR ((player IS NULL) = (seq IS NULL)))),
  CONSTRAINT refused_moves_nothing CHECK (((refusal IS NULL) OR (num_nonnulls(cash, bonus, reserved, debt, staked, incoming, authorized, house, psp, bank, jackpot, bonus_cost, seq) = 0))),
  CONSTRAINT round_is_whole CHECK (((kind <> 1) OR ((stake IS NOT NULL) AND (definition IS NOT NULL) AND (play_session IS NOT NULL) AND ((refusal IS NOT NULL) OR ((win IS NOT NULL) AND (octet_length(seed) = 32) AND (lane IS NOT NULL))))))
) PARTITION BY RANGE (key);
CREATE INDEX ledger_journal_entry ON ONLY public.ledger_journal USING btree (player, seq) WHERE ((kind <> 1) OR ((seq % (64)::bigint) = 0));
CREATE INDEX ledger_journal_great_win ON ONLY public.ledger_journal USING btree (key) WHERE (win >= 100000);
CREATE INDEX ledger_journal_limit_hit ON ONLY public.ledger_journal USING btree (player, at) WHERE (refusal = ANY (ARRAY[6, 9, 10]));
CREATE INDEX ledger_journal_outside ON ONLY public.ledger_journal USING btree (key) WHERE ((psp IS NOT NULL) OR (bank IS NOT NULL));
CREATE INDEX ledger_journal_outside_reference ON ONLY public.ledger_journal USING btree (COALESCE(reference, (key)::text)) WHERE ((psp IS NOT NULL) OR (bank IS NOT NULL));
CREATE INDEX ledger_journal_spin ON ONLY public.ledger_journal USING btree (player, at) WHERE ((kind = 1) AND (reference IS NOT NULL));
CREATE TRIGGER ledger_journal_is_append_only BEFORE DELETE OR UPDATE ON public.ledger_journal FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_journal_is_never_emptied BEFORE TRUNCATE ON public.ledger_journal FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
GRANT TABLE ledger_journal: SELECT TO nordlys_app;

CREATE TABLE ledger_kind (
  id smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT ledger_kind_name_key UNIQUE (name),
  CONSTRAINT ledger_kind_pkey PRIMARY KEY (id)
);
GRANT TABLE ledger_kind: SELECT TO nordlys_app;

CREATE TABLE ledger_live_round (
  key uuid NOT NULL,
  player integer NOT NULL,
  round bigint NOT NULL,
  tell_from timestamp with time zone NOT NULL,
  letter text,
  CONSTRAINT ledger_live_round_letter_check CHECK ((letter = ANY (ARRAY['due'::text, 'written'::text]))),
  CONSTRAINT ledger_live_round_pkey PRIMARY KEY (key),
  CONSTRAINT ledger_live_round_round_check CHECK ((round > 0))
);
CREATE INDEX ledger_live_round_letter ON public.ledger_live_round USING btree (key) WHERE (letter = 'due'::text);
CREATE INDEX ledger_live_round_player ON public.ledger_live_round USING btree (player, tell_from);
GRANT TABLE ledger_live_round: SELECT TO nordlys_app;
GRANT TABLE ledger_live_round: letter: UPDATE TO nordlys_app;

CREATE TABLE ledger_month_digest (
  month date NOT NULL,
  day date NOT NULL,
  rows bigint NOT NULL,
  digest bytea NOT NULL,
  sealed_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_month_digest_digest_check CHECK ((octet_length(digest) = 32)),
  CONSTRAINT ledger_month_digest_pkey PRIMARY KEY (month, day)
);
CREATE TRIGGER ledger_month_digest_is_append_only BEFORE DELETE OR UPDATE ON public.ledger_month_digest FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_month_digest_is_never_emptied BEFORE TRUNCATE ON public.ledger_month_digest FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TABLE ledger_open_round (
  player integer NOT NULL,
  round uuid NOT NULL,
  CONSTRAINT ledger_open_round_pkey PRIMARY KEY (player, round)
);
GRANT TABLE ledger_open_round: SELECT TO nordlys_app;

CREATE TABLE ledger_play (
  play_session uuid NOT NULL,
  player integer NOT NULL,
  login text NOT NULL,
  played_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT ledger_play_pkey PRIMARY KEY (play_session),
  CONSTRAINT ledger_play_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player)
);
CREATE INDEX ledger_play_by_login ON public.ledger_play USING btree (login);
GRANT TABLE ledger_play: SELECT TO nordlys_app;

CREATE TABLE ledger_play_limit (
  player integer NOT NULL,
  measure text NOT NULL,
  period text NOT NULL,
  lasts interval NOT NULL,
  size bigint NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  above bigint NOT NULL,
  next_size bigint,
  next_at timestamp with time zone NOT NULL DEFAULT 'infinity'::timestamp with time zone,
  CONSTRAINT ledger_play_limit_check CHECK (((next_size IS NULL) OR (next_at < 'infinity'::timestamp with time zone))),
  CONSTRAINT ledger_play_limit_measure_check CHECK ((measure = ANY (ARRAY['loss'::text, 'stake'::text, 'time'::text]))),
  CONSTRAINT ledger_play_limit_next_size_check CHECK ((next_size >= 0)),
  CONSTRAINT ledger_play_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  CONSTRAINT ledger_play_limit_pkey PRIMARY KEY (player, measure, period),
  CONSTRAINT ledger_play_limit_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player),
  CONSTRAINT ledger_play_limit_size_check CHECK ((size >= 0))
);
GRANT TABLE ledger_play_limit: SELECT TO nordlys_app;

CREATE TABLE ledger_play_time (
  player integer NOT NULL,
  began_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_play_time_check CHECK ((ended_at > began_at)),
  CONSTRAINT ledger_play_time_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player)
);
CREATE INDEX ledger_play_time_by_player ON public.ledger_play_time USING btree (player, ended_at);
GRANT TABLE ledger_play_time: SELECT TO nordlys_app;

CREATE TABLE ledger_player (
  player integer NOT NULL,
  cash bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0,
  debt bigint NOT NULL DEFAULT 0,
  seq bigint NOT NULL DEFAULT 0,
  play_session uuid,
  play_until timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  played_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  moved_cash bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  incoming bigint NOT NULL DEFAULT 0,
  bonus_id uuid,
  wager_left bigint NOT NULL DEFAULT 0,
  stake_max bigint,
  loss_room bigint,
  due_at timestamp with time zone NOT NULL DEFAULT 'infinity'::timestamp with time zone,
  barred_until timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  newest_key uuid,
  newest_before uuid,
  turnover bigint NOT NULL DEFAULT 0,
  notice_due_at timestamp with time zone NOT NULL DEFAULT 'infinity'::timestamp with time zone,
  stake_room bigint,
  play_begun_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  time_until timestamp with time zone NOT NULL DEFAULT 'infinity'::timestamp with time zone,
  bonus_games text[],
  CONSTRAINT ledger_player_pkey PRIMARY KEY (player),
  CONSTRAINT no_account_below_zero CHECK ((LEAST(cash, bonus, reserved, (- debt), staked, incoming, wager_left) >= 0)),
  CONSTRAINT no_requirement_without_bonus CHECK (((bonus_id IS NOT NULL) OR ((wager_left = 0) AND (stake_max IS NULL))))
) WITH (fillfactor=50, autovacuum_vacuum_scale_factor=0.5);
COMMENT ON TABLE ledger_player IS "One row a player. No index but the key: an index on a figure that moves would end HOT updates.";
GRANT TABLE ledger_player: SELECT TO nordlys_app;

CREATE TABLE ledger_pool (
  pool smallint NOT NULL,
  name text NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  funded bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_pool_balance_check CHECK ((balance >= 0)),
  CONSTRAINT ledger_pool_name_key UNIQUE (name),
  CONSTRAINT ledger_pool_pkey PRIMARY KEY (pool),
  CONSTRAINT ledger_pool_pool_check CHECK ((pool > 0))
);
GRANT TABLE ledger_pool: SELECT TO nordlys_app;

CREATE TABLE ledger_pool_share (
  pool smallint NOT NULL,
  lane smallint NOT NULL,
  contributed bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_pool_share_pkey PRIMARY KEY (pool, lane),
  CONSTRAINT ledger_pool_share_pool_fkey FOREIGN KEY (pool) REFERENCES ledger_pool(pool)
) WITH (fillfactor=10);
GRANT TABLE ledger_pool_share: SELECT TO nordlys_app;

CREATE TABLE ledger_reference (
  kind smallint NOT NULL,
  reference text NOT NULL,
  key uuid NOT NULL,
  CONSTRAINT ledger_reference_pkey PRIMARY KEY (kind, reference)
);
CREATE TRIGGER ledger_reference_is_append_only BEFORE DELETE OR UPDATE ON public.ledger_reference FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_reference_is_never_emptied BEFORE TRUNCATE ON public.ledger_reference FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
GRANT TABLE ledger_reference: SELECT TO nordlys_app;

CREATE TABLE ledger_round (
  id uuid NOT NULL,
  supplier smallint NOT NULL,
  round text NOT NULL,
  player integer NOT NULL,
  definition integer NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  stake_cash bigint NOT NULL DEFAULT 0,
  stake_bonus bigint NOT NULL DEFAULT 0,
  win_cash bigint NOT NULL DEFAULT 0,
  win_bonus bigint NOT NULL DEFAULT 0,
  opened_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  asked_at timestamp with time zone,
  CONSTRAINT ledger_round_check CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  CONSTRAINT ledger_round_check1 CHECK (((state <> 'rolled-back'::text) OR ((stake_cash + stake_bonus) = 0))),
  CONSTRAINT ledger_round_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_round_round_check CHECK (((length(round) >= 1) AND (length(round) <= 200))),
  CONSTRAINT ledger_round_stake_bonus_check CHECK ((stake_bonus >= 0)),
  CONSTRAINT ledger_round_stake_cash_check CHECK ((stake_cash >= 0)),
  CONSTRAINT ledger_round_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'rolled-back'::text]))),
  CONSTRAINT ledger_round_supplier_round_key UNIQUE (supplier, round),
  CONSTRAINT ledger_round_win_bonus_check CHECK ((win_bonus >= 0)),
  CONSTRAINT ledger_round_win_cash_check CHECK ((win_cash >= 0))
) WITH (fillfactor=45);
COMMENT ON TABLE ledger_round IS "No index on what the end of a round changes: it would end HOT updates.";
CREATE INDEX ledger_round_by_player ON public.ledger_round USING btree (player, opened_at);
CREATE TRIGGER ledger_round_changes_late AFTER UPDATE ON public.ledger_round FOR EACH ROW WHEN ((old.state <> 'open'::text)) EXECUTE FUNCTION ledger_forget_sums();
GRANT TABLE ledger_round: SELECT TO nordlys_app;

CREATE TABLE ledger_round_share (
  round uuid NOT NULL,
  bonus uuid NOT NULL,
  stake bigint NOT NULL,
  won bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_round_share_bonus_fkey FOREIGN KEY (bonus) REFERENCES ledger_bonus(bonus),
  CONSTRAINT ledger_round_share_pkey PRIMARY KEY (round, bonus),
  CONSTRAINT ledger_round_share_round_fkey FOREIGN KEY (round) REFERENCES ledger_round(id),
  CONSTRAINT ledger_round_share_stake_check CHECK ((stake >= 0)),
  CONSTRAINT ledger_round_share_won_check CHECK ((won >= 0))
);
GRANT TABLE ledger_round_share: SELECT TO nordlys_app;

CREATE TABLE ledger_spin_grant (
  grant_id uuid NOT NULL,
  player integer NOT NULL,
  offer_id text NOT NULL,
  offer_version integer NOT NULL,
  games text[] NOT NULL,
  value bigint NOT NULL,
  count integer NOT NULL,
  spins_left integer NOT NULL,
  won bigint NOT NULL DEFAULT 0,
  granted_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'active'::text,
  ended_at timestamp with time zone,
  input uuid NOT NULL,
  void_reason text,
  CONSTRAINT ledger_spin_grant_check CHECK (((spins_left >= 0) AND (spins_left <= count))),
  CONSTRAINT ledger_spin_grant_check1 CHECK (((expires_at > granted_at) AND isfinite(expires_at))),
  CONSTRAINT ledger_spin_grant_check2 CHECK ((ended_at >= granted_at)),
  CONSTRAINT ledger_spin_grant_count_check CHECK ((count > 0)),
  CONSTRAINT ledger_spin_grant_games_check CHECK (((cardinality(games) > 0) AND (array_position(games, NULL::text) IS NULL))),
  CONSTRAINT ledger_spin_grant_offer_version_check CHECK ((offer_version > 0)),
  CONSTRAINT ledger_spin_grant_pkey PRIMARY KEY (grant_id),
  CONSTRAINT ledger_spin_grant_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player),
  CONSTRAINT ledger_spin_grant_state_check CHECK ((state = ANY (ARRAY['active'::text, 'used'::text, 'expired'::text, 'void'::text]))),
  CONSTRAINT ledger_spin_grant_value_check CHECK ((value > 0)),
  CONSTRAINT ledger_spin_grant_void_reason_check CHECK ((void_reason = ANY (ARRAY['paused'::text, 'closed'::text, 'chargeback'::text]))),
  CONSTRAINT ledger_spin_grant_won_check CHECK ((won >= 0)),
  CONSTRAINT spin_grant_has_an_end CHECK (((state = 'active'::text) = (ended_at IS NULL))),
  CONSTRAINT spin_grant_is_used_up CHECK (((state = 'used'::text) = (spins_left = 0))),
  CONSTRAINT spin_grant_reason_is_of_void CHECK (((void_reason IS NULL) OR (state = 'void'::text)))
);
CREATE INDEX ledger_spin_grant_by_player ON public.ledger_spin_grant USING btree (player, granted_at);
CREATE INDEX ledger_spin_grant_to_expire ON public.ledger_spin_grant USING btree (expires_at) WHERE (state = 'active'::text);
GRANT TABLE ledger_spin_grant: SELECT TO nordlys_app;

CREATE TABLE ledger_stretch (
  player integer NOT NULL,
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL,
  game text NOT NULL,
  begins_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  last_key uuid NOT NULL,
  rounds integer NOT NULL,
  several integer NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  balance bigint,
  several_staked bigint,
  several_won bigint,
  CONSTRAINT ledger_stretch_check CHECK ((last_seq >= first_seq)),
  CONSTRAINT ledger_stretch_check1 CHECK (((several >= 0) AND (several <= rounds))),
  CONSTRAINT ledger_stretch_pkey PRIMARY KEY (player, last_seq),
  CONSTRAINT ledger_stretch_rounds_check CHECK ((rounds > 0)),
  CONSTRAINT ledger_stretch_several_has_rounds CHECK (((several > 0) OR (several_staked IS NULL))),
  CONSTRAINT ledger_stretch_several_is_whole CHECK (((several_staked IS NULL) = (several_won IS NULL)))
);
CREATE INDEX ledger_stretch_game ON public.ledger_stretch USING btree (player, game, last_seq);
CREATE INDEX ledger_stretch_without_sums ON public.ledger_stretch USING btree (player) WHERE ((several > 0) AND (several_staked IS NULL));
GRANT TABLE ledger_stretch: SELECT TO nordlys_app;

CREATE TABLE ledger_stretch_run (
  one boolean NOT NULL DEFAULT true,
  at timestamp with time zone NOT NULL,
  after_player integer NOT NULL DEFAULT 0,
  CONSTRAINT ledger_stretch_run_one_check CHECK (one),
  CONSTRAINT ledger_stretch_run_pkey PRIMARY KEY (one)
);
GRANT TABLE ledger_stretch_run: SELECT TO nordlys_app;

CREATE TABLE ledger_stretches_kept (
  player integer NOT NULL,
  seq bigint NOT NULL,
  CONSTRAINT ledger_stretches_kept_pkey PRIMARY KEY (player)
);
GRANT TABLE ledger_stretches_kept: SELECT TO nordlys_app;

CREATE TABLE ledger_supplier (
  id smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT ledger_supplier_name_check CHECK ((name ~ '^[a-z0-9-]{1,40}$'::text)),
  CONSTRAINT ledger_supplier_name_key UNIQUE (name),
  CONSTRAINT ledger_supplier_pkey PRIMARY KEY (id)
);
GRANT TABLE ledger_supplier: SELECT TO nordlys_app;

CREATE TABLE ledger_supplier_tx (
  supplier smallint NOT NULL,
  tx text NOT NULL,
  action text NOT NULL,
  input uuid NOT NULL,
  outcome text NOT NULL,
  key uuid,
  round uuid,
  player integer,
  balance bigint,
  rolled_back_by text,
  at timestamp with time zone NOT NULL,
  bonus uuid,
  wagered bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_supplier_tx_action_check CHECK ((action = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text, 'end'::text, 'tombstone'::text]))),
  CONSTRAINT ledger_supplier_tx_pkey PRIMARY KEY (supplier, tx),
  CONSTRAINT ledger_supplier_tx_tx_check CHECK (((length(tx) >= 1) AND (length(tx) <= 200))),
  CONSTRAINT ledger_supplier_tx_wagered_check CHECK ((wagered >= 0))
);
CREATE INDEX ledger_supplier_tx_by_round ON public.ledger_supplier_tx USING btree (round) WHERE (round IS NOT NULL);
CREATE INDEX ledger_supplier_tx_by_time ON public.ledger_supplier_tx USING btree (supplier, at) WHERE (action <> 'end'::text);
CREATE INDEX ledger_supplier_tx_limit_hit ON public.ledger_supplier_tx USING btree (player, at) WHERE (outcome = ANY (ARRAY['loss-limit'::text, 'stake-limit'::text, 'time-limit'::text]));
GRANT TABLE ledger_supplier_tx: SELECT TO nordlys_app;

CREATE TABLE ledger_table_news (
  round uuid NOT NULL,
  stake bigint NOT NULL,
  CONSTRAINT ledger_table_news_pkey PRIMARY KEY (round),
  CONSTRAINT ledger_table_news_round_fkey FOREIGN KEY (round) REFERENCES ledger_table_round(round),
  CONSTRAINT ledger_table_news_stake_check CHECK ((stake > 0))
);
GRANT TABLE ledger_table_news: DELETE TO nordlys_app;
GRANT TABLE ledger_table_news: SELECT TO nordlys_app;
GRANT TABLE ledger_table_news: UPDATE TO nordlys_app;

CREATE TABLE ledger_table_round (
  round uuid NOT NULL,
  commitment bytea NOT NULL,
  bets bytea NOT NULL,
  seed bytea,
  choices bytea,
  automatic_from smallint,
  CONSTRAINT ledger_table_round_bets_check CHECK (((octet_length(bets) >= 1) AND (octet_length(bets) <= 4096))),
  CONSTRAINT ledger_table_round_choices_check CHECK ((octet_length(choices) <= 512)),
  CONSTRAINT ledger_table_round_commitment_check CHECK ((octet_length(commitment) = 32)),
  CONSTRAINT ledger_table_round_pkey PRIMARY KEY (round),
  CONSTRAINT ledger_table_round_seed_check CHECK ((octet_length(seed) = 32)),
  CONSTRAINT opened_with_its_choices CHECK (((seed IS NULL) = (choices IS NULL))),
  CONSTRAINT rule_chose_among_the_choices CHECK (((automatic_from >= 0) AND (automatic_from <= octet_length(choices))))
) WITH (fillfactor=45);
GRANT TABLE ledger_table_round: SELECT TO nordlys_app;

CREATE TABLE ledger_win_share (
  supplier smallint NOT NULL,
  tx text NOT NULL,
  bonus uuid NOT NULL,
  amount bigint NOT NULL,
  went_to text NOT NULL,
  CONSTRAINT ledger_win_share_amount_check CHECK ((amount > 0)),
  CONSTRAINT ledger_win_share_bonus_fkey FOREIGN KEY (bonus) REFERENCES ledger_bonus(bonus),
  CONSTRAINT ledger_win_share_pkey PRIMARY KEY (supplier, tx, bonus),
  CONSTRAINT ledger_win_share_supplier_tx_fkey FOREIGN KEY (supplier, tx) REFERENCES ledger_supplier_tx(supplier, tx) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT ledger_win_share_went_to_check CHECK ((went_to = ANY (ARRAY['bonus'::text, 'cash'::text, 'bonus-cost'::text])))
);
GRANT TABLE ledger_win_share: SELECT TO nordlys_app;

CREATE TABLE letters_letter (
  letter_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  key text NOT NULL,
  template_id text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT letters_letter_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  CONSTRAINT letters_letter_key_key UNIQUE (key),
  CONSTRAINT letters_letter_pkey PRIMARY KEY (letter_id),
  CONSTRAINT letters_letter_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT letters_letter_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 300))),
  CONSTRAINT letters_letter_template_id_check CHECK (((length(template_id) >= 1) AND (length(template_id) <= 100))),
  CONSTRAINT letters_letter_text_check CHECK (((length(text) >= 1) AND (length(text) <= 20000)))
);
CREATE INDEX letters_letter_by_age ON public.letters_letter USING btree (written_at);
CREATE INDEX letters_letter_of_player ON public.letters_letter USING btree (player_id, letter_id);
GRANT TABLE letters_letter: DELETE TO nordlys_app;
GRANT TABLE letters_letter: INSERT TO nordlys_app;
GRANT TABLE letters_letter: SELECT TO nordlys_app;

CREATE TABLE limits_change_request (
  player_id integer NOT NULL,
  idempotency_key uuid NOT NULL,
  input_hash text NOT NULL,
  answer jsonb NOT NULL,
  CONSTRAINT limits_change_request_pkey PRIMARY KEY (player_id, idempotency_key),
  CONSTRAINT limits_change_request_player_id_fkey FOREIGN KEY (player_id) REFERENCES limits_player(player_id)
);
CREATE TRIGGER limits_change_request_goes_with_its_player BEFORE DELETE ON public.limits_change_request FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE limits_change_request: DELETE TO nordlys_app;
GRANT TABLE limits_change_request: INSERT TO nordlys_app;
GRANT TABLE limits_change_request: SELECT TO nordlys_app;

CREATE TABLE limits_deposit_use (
  reference text NOT NULL,
  player_id integer NOT NULL,
  amount_ore bigint NOT NULL,
  state text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT limits_deposit_use_amount_ore_check CHECK ((amount_ore > 0)),
  CONSTRAINT limits_deposit_use_pkey PRIMARY KEY (reference),
  CONSTRAINT limits_deposit_use_player_id_fkey FOREIGN KEY (player_id) REFERENCES limits_player(player_id),
  CONSTRAINT limits_deposit_use_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'released'::text])))
);
CREATE INDEX limits_deposit_use_by_player ON public.limits_deposit_use USING btree (player_id, at) WHERE (state <> 'released'::text);
GRANT TABLE limits_deposit_use: INSERT TO nordlys_app;
GRANT TABLE limits_deposit_use: SELECT TO nordlys_app;
GRANT TABLE limits_deposit_use: UPDATE TO nordlys_app;

CREATE TABLE limits_limit (
  limit_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  period text NOT NULL,
  amount_ore bigint,
  requested_at timestamp with time zone NOT NULL,
  effective_at timestamp with time zone NOT NULL,
  canceled_at timestamp with time zone,
  kind text NOT NULL,
  minutes integer,
  requested_by text NOT NULL,
  CONSTRAINT limits_limit_amount_check CHECK ((amount_ore >= 0)),
  CONSTRAINT limits_limit_canceled_check CHECK ((canceled_at <= effective_at)),
  CONSTRAINT limits_limit_check CHECK ((effective_at >= requested_at)),
  CONSTRAINT limits_limit_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'time'::text]))),
  CONSTRAINT limits_limit_minutes_check CHECK ((minutes >= 0)),
  CONSTRAINT limits_limit_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  CONSTRAINT limits_limit_pkey PRIMARY KEY (limit_id),
  CONSTRAINT limits_limit_player_id_fkey FOREIGN KEY (player_id) REFERENCES limits_player(player_id),
  CONSTRAINT limits_limit_requested_by_check CHECK ((requested_by = ANY (ARRAY['player'::text, 'staff'::text]))),
  CONSTRAINT limits_limit_unit_check CHECK (
CASE
    WHEN (kind = 'time'::text) THEN (amount_ore IS NULL)
    ELSE (minutes IS NULL)
END)
);
CREATE INDEX limits_limit_by_player ON public.limits_limit USING btree (player_id, kind, period, effective_at DESC);
CREATE INDEX limits_limit_by_time ON public.limits_limit USING btree (requested_at);
CREATE INDEX limits_limit_newest ON public.limits_limit USING btree (player_id, limit_id DESC);
GRANT TABLE limits_limit: INSERT TO nordlys_app;
GRANT TABLE limits_limit: SELECT TO nordlys_app;
GRANT TABLE limits_limit: UPDATE TO nordlys_app;

CREATE TABLE limits_pause (
  pause_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  kind text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  source text NOT NULL,
  requested_by text NOT NULL,
  channel text NOT NULL,
  CONSTRAINT limits_pause_channel_check CHECK ((channel = ANY (ARRAY['site'::text, 'customer-service'::text]))),
  CONSTRAINT limits_pause_check CHECK ((ends_at > starts_at)),
  CONSTRAINT limits_pause_check1 CHECK (((kind = 'permanent'::text) = (ends_at IS NULL))),
  CONSTRAINT limits_pause_kind_check CHECK ((kind = ANY (ARRAY['24-hours'::text, '30-days'::text, 'permanent'::text]))),
  CONSTRAINT limits_pause_pkey PRIMARY KEY (pause_id),
  CONSTRAINT limits_pause_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT limits_pause_requested_by_check CHECK ((requested_by = ANY (ARRAY['player'::text, 'staff'::text]))),
  CONSTRAINT limits_pause_source_check CHECK ((source = 'OWN'::text))
);
CREATE INDEX limits_pause_by_player ON public.limits_pause USING btree (player_id, ends_at DESC);
GRANT TABLE limits_pause: INSERT TO nordlys_app;
GRANT TABLE limits_pause: SELECT TO nordlys_app;

CREATE TABLE limits_pause_request (
  player_id integer NOT NULL,
  idempotency_key uuid NOT NULL,
  kind text NOT NULL,
  is_started boolean NOT NULL,
  pause_id bigint NOT NULL,
  CONSTRAINT limits_pause_request_pause_id_fkey FOREIGN KEY (pause_id) REFERENCES limits_pause(pause_id),
  CONSTRAINT limits_pause_request_pkey PRIMARY KEY (player_id, idempotency_key),
  CONSTRAINT limits_pause_request_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE TRIGGER limits_pause_request_goes_with_its_player BEFORE DELETE ON public.limits_pause_request FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE limits_pause_request: DELETE TO nordlys_app;
GRANT TABLE limits_pause_request: INSERT TO nordlys_app;
GRANT TABLE limits_pause_request: SELECT TO nordlys_app;

CREATE TABLE limits_player (
  player_id integer NOT NULL,
  CONSTRAINT limits_player_pkey PRIMARY KEY (player_id),
  CONSTRAINT limits_player_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
GRANT TABLE limits_player: INSERT TO nordlys_app;
GRANT TABLE limits_player: SELECT TO nordlys_app;
GRANT TABLE limits_player: UPDATE TO nordlys_app;

CREATE TABLE limits_refused_game (
  player_id integer NOT NULL,
  slice timestamp with time zone NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT limits_refused_game_pkey PRIMARY KEY (player_id, slice),
  CONSTRAINT limits_refused_game_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE INDEX limits_refused_game_by_time ON public.limits_refused_game USING btree (at);
CREATE TRIGGER limits_refused_game_goes_with_its_player BEFORE DELETE ON public.limits_refused_game FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE limits_refused_game: DELETE TO nordlys_app;
GRANT TABLE limits_refused_game: INSERT TO nordlys_app;
GRANT TABLE limits_refused_game: SELECT TO nordlys_app;

CREATE TABLE markers_decision (
  task_id bigint NOT NULL,
  decision text NOT NULL,
  note text NOT NULL,
  decided_by text NOT NULL,
  at timestamp with time zone NOT NULL,
  decided_by_employee integer,
  CONSTRAINT markers_decision_decided_by_check CHECK (((length(decided_by) >= 1) AND (length(decided_by) <= 100))),
  CONSTRAINT markers_decision_decided_by_employee_fkey FOREIGN KEY (decided_by_employee) REFERENCES staff_employee(employee_id),
  CONSTRAINT markers_decision_decision_check CHECK ((decision = ANY (ARRAY['contact'::text, 'pause-proposed'::text, 'no-action'::text]))),
  CONSTRAINT markers_decision_note_check CHECK (((length(note) >= 1) AND (length(note) <= 2000))),
  CONSTRAINT markers_decision_pkey PRIMARY KEY (task_id),
  CONSTRAINT markers_decision_task_id_fkey FOREIGN KEY (task_id) REFERENCES markers_task(task_id)
);
CREATE TRIGGER markers_decision_goes_with_its_player BEFORE DELETE ON public.markers_decision FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE TRIGGER markers_decision_is_append_only BEFORE UPDATE ON public.markers_decision FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER markers_decision_is_never_emptied BEFORE TRUNCATE ON public.markers_decision FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE markers_decision: DELETE TO nordlys_app;
GRANT TABLE markers_decision: INSERT TO nordlys_app;
GRANT TABLE markers_decision: SELECT TO nordlys_app;

CREATE TABLE markers_level (
  level_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  from_level smallint NOT NULL,
  to_level smallint NOT NULL,
  marks jsonb NOT NULL,
  look text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT markers_level_check CHECK ((from_level <> to_level)),
  CONSTRAINT markers_level_from_level_check CHECK (((from_level >= 0) AND (from_level <= 3))),
  CONSTRAINT markers_level_look_check CHECK ((look = ANY (ARRAY['event'::text, 'night'::text]))),
  CONSTRAINT markers_level_marks_check CHECK ((jsonb_typeof(marks) = 'array'::text)),
  CONSTRAINT markers_level_pkey PRIMARY KEY (level_id),
  CONSTRAINT markers_level_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT markers_level_to_level_check CHECK (((to_level >= 0) AND (to_level <= 3)))
);
CREATE INDEX markers_level_by_player ON public.markers_level USING btree (player_id, level_id DESC);
CREATE TRIGGER markers_level_goes_with_its_player BEFORE DELETE ON public.markers_level FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE TRIGGER markers_level_is_append_only BEFORE UPDATE ON public.markers_level FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER markers_level_is_never_emptied BEFORE TRUNCATE ON public.markers_level FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE markers_level: DELETE TO nordlys_app;
GRANT TABLE markers_level: INSERT TO nordlys_app;
GRANT TABLE markers_level: SELECT TO nordlys_app;

CREATE TABLE markers_look (
  look text NOT NULL,
  looked_up_to timestamp with time zone,
  begun_at timestamp with time zone,
  after_player integer NOT NULL DEFAULT 0,
  CONSTRAINT markers_look_look_check CHECK ((look = ANY (ARRAY['event'::text, 'night'::text]))),
  CONSTRAINT markers_look_pkey PRIMARY KEY (look)
);
GRANT TABLE markers_look: SELECT TO nordlys_app;
GRANT TABLE markers_look: UPDATE TO nordlys_app;

CREATE TABLE markers_player (
  player_id integer NOT NULL,
  seen_seq bigint NOT NULL,
  level smallint NOT NULL DEFAULT 0,
  reached_at timestamp with time zone NOT NULL,
  looked_at timestamp with time zone NOT NULL,
  CONSTRAINT markers_player_level_check CHECK (((level >= 0) AND (level <= 3))),
  CONSTRAINT markers_player_pkey PRIMARY KEY (player_id),
  CONSTRAINT markers_player_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT markers_player_seen_seq_check CHECK ((seen_seq >= 0))
);
CREATE INDEX markers_player_above_nothing ON public.markers_player USING btree (player_id) WHERE (level > 0);
CREATE TRIGGER markers_player_goes_with_its_player BEFORE DELETE ON public.markers_player FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE markers_player: DELETE TO nordlys_app;
GRANT TABLE markers_player: INSERT TO nordlys_app;
GRANT TABLE markers_player: SELECT TO nordlys_app;
GRANT TABLE markers_player: UPDATE TO nordlys_app;

CREATE TABLE markers_slice (
  player_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  is_night boolean NOT NULL,
  rounds integer NOT NULL,
  staked_ore bigint NOT NULL,
  lost_ore bigint NOT NULL,
  drains integer NOT NULL,
  deposits integer NOT NULL,
  chases integer NOT NULL,
  CONSTRAINT markers_slice_pkey PRIMARY KEY (player_id, at),
  CONSTRAINT markers_slice_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
GRANT TABLE markers_slice: DELETE TO nordlys_app;
GRANT TABLE markers_slice: INSERT TO nordlys_app;
GRANT TABLE markers_slice: SELECT TO nordlys_app;
GRANT TABLE markers_slice: UPDATE TO nordlys_app;

CREATE TABLE markers_task (
  task_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  marks jsonb NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT markers_task_marks_check CHECK ((jsonb_typeof(marks) = 'array'::text)),
  CONSTRAINT markers_task_pkey PRIMARY KEY (task_id),
  CONSTRAINT markers_task_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE INDEX markers_task_by_player ON public.markers_task USING btree (player_id, task_id DESC);
CREATE TRIGGER markers_task_goes_with_its_player BEFORE DELETE ON public.markers_task FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE TRIGGER markers_task_is_append_only BEFORE UPDATE ON public.markers_task FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER markers_task_is_never_emptied BEFORE TRUNCATE ON public.markers_task FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE markers_task: DELETE TO nordlys_app;
GRANT TABLE markers_task: INSERT TO nordlys_app;
GRANT TABLE markers_task: SELECT TO nordlys_app;

CREATE TABLE marketing_player (
  player_id integer NOT NULL,
  player_type text,
  depositor_since timestamp with time zone,
  notification_accepted_at timestamp with time zone,
  notification_valid_until timestamp with time zone,
  CONSTRAINT marketing_player_check CHECK (((notification_accepted_at IS NULL) = (notification_valid_until IS NULL))),
  CONSTRAINT marketing_player_check1 CHECK ((notification_accepted_at < notification_valid_until)),
  CONSTRAINT marketing_player_pkey PRIMARY KEY (player_id),
  CONSTRAINT marketing_player_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT marketing_player_player_type_check CHECK ((player_type = ANY (ARRAY['money'::text, 'free'::text])))
);
GRANT TABLE marketing_player: DELETE TO nordlys_app;
GRANT TABLE marketing_player: INSERT TO nordlys_app;
GRANT TABLE marketing_player: SELECT TO nordlys_app;
GRANT TABLE marketing_player: UPDATE TO nordlys_app;

CREATE TABLE missions_mission (
  mission_id text NOT NULL,
  active_version integer,
  CONSTRAINT missions_mission_mission_id_active_version_fkey FOREIGN KEY (mission_id, active_version) REFERENCES missions_version(mission_id, version),
  CONSTRAINT missions_mission_mission_id_check CHECK ((mission_id ~ '^[a-z][a-z0-9-]{2,59}$'::text)),
  CONSTRAINT missions_mission_pkey PRIMARY KEY (mission_id)
);
GRANT TABLE missions_mission: INSERT TO nordlys_app;
GRANT TABLE missions_mission: SELECT TO nordlys_app;
GRANT TABLE missions_mission: active_version: UPDATE TO nordlys_app;

CREATE TABLE missions_progress (
  player_id integer NOT NULL,
  mission_id text NOT NULL,
  version integer NOT NULL,
  started_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  CONSTRAINT missions_progress_check CHECK ((done_at >= started_at)),
  CONSTRAINT missions_progress_mission_id_version_fkey FOREIGN KEY (mission_id, version) REFERENCES missions_version(mission_id, version),
  CONSTRAINT missions_progress_pkey PRIMARY KEY (player_id, mission_id),
  CONSTRAINT missions_progress_player_id_fkey FOREIGN KEY (player_id) REFERENCES ledger_player(player)
);
GRANT TABLE missions_progress: DELETE TO nordlys_app;
GRANT TABLE missions_progress: INSERT TO nordlys_app;
GRANT TABLE missions_progress: SELECT TO nordlys_app;
GRANT TABLE missions_progress: done_at: UPDATE TO nordlys_app;

CREATE TABLE missions_version (
  mission_id text NOT NULL,
  version integer NOT NULL,
  kind text NOT NULL,
  published_at timestamp with time zone NOT NULL,
  CONSTRAINT missions_version_kind_check CHECK ((kind = ANY (ARRAY['read-figures'::text, 'check-round'::text, 'set-limit'::text, 'take-self-test'::text, 'find-highest-return'::text]))),
  CONSTRAINT missions_version_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES missions_mission(mission_id),
  CONSTRAINT missions_version_pkey PRIMARY KEY (mission_id, version),
  CONSTRAINT missions_version_version_check CHECK ((version > 0))
);
GRANT TABLE missions_version: INSERT TO nordlys_app;
GRANT TABLE missions_version: SELECT TO nordlys_app;

CREATE TABLE payments_event (
  event_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  party text NOT NULL,
  body_hash bytea NOT NULL,
  body bytea NOT NULL,
  reference text,
  name text,
  received_at timestamp with time zone NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  last_error text,
  acted_at timestamp with time zone,
  outcome text,
  CONSTRAINT payments_event_body_hash_check CHECK ((length(body_hash) = 32)),
  CONSTRAINT payments_event_ends_once CHECK (((outcome IS NULL) = (acted_at IS NULL))),
  CONSTRAINT payments_event_once UNIQUE (party, body_hash),
  CONSTRAINT payments_event_outcome_check CHECK ((outcome = ANY (ARRAY['asked'::text, 'nobodys'::text, 'unreadable'::text, 'dismissed'::text]))),
  CONSTRAINT payments_event_party_check CHECK ((party = 'mobile-pay'::text)),
  CONSTRAINT payments_event_pkey PRIMARY KEY (event_id),
  CONSTRAINT payments_event_tries_check CHECK ((tries >= 0))
);
CREATE INDEX payments_event_waits ON public.payments_event USING btree (event_id) WHERE ((outcome IS NULL) OR (outcome = ANY (ARRAY['nobodys'::text, 'unreadable'::text])));
CREATE INDEX payments_event_waits_about ON public.payments_event USING btree (reference) WHERE (outcome IS NULL);
GRANT TABLE payments_event: DELETE TO nordlys_app;
GRANT TABLE payments_event: INSERT TO nordlys_app;
GRANT TABLE payments_event: SELECT TO nordlys_app;
GRANT TABLE payments_event: acted_at: UPDATE TO nordlys_app;
GRANT TABLE payments_event: last_error: UPDATE TO nordlys_app;
GRANT TABLE payments_event: outcome: UPDATE TO nordlys_app;
GRANT TABLE payments_event: tries: UPDATE TO nordlys_app;

CREATE TABLE payments_refund (
  refund_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  reference text NOT NULL,
  tx_id text NOT NULL,
  number integer NOT NULL,
  amount_ore bigint NOT NULL,
  counted_ore bigint NOT NULL,
  two_people_from_ore bigint NOT NULL,
  reason text NOT NULL,
  wished_by integer NOT NULL,
  wished_at timestamp with time zone NOT NULL,
  agreed_by integer,
  agreed_at timestamp with time zone,
  tries integer NOT NULL DEFAULT 0,
  last_error text,
  next_try_at timestamp with time zone,
  outcome text,
  ended_at timestamp with time zone,
  CONSTRAINT payments_refund_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT payments_refund_agreed_is_whole CHECK (((agreed_by IS NULL) = (agreed_at IS NULL))),
  CONSTRAINT payments_refund_amount_ore_check CHECK ((amount_ore > 0)),
  CONSTRAINT payments_refund_asked_is_agreed CHECK ((COALESCE((outcome = 'dropped'::text), false) OR (agreed_by IS NOT NULL) OR ((outcome IS NULL) AND (tries = 0)))),
  CONSTRAINT payments_refund_by_two CHECK (((agreed_by IS NULL) OR (agreed_by <> wished_by) OR (counted_ore < two_people_from_ore))),
  CONSTRAINT payments_refund_check CHECK ((agreed_at >= wished_at)),
  CONSTRAINT payments_refund_check1 CHECK ((ended_at >= wished_at)),
  CONSTRAINT payments_refund_counts_itself CHECK ((counted_ore >= amount_ore)),
  CONSTRAINT payments_refund_dropped_is_not_asked CHECK (((outcome <> 'dropped'::text) OR (agreed_by IS NULL))),
  CONSTRAINT payments_refund_end_is_whole CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  CONSTRAINT payments_refund_number_check CHECK ((number > 0)),
  CONSTRAINT payments_refund_outcome_check CHECK ((outcome = ANY (ARRAY['made'::text, 'refused'::text, 'dropped'::text]))),
  CONSTRAINT payments_refund_pkey PRIMARY KEY (refund_id),
  CONSTRAINT payments_refund_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CONSTRAINT payments_refund_reference_fkey FOREIGN KEY (reference) REFERENCES wallet_deposit(reference),
  CONSTRAINT payments_refund_tries_check CHECK ((tries >= 0)),
  CONSTRAINT payments_refund_two_people_from_ore_check CHECK ((two_people_from_ore >= 0)),
  CONSTRAINT payments_refund_tx_id_number_key UNIQUE (tx_id, number),
  CONSTRAINT payments_refund_wished_by_fkey FOREIGN KEY (wished_by) REFERENCES staff_employee(employee_id)
);
CREATE INDEX payments_refund_due ON public.payments_refund USING btree (next_try_at) WHERE ((outcome IS NULL) AND (agreed_at IS NOT NULL));
CREATE UNIQUE INDEX payments_refund_one_at_a_time ON public.payments_refund USING btree (tx_id) WHERE (outcome IS NULL);
CREATE TRIGGER payments_refund_stays BEFORE UPDATE ON public.payments_refund FOR EACH ROW EXECUTE FUNCTION payments_refund_stays();
GRANT TABLE payments_refund: INSERT TO nordlys_app;
GRANT TABLE payments_refund: SELECT TO nordlys_app;
GRANT TABLE payments_refund: agreed_at: UPDATE TO nordlys_app;
GRANT TABLE payments_refund: agreed_by: UPDATE TO nordlys_app;
GRANT TABLE payments_refund: ended_at: UPDATE TO nordlys_app;
GRANT TABLE payments_refund: last_error: UPDATE TO nordlys_app;
GRANT TABLE payments_refund: next_try_at: UPDATE TO nordlys_app;
GRANT TABLE payments_refund: outcome: UPDATE TO nordlys_app;
GRANT TABLE payments_refund: tries: UPDATE TO nordlys_app;

CREATE TABLE payments_webhook (
  webhook_id text NOT NULL,
  party text NOT NULL,
  url text NOT NULL,
  secret_encrypted text NOT NULL,
  registered_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT payments_webhook_check CHECK ((ended_at >= registered_at)),
  CONSTRAINT payments_webhook_party_check CHECK ((party = 'mobile-pay'::text)),
  CONSTRAINT payments_webhook_pkey PRIMARY KEY (webhook_id)
);
GRANT TABLE payments_webhook: INSERT TO nordlys_app;
GRANT TABLE payments_webhook: SELECT TO nordlys_app;
GRANT TABLE payments_webhook: ended_at: UPDATE TO nordlys_app;

CREATE TABLE personal_data_copy (
  copy_id uuid NOT NULL,
  player_id integer NOT NULL,
  ordered_at timestamp with time zone NOT NULL,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  parts integer,
  opened_login text,
  opened_until timestamp with time zone,
  gone_at timestamp with time zone,
  CONSTRAINT personal_data_copy_check CHECK ((ready_at >= ordered_at)),
  CONSTRAINT personal_data_copy_check1 CHECK ((expires_at > ready_at)),
  CONSTRAINT personal_data_copy_opened_is_whole CHECK ((((opened_login IS NULL) = (opened_until IS NULL)) AND ((opened_login IS NULL) OR (ready_at IS NOT NULL)))),
  CONSTRAINT personal_data_copy_parts_check CHECK ((parts > 0)),
  CONSTRAINT personal_data_copy_pkey PRIMARY KEY (copy_id),
  CONSTRAINT personal_data_copy_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT personal_data_copy_ready_is_whole CHECK ((((ready_at IS NULL) = (expires_at IS NULL)) AND ((ready_at IS NULL) = (parts IS NULL))))
);
CREATE INDEX personal_data_copy_by_player ON public.personal_data_copy USING btree (player_id, ordered_at);
CREATE INDEX personal_data_copy_there ON public.personal_data_copy USING btree (ordered_at) WHERE (gone_at IS NULL);
CREATE UNIQUE INDEX personal_data_copy_under_way ON public.personal_data_copy USING btree (player_id) WHERE ((ready_at IS NULL) AND (gone_at IS NULL));
CREATE TRIGGER personal_data_copy_goes_with_its_player BEFORE DELETE ON public.personal_data_copy FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE personal_data_copy: DELETE TO nordlys_app;
GRANT TABLE personal_data_copy: INSERT TO nordlys_app;
GRANT TABLE personal_data_copy: SELECT TO nordlys_app;
GRANT TABLE personal_data_copy: expires_at: UPDATE TO nordlys_app;
GRANT TABLE personal_data_copy: gone_at: UPDATE TO nordlys_app;
GRANT TABLE personal_data_copy: opened_login: UPDATE TO nordlys_app;
GRANT TABLE personal_data_copy: opened_until: UPDATE TO nordlys_app;
GRANT TABLE personal_data_copy: parts: UPDATE TO nordlys_app;
GRANT TABLE personal_data_copy: ready_at: UPDATE TO nordlys_app;

CREATE TABLE personal_data_copy_part (
  copy_id uuid NOT NULL,
  number integer NOT NULL,
  text_sealed bytea STORAGE e NOT NULL,
  CONSTRAINT personal_data_copy_part_copy_id_fkey FOREIGN KEY (copy_id) REFERENCES personal_data_copy(copy_id),
  CONSTRAINT personal_data_copy_part_number_check CHECK ((number >= 0)),
  CONSTRAINT personal_data_copy_part_pkey PRIMARY KEY (copy_id, number)
);
GRANT TABLE personal_data_copy_part: DELETE TO nordlys_app;
GRANT TABLE personal_data_copy_part: INSERT TO nordlys_app;
GRANT TABLE personal_data_copy_part: SELECT TO nordlys_app;

CREATE TABLE personal_data_erasure (
  erasure_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  asked_by_employee integer,
  reason text,
  done_at timestamp with time zone,
  CONSTRAINT personal_data_erasure_asked_by_employee_fkey FOREIGN KEY (asked_by_employee) REFERENCES staff_employee(employee_id),
  CONSTRAINT personal_data_erasure_check CHECK ((done_at >= asked_at)),
  CONSTRAINT personal_data_erasure_pkey PRIMARY KEY (erasure_id),
  CONSTRAINT personal_data_erasure_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT personal_data_erasure_player_id_key UNIQUE (player_id),
  CONSTRAINT personal_data_erasure_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CONSTRAINT personal_data_erasure_reason_is_of_staff CHECK (((reason IS NULL) OR (asked_by_employee IS NOT NULL)))
);
CREATE INDEX personal_data_erasure_waits ON public.personal_data_erasure USING btree (asked_at) WHERE (done_at IS NULL);
GRANT TABLE personal_data_erasure: INSERT TO nordlys_app;
GRANT TABLE personal_data_erasure: SELECT TO nordlys_app;
GRANT TABLE personal_data_erasure: done_at: UPDATE TO nordlys_app;
GRANT TABLE personal_data_erasure: reason: UPDATE TO nordlys_app;

CREATE TABLE personal_data_hold (
  hold_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  set_by integer NOT NULL,
  set_at timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL,
  lifted_by integer,
  lifted_at timestamp with time zone,
  lift_reason text,
  CONSTRAINT personal_data_hold_check CHECK ((until > set_at)),
  CONSTRAINT personal_data_hold_check1 CHECK ((lifted_at >= set_at)),
  CONSTRAINT personal_data_hold_kind_check CHECK ((kind = ANY (ARRAY['case'::text, 'dispute'::text, 'authority'::text]))),
  CONSTRAINT personal_data_hold_lift_is_whole CHECK ((((lifted_by IS NULL) = (lifted_at IS NULL)) AND ((lifted_by IS NULL) = (lift_reason IS NULL)))),
  CONSTRAINT personal_data_hold_lift_reason_check CHECK (((length(lift_reason) >= 1) AND (length(lift_reason) <= 1000))),
  CONSTRAINT personal_data_hold_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT personal_data_hold_pkey PRIMARY KEY (hold_id),
  CONSTRAINT personal_data_hold_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT personal_data_hold_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CONSTRAINT personal_data_hold_set_by_fkey FOREIGN KEY (set_by) REFERENCES staff_employee(employee_id)
);
CREATE INDEX personal_data_hold_by_player ON public.personal_data_hold USING btree (player_id) WHERE (lifted_at IS NULL);
CREATE TRIGGER personal_data_hold_goes_with_its_player BEFORE DELETE ON public.personal_data_hold FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE personal_data_hold: DELETE TO nordlys_app;
GRANT TABLE personal_data_hold: INSERT TO nordlys_app;
GRANT TABLE personal_data_hold: SELECT TO nordlys_app;
GRANT TABLE personal_data_hold: lift_reason: UPDATE TO nordlys_app;
GRANT TABLE personal_data_hold: lifted_at: UPDATE TO nordlys_app;
GRANT TABLE personal_data_hold: lifted_by: UPDATE TO nordlys_app;

CREATE TABLE personal_data_repeat (
  player_id integer NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  reason text,
  wished_by integer NOT NULL,
  wished_at timestamp with time zone NOT NULL,
  agreed_by integer,
  agreed_at timestamp with time zone,
  CONSTRAINT personal_data_repeat_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT personal_data_repeat_agreed_is_whole CHECK (((agreed_by IS NULL) = (agreed_at IS NULL))),
  CONSTRAINT personal_data_repeat_check CHECK ((wished_at >= asked_at)),
  CONSTRAINT personal_data_repeat_check1 CHECK ((agreed_at >= wished_at)),
  CONSTRAINT personal_data_repeat_pkey PRIMARY KEY (player_id),
  CONSTRAINT personal_data_repeat_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT personal_data_repeat_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CONSTRAINT personal_data_repeat_takes_two CHECK ((agreed_by <> wished_by)),
  CONSTRAINT personal_data_repeat_wished_by_fkey FOREIGN KEY (wished_by) REFERENCES staff_employee(employee_id)
);
GRANT TABLE personal_data_repeat: INSERT TO nordlys_app;
GRANT TABLE personal_data_repeat: SELECT TO nordlys_app;
GRANT TABLE personal_data_repeat: agreed_at: UPDATE TO nordlys_app;
GRANT TABLE personal_data_repeat: agreed_by: UPDATE TO nordlys_app;
GRANT TABLE personal_data_repeat: reason: UPDATE TO nordlys_app;

CREATE TABLE personal_data_retention (
  one boolean NOT NULL DEFAULT true,
  done_up_to timestamp with time zone,
  CONSTRAINT personal_data_retention_one_check CHECK (one),
  CONSTRAINT personal_data_retention_pkey PRIMARY KEY (one)
);
GRANT TABLE personal_data_retention: SELECT TO nordlys_app;
GRANT TABLE personal_data_retention: done_up_to: UPDATE TO nordlys_app;

CREATE TABLE personal_data_taken (
  kind text NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT personal_data_taken_count_check CHECK ((count > 0)),
  CONSTRAINT personal_data_taken_pkey PRIMARY KEY (kind)
);
GRANT TABLE personal_data_taken: DELETE TO nordlys_app;
GRANT TABLE personal_data_taken: INSERT TO nordlys_app;
GRANT TABLE personal_data_taken: SELECT TO nordlys_app;
GRANT TABLE personal_data_taken: UPDATE TO nordlys_app;

CREATE TABLE players_closed_account (
  player_id integer NOT NULL,
  money_since timestamp with time zone,
  look_at timestamp with time zone NOT NULL,
  CONSTRAINT players_closed_account_pkey PRIMARY KEY (player_id),
  CONSTRAINT players_closed_account_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE INDEX players_closed_account_due ON public.players_closed_account USING btree (look_at);
CREATE TRIGGER players_closed_account_goes_with_its_player BEFORE DELETE ON public.players_closed_account FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE players_closed_account: DELETE TO nordlys_app;
GRANT TABLE players_closed_account: INSERT TO nordlys_app;
GRANT TABLE players_closed_account: SELECT TO nordlys_app;
GRANT TABLE players_closed_account: UPDATE TO nordlys_app;

CREATE TABLE players_consent (
  consent_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  brand text NOT NULL,
  kind text NOT NULL,
  given boolean NOT NULL,
  version text NOT NULL,
  at timestamp with time zone NOT NULL,
  client_address text,
  CONSTRAINT players_consent_client_address_check CHECK (((length(client_address) >= 1) AND (length(client_address) <= 100))),
  CONSTRAINT players_consent_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'offer-terms'::text, 'marketing-email'::text, 'marketing-sms'::text]))),
  CONSTRAINT players_consent_pkey PRIMARY KEY (consent_id),
  CONSTRAINT players_consent_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE INDEX players_consent_by_player ON public.players_consent USING btree (player_id, kind, at);
CREATE INDEX players_consent_marketing ON public.players_consent USING btree (at) WHERE (kind ~~ 'marketing-%'::text);
GRANT TABLE players_consent: DELETE TO nordlys_app;
GRANT TABLE players_consent: INSERT TO nordlys_app;
GRANT TABLE players_consent: SELECT TO nordlys_app;

CREATE TABLE players_contact_change (
  change_id uuid NOT NULL,
  player_id integer NOT NULL,
  kind text NOT NULL,
  is_change boolean NOT NULL,
  state text NOT NULL,
  value_sealed text,
  before_sealed text,
  code_sealed text,
  code_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  wished_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  bounced_at timestamp with time zone,
  CONSTRAINT players_contact_change_asked_has_code CHECK (((state <> 'asked'::text) OR (code_hash IS NOT NULL))),
  CONSTRAINT players_contact_change_before_of_change CHECK (((before_sealed IS NOT NULL) = (is_change AND (state = 'confirmed'::text)))),
  CONSTRAINT players_contact_change_before_sealed_check CHECK ((before_sealed ~~ 'sealed.%'::text)),
  CONSTRAINT players_contact_change_check CHECK ((expires_at > wished_at)),
  CONSTRAINT players_contact_change_check1 CHECK ((ended_at >= wished_at)),
  CONSTRAINT players_contact_change_check2 CHECK (((bounced_at IS NULL) OR (kind = 'email'::text))),
  CONSTRAINT players_contact_change_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  CONSTRAINT players_contact_change_code_sealed_check CHECK ((code_sealed ~~ 'sealed.%'::text)),
  CONSTRAINT players_contact_change_code_sealed_while_asked CHECK (((code_sealed IS NULL) OR (state = 'asked'::text))),
  CONSTRAINT players_contact_change_ended CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['wished'::text, 'asked'::text])))),
  CONSTRAINT players_contact_change_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'mobile'::text]))),
  CONSTRAINT players_contact_change_pkey PRIMARY KEY (change_id),
  CONSTRAINT players_contact_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT players_contact_change_state_check CHECK ((state = ANY (ARRAY['wished'::text, 'asked'::text, 'confirmed'::text, 'replaced'::text, 'used-up'::text, 'not-possible'::text]))),
  CONSTRAINT players_contact_change_tries_check CHECK (((tries >= 0) AND (tries <= 5))),
  CONSTRAINT players_contact_change_used_up_after_tries CHECK (((state = 'used-up'::text) = (tries = 5))),
  CONSTRAINT players_contact_change_value_sealed_check CHECK ((value_sealed ~~ 'sealed.%'::text)),
  CONSTRAINT players_contact_change_value_until_ended CHECK (((value_sealed IS NOT NULL) = (state = ANY (ARRAY['wished'::text, 'asked'::text]))))
);
CREATE INDEX players_contact_change_by_player ON public.players_contact_change USING btree (player_id);
CREATE UNIQUE INDEX players_contact_change_one_asked ON public.players_contact_change USING btree (player_id, kind) WHERE (state = 'asked'::text);
CREATE INDEX players_contact_change_to_forget ON public.players_contact_change USING btree (expires_at) WHERE (before_sealed IS NULL);
GRANT TABLE players_contact_change: DELETE TO nordlys_app;
GRANT TABLE players_contact_change: INSERT TO nordlys_app;
GRANT TABLE players_contact_change: SELECT TO nordlys_app;
GRANT TABLE players_contact_change: before_sealed: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: bounced_at: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: code_hash: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: code_sealed: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: ended_at: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: expires_at: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: state: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: tries: UPDATE TO nordlys_app;
GRANT TABLE players_contact_change: value_sealed: UPDATE TO nordlys_app;

CREATE TABLE players_details (
  details_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  source text NOT NULL,
  is_protected boolean NOT NULL,
  name_sealed text,
  address_sealed text,
  name_before_sealed text,
  first_given_at timestamp with time zone NOT NULL,
  last_given_at timestamp with time zone NOT NULL,
  CONSTRAINT players_details_address_sealed_check CHECK ((address_sealed ~~ 'sealed.%'::text)),
  CONSTRAINT players_details_in_order CHECK ((last_given_at >= first_given_at)),
  CONSTRAINT players_details_name_before_sealed_check CHECK ((name_before_sealed ~~ 'sealed.%'::text)),
  CONSTRAINT players_details_name_sealed_check CHECK ((name_sealed ~~ 'sealed.%'::text)),
  CONSTRAINT players_details_pkey PRIMARY KEY (details_id),
  CONSTRAINT players_details_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT players_details_protected_has_neither CHECK (((is_protected = (name_sealed IS NULL)) AND (NOT (is_protected AND ((address_sealed IS NOT NULL) OR (name_before_sealed IS NOT NULL)))))),
  CONSTRAINT players_details_source_check CHECK ((source = 'mitid'::text))
);
CREATE INDEX players_details_of_player ON public.players_details USING btree (player_id, details_id);
CREATE TRIGGER players_details_goes_with_its_player BEFORE DELETE ON public.players_details FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE players_details: DELETE TO nordlys_app;
GRANT TABLE players_details: INSERT TO nordlys_app;
GRANT TABLE players_details: SELECT TO nordlys_app;
GRANT TABLE players_details: last_given_at: UPDATE TO nordlys_app;

CREATE TABLE players_device (
  player_id integer NOT NULL,
  mark_hash bytea NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  CONSTRAINT players_device_check CHECK ((last_seen_at >= first_seen_at)),
  CONSTRAINT players_device_mark_hash_check CHECK ((octet_length(mark_hash) = 32)),
  CONSTRAINT players_device_pkey PRIMARY KEY (player_id, mark_hash),
  CONSTRAINT players_device_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE INDEX players_device_by_age ON public.players_device USING btree (last_seen_at);
GRANT TABLE players_device: DELETE TO nordlys_app;
GRANT TABLE players_device: INSERT TO nordlys_app;
GRANT TABLE players_device: SELECT TO nordlys_app;
GRANT TABLE players_device: last_seen_at: UPDATE TO nordlys_app;

CREATE TABLE players_identification (
  secret_hash bytea NOT NULL,
  purpose text NOT NULL,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL,
  registration_hash bytea,
  player_id integer,
  action jsonb,
  started_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT players_identification_check CHECK (((purpose = 'register'::text) = (registration_hash IS NOT NULL))),
  CONSTRAINT players_identification_check1 CHECK (((purpose = 'step-up'::text) = ((player_id IS NOT NULL) AND (action IS NOT NULL)))),
  CONSTRAINT players_identification_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT players_identification_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT players_identification_purpose_check CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'step-up'::text]))),
  CONSTRAINT players_identification_secret_hash_check CHECK ((octet_length(secret_hash) = 32))
);
CREATE INDEX players_identification_by_expiry ON public.players_identification USING btree (expires_at);
GRANT TABLE players_identification: DELETE TO nordlys_app;
GRANT TABLE players_identification: INSERT TO nordlys_app;
GRANT TABLE players_identification: SELECT TO nordlys_app;
GRANT TABLE players_identification: UPDATE TO nordlys_app;

CREATE TABLE players_key_fingerprint (
  key_name text NOT NULL,
  fingerprint bytea NOT NULL,
  CONSTRAINT players_key_fingerprint_fingerprint_check CHECK ((octet_length(fingerprint) = 32)),
  CONSTRAINT players_key_fingerprint_pkey PRIMARY KEY (key_name)
);
GRANT TABLE players_key_fingerprint: INSERT TO nordlys_app;
GRANT TABLE players_key_fingerprint: SELECT TO nordlys_app;

CREATE TABLE players_lock (
  lock_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  reason text NOT NULL,
  locked_by text NOT NULL,
  locked_at timestamp with time zone NOT NULL,
  lift_reason text,
  lifted_by text,
  lifted_at timestamp with time zone,
  kind text NOT NULL DEFAULT 'lock'::text,
  review_by timestamp with time zone,
  locked_by_employee integer,
  lift_wished_by_employee integer,
  lift_wished_at timestamp with time zone,
  lifted_by_employee integer,
  CONSTRAINT players_lock_by_two_employees CHECK (((lifted_at IS NULL) OR COALESCE((lifted_by_employee <> COALESCE(locked_by_employee, lift_wished_by_employee)), false))) NOT VALID,
  CONSTRAINT players_lock_check CHECK ((lifted_at >= locked_at)),
  CONSTRAINT players_lock_check1 CHECK ((((lifted_at IS NULL) = (lifted_by IS NULL)) AND ((lifted_at IS NULL) = (lift_reason IS NULL)))),
  CONSTRAINT players_lock_check2 CHECK ((review_by > locked_at)),
  CONSTRAINT players_lock_check3 CHECK ((lift_wished_at >= locked_at)),
  CONSTRAINT players_lock_kind_check CHECK ((kind = ANY (ARRAY['lock'::text, 'suspension'::text]))),
  CONSTRAINT players_lock_lift_reason_check CHECK (((length(lift_reason) >= 1) AND (length(lift_reason) <= 1000))),
  CONSTRAINT players_lock_lift_wished_by_employee_fkey FOREIGN KEY (lift_wished_by_employee) REFERENCES staff_employee(employee_id),
  CONSTRAINT players_lock_lifted_by_check CHECK (((length(lifted_by) >= 1) AND (length(lifted_by) <= 100))),
  CONSTRAINT players_lock_lifted_by_employee_fkey FOREIGN KEY (lifted_by_employee) REFERENCES staff_employee(employee_id),
  CONSTRAINT players_lock_locked_by_check CHECK (((length(locked_by) >= 1) AND (length(locked_by) <= 100))),
  CONSTRAINT players_lock_locked_by_employee_fkey FOREIGN KEY (locked_by_employee) REFERENCES staff_employee(employee_id),
  CONSTRAINT players_lock_pkey PRIMARY KEY (lock_id),
  CONSTRAINT players_lock_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT players_lock_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  CONSTRAINT players_lock_suspension_is_reviewed CHECK (((kind = 'suspension'::text) = (review_by IS NOT NULL))),
  CONSTRAINT players_lock_wish_is_whole CHECK (((lift_wished_by_employee IS NULL) = (lift_wished_at IS NULL)))
);
CREATE INDEX players_lock_by_player ON public.players_lock USING btree (player_id, lock_id);
CREATE UNIQUE INDEX players_lock_one_of_a_kind ON public.players_lock USING btree (player_id, kind) WHERE (lifted_at IS NULL);
CREATE INDEX players_lock_to_be_decided ON public.players_lock USING btree (review_by) WHERE (lifted_at IS NULL);
CREATE TRIGGER players_lock_goes_with_its_player BEFORE DELETE ON public.players_lock FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE players_lock: DELETE TO nordlys_app;
GRANT TABLE players_lock: INSERT TO nordlys_app;
GRANT TABLE players_lock: SELECT TO nordlys_app;
GRANT TABLE players_lock: lift_reason: UPDATE TO nordlys_app;
GRANT TABLE players_lock: lift_wished_at: UPDATE TO nordlys_app;
GRANT TABLE players_lock: lift_wished_by_employee: UPDATE TO nordlys_app;
GRANT TABLE players_lock: lifted_at: UPDATE TO nordlys_app;
GRANT TABLE players_lock: lifted_by: UPDATE TO nordlys_app;
GRANT TABLE players_lock: lifted_by_employee: UPDATE TO nordlys_app;

CREATE TABLE players_player (
  player_id integer NOT NULL GENERATED ALWAYS AS IDENTITY (START 100001 INCREMENT 1 CACHE 1),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  email_normalised text NOT NULL,
  mobile text NOT NULL,
  birth_date text NOT NULL,
  cpr_sealed text NOT NULL,
  cpr_lookup bytea NOT NULL,
  mitid_sub text NOT NULL,
  mitid_uuid text,
  status text NOT NULL DEFAULT 'active'::text,
  offer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  campaign text,
  affiliate_tag text,
  closed_at timestamp with time zone,
  campaign_code text,
  campaign_name text,
  email_confirmed_at timestamp with time zone,
  mobile_confirmed_at timestamp with time zone,
  leaving_at timestamp with time zone,
  left_at timestamp with time zone,
  email_bounced_at timestamp with time zone,
  CONSTRAINT players_player_affiliate_tag_check CHECK ((affiliate_tag ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  CONSTRAINT players_player_birth_date_check CHECK (((left_at IS NOT NULL) OR (birth_date ~ '^\d{4}-\d{2}-\d{2}$'::text))),
  CONSTRAINT players_player_bounced_is_unconfirmed CHECK (((email_bounced_at IS NULL) OR (email_confirmed_at IS NULL))),
  CONSTRAINT players_player_campaign_check CHECK ((campaign ~ '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$'::text)),
  CONSTRAINT players_player_campaign_code_check CHECK ((campaign_code ~ '^[a-z0-9-]{1,80}$'::text)),
  CONSTRAINT players_player_campaign_is_whole CHECK (((campaign_code IS NULL) = (campaign_name IS NULL))),
  CONSTRAINT players_player_campaign_name_check CHECK (((length(campaign_name) >= 1) AND (length(campaign_name) <= 2000))),
  CONSTRAINT players_player_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT players_player_cpr_lookup_check CHECK ((octet_length(cpr_lookup) = 32)),
  CONSTRAINT players_player_cpr_sealed_check CHECK (((left_at IS NOT NULL) OR (cpr_sealed ~~ 'sealed.%'::text))),
  CONSTRAINT players_player_leaves_after_the_law CHECK (((leaving_at IS NULL) OR COALESCE(((leaving_at - closed_at) >= '1827 days'::interval), false))),
  CONSTRAINT players_player_left_is_empty CHECK (((left_at IS NULL) OR (COALESCE((left_at >= leaving_at), false) AND ((first_name = ''::text) AND (last_name = ''::text) AND (email = ''::text) AND (email_normalised = ''::text) AND (mobile = ''::text) AND (birth_date = ''::text) AND (cpr_sealed = ''::text) AND (mitid_sub = ''::text)) AND (num_nonnulls(mitid_uuid, campaign, affiliate_tag, campaign_code, email_confirmed_at, mobile_confirmed_at) = 0)))),
  CONSTRAINT players_player_offer_check CHECK ((offer = ANY (ARRAY['welcome'::text, 'none'::text]))),
  CONSTRAINT players_player_pkey PRIMARY KEY (player_id),
  CONSTRAINT players_player_status_check CHECK ((status = ANY (ARRAY['active'::text, 'locked'::text, 'closed'::text])))
);
CREATE INDEX players_player_by_cpr ON public.players_player USING btree (cpr_lookup);
CREATE INDEX players_player_by_email ON public.players_player USING btree (email_normalised);
CREATE INDEX players_player_by_mitid ON public.players_player USING btree (mitid_sub);
CREATE INDEX players_player_closed ON public.players_player USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE UNIQUE INDEX players_player_one_per_cpr ON public.players_player USING btree (cpr_lookup) WHERE (status <> 'closed'::text);
CREATE UNIQUE INDEX players_player_one_per_email ON public.players_player USING btree (email_normalised) WHERE (status <> 'closed'::text);
CREATE UNIQUE INDEX players_player_one_per_mitid ON public.players_player USING btree (mitid_sub) WHERE (status <> 'closed'::text);
CREATE INDEX players_player_to_leave ON public.players_player USING btree (closed_at, player_id) WHERE ((closed_at IS NOT NULL) AND (left_at IS NULL));
GRANT TABLE players_player: INSERT TO nordlys_app;
GRANT TABLE players_player: SELECT TO nordlys_app;
GRANT TABLE players_player: UPDATE TO nordlys_app;

CREATE TABLE players_registration (
  secret_hash bytea NOT NULL,
  offer text NOT NULL,
  contact jsonb,
  mitid_sub text,
  mitid_uuid text,
  mitid_birth_date text,
  mitid_authenticated_at timestamp with time zone,
  mitid_token_sealed text,
  cpr_attempts integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  campaign text,
  affiliate_tag text,
  campaign_code text,
  campaign_name text,
  offer_versions jsonb NOT NULL DEFAULT '[]'::jsonb,
  mitid_bound_at timestamp with time zone,
  CONSTRAINT players_registration_affiliate_tag_check CHECK ((affiliate_tag ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  CONSTRAINT players_registration_bound_keeps_nothing CHECK (((mitid_bound_at IS NULL) OR (num_nonnulls(contact, mitid_sub, mitid_uuid, mitid_birth_date, mitid_authenticated_at, mitid_token_sealed) = 0))),
  CONSTRAINT players_registration_campaign_check CHECK ((campaign ~ '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$'::text)),
  CONSTRAINT players_registration_campaign_code_check CHECK ((campaign_code ~ '^[a-z0-9-]{1,80}$'::text)),
  CONSTRAINT players_registration_campaign_is_whole CHECK (((campaign_code IS NULL) = (campaign_name IS NULL))),
  CONSTRAINT players_registration_campaign_name_check CHECK (((length(campaign_name) >= 1) AND (length(campaign_name) <= 2000))),
  CONSTRAINT players_registration_mitid_birth_date_check CHECK ((mitid_birth_date ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT players_registration_mitid_token_sealed_check CHECK ((mitid_token_sealed ~~ 'sealed.%'::text)),
  CONSTRAINT players_registration_offer_check CHECK ((offer = ANY (ARRAY['welcome'::text, 'none'::text]))),
  CONSTRAINT players_registration_offer_versions_check CHECK ((jsonb_typeof(offer_versions) = 'array'::text)),
  CONSTRAINT players_registration_pkey PRIMARY KEY (secret_hash),
  CONSTRAINT players_registration_secret_hash_check CHECK ((octet_length(secret_hash) = 32))
);
CREATE INDEX players_registration_by_expiry ON public.players_registration USING btree (expires_at);
GRANT TABLE players_registration: DELETE TO nordlys_app;
GRANT TABLE players_registration: INSERT TO nordlys_app;
GRANT TABLE players_registration: SELECT TO nordlys_app;
GRANT TABLE players_registration: UPDATE TO nordlys_app;

CREATE TABLE players_session (
  handle text NOT NULL,
  secret_hash bytea NOT NULL,
  player_id integer NOT NULL,
  logged_in_at timestamp with time zone NOT NULL,
  acted_at timestamp with time zone NOT NULL,
  previous_login_at timestamp with time zone,
  rofus text NOT NULL,
  rofus_asked_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  end_reason text,
  name text NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text),
  browser text,
  system text,
  CONSTRAINT players_session_browser_check CHECK ((browser ~ '^[a-z-]{1,20}$'::text)),
  CONSTRAINT players_session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  CONSTRAINT players_session_name_key UNIQUE (name),
  CONSTRAINT players_session_pkey PRIMARY KEY (handle),
  CONSTRAINT players_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT players_session_rofus_check CHECK ((rofus = ANY (ARRAY['clear'::text, 'registered'::text, 'unanswered'::text]))),
  CONSTRAINT players_session_secret_hash_check CHECK ((octet_length(secret_hash) = 32)),
  CONSTRAINT players_session_secret_hash_key UNIQUE (secret_hash),
  CONSTRAINT players_session_system_check CHECK ((system ~ '^[a-z-]{1,20}$'::text))
);
CREATE INDEX players_session_by_player ON public.players_session USING btree (player_id, logged_in_at DESC);
CREATE INDEX players_session_live ON public.players_session USING btree (acted_at) WHERE (ended_at IS NULL);
CREATE INDEX players_session_past_device ON public.players_session USING btree (logged_in_at) WHERE ((ended_at IS NOT NULL) AND ((browser IS NOT NULL) OR (system IS NOT NULL)));
CREATE TRIGGER players_session_goes_with_its_player BEFORE DELETE ON public.players_session FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE players_session: DELETE TO nordlys_app;
GRANT TABLE players_session: INSERT TO nordlys_app;
GRANT TABLE players_session: SELECT TO nordlys_app;
GRANT TABLE players_session: UPDATE TO nordlys_app;

CREATE TABLE players_session_expiry (
  expiry_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  handle text NOT NULL,
  player_id integer NOT NULL,
  from_route text NOT NULL,
  said_at timestamp with time zone NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT players_session_expiry_from_route_check CHECK ((length(from_route) <= 300)),
  CONSTRAINT players_session_expiry_handle_fkey FOREIGN KEY (handle) REFERENCES players_session(handle),
  CONSTRAINT players_session_expiry_pkey PRIMARY KEY (expiry_id),
  CONSTRAINT players_session_expiry_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE INDEX players_session_expiry_by_age ON public.players_session_expiry USING btree (at);
CREATE INDEX players_session_expiry_by_player ON public.players_session_expiry USING btree (player_id, at);
CREATE INDEX players_session_expiry_of_session ON public.players_session_expiry USING btree (handle);
GRANT TABLE players_session_expiry: DELETE TO nordlys_app;
GRANT TABLE players_session_expiry: INSERT TO nordlys_app;
GRANT TABLE players_session_expiry: SELECT TO nordlys_app;

CREATE TABLE players_throttle (
  bucket bytea NOT NULL,
  window_started_at timestamp with time zone NOT NULL,
  attempts integer NOT NULL,
  CONSTRAINT players_throttle_pkey PRIMARY KEY (bucket)
);
CREATE INDEX players_throttle_by_start ON public.players_throttle USING btree (window_started_at);
GRANT TABLE players_throttle: DELETE TO nordlys_app;
GRANT TABLE players_throttle: INSERT TO nordlys_app;
GRANT TABLE players_throttle: SELECT TO nordlys_app;
GRANT TABLE players_throttle: UPDATE TO nordlys_app;

CREATE TABLE reconciliation_change (
  change_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  difference_id bigint NOT NULL,
  change text NOT NULL,
  ours_ore bigint,
  theirs_ore bigint,
  ours_state text,
  theirs_state text,
  note text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT reconciliation_change_change_check CHECK ((change = ANY (ARRAY['raised'::text, 'moved'::text, 'gone'::text, 'closed'::text]))),
  CONSTRAINT reconciliation_change_difference_id_fkey FOREIGN KEY (difference_id) REFERENCES reconciliation_difference(difference_id),
  CONSTRAINT reconciliation_change_pkey PRIMARY KEY (change_id)
);
CREATE INDEX reconciliation_change_of ON public.reconciliation_change USING btree (difference_id, change_id);
CREATE TRIGGER reconciliation_change_is_append_only BEFORE DELETE OR UPDATE ON public.reconciliation_change FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER reconciliation_change_is_never_emptied BEFORE TRUNCATE ON public.reconciliation_change FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE reconciliation_change: SELECT TO nordlys_app;

CREATE TABLE reconciliation_difference (
  difference_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  party text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  ours_ore bigint,
  theirs_ore bigint,
  ours_state text,
  theirs_state text,
  first_seen_at timestamp with time zone NOT NULL,
  raised_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  closed_by text,
  note text,
  closed_by_employee integer,
  CONSTRAINT reconciliation_difference_check CHECK (((closed_by IS NULL) = (note IS NULL))),
  CONSTRAINT reconciliation_difference_check1 CHECK (((note IS NULL) OR (resolved_at IS NOT NULL))),
  CONSTRAINT reconciliation_difference_closed_by_employee_fkey FOREIGN KEY (closed_by_employee) REFERENCES staff_employee(employee_id),
  CONSTRAINT reconciliation_difference_kind_check CHECK ((kind = ANY (ARRAY['missing-here'::text, 'missing-there'::text, 'amount'::text, 'state'::text, 'player'::text, 'booked-twice'::text, 'listed-twice'::text, 'no-list'::text]))),
  CONSTRAINT reconciliation_difference_pkey PRIMARY KEY (difference_id)
);
CREATE INDEX reconciliation_difference_noted ON public.reconciliation_difference USING btree (party, reference, kind) WHERE (note IS NOT NULL);
CREATE UNIQUE INDEX reconciliation_difference_open ON public.reconciliation_difference USING btree (party, reference, kind) WHERE (resolved_at IS NULL);
CREATE TRIGGER reconciliation_difference_changed AFTER UPDATE ON public.reconciliation_difference FOR EACH ROW WHEN ((((((old.ours_ore IS DISTINCT FROM new.ours_ore) OR (old.theirs_ore IS DISTINCT FROM new.theirs_ore)) OR (old.ours_state IS DISTINCT FROM new.ours_state)) OR (old.theirs_state IS DISTINCT FROM new.theirs_state)) OR (old.resolved_at IS DISTINCT FROM new.resolved_at))) EXECUTE FUNCTION reconciliation_write_change();
CREATE TRIGGER reconciliation_difference_raised AFTER INSERT ON public.reconciliation_difference FOR EACH ROW EXECUTE FUNCTION reconciliation_write_change();
GRANT TABLE reconciliation_difference: INSERT TO nordlys_app;
GRANT TABLE reconciliation_difference: SELECT TO nordlys_app;
GRANT TABLE reconciliation_difference: UPDATE TO nordlys_app;

CREATE TABLE reconciliation_item (
  party text NOT NULL,
  moment timestamp with time zone NOT NULL,
  reference text COLLATE "C" NOT NULL,
  player_id integer,
  state text NOT NULL,
  amount_ore bigint NOT NULL,
  times integer NOT NULL,
  CONSTRAINT reconciliation_item_pkey PRIMARY KEY (party, moment, reference),
  CONSTRAINT reconciliation_item_times_check CHECK ((times > 0))
);
CREATE INDEX reconciliation_item_reference ON public.reconciliation_item USING btree (party, reference);
GRANT TABLE reconciliation_item: DELETE TO nordlys_app;
GRANT TABLE reconciliation_item: INSERT TO nordlys_app;
GRANT TABLE reconciliation_item: SELECT TO nordlys_app;
GRANT TABLE reconciliation_item: UPDATE TO nordlys_app;

CREATE TABLE reconciliation_run (
  run_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  party text NOT NULL,
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  outcome text,
  failure text,
  ours_count bigint,
  ours_ore numeric,
  theirs_count bigint,
  theirs_ore numeric,
  CONSTRAINT reconciliation_run_check CHECK (((finished_at IS NULL) = (outcome IS NULL))),
  CONSTRAINT reconciliation_run_check1 CHECK (((failure IS NOT NULL) = (NOT (outcome IS DISTINCT FROM 'failed'::text)))),
  CONSTRAINT reconciliation_run_outcome_check CHECK ((outcome = ANY (ARRAY['agreed'::text, 'different'::text, 'failed'::text]))),
  CONSTRAINT reconciliation_run_pkey PRIMARY KEY (run_id)
);
CREATE INDEX reconciliation_run_newest ON public.reconciliation_run USING btree (party, run_id DESC);
GRANT TABLE reconciliation_run: INSERT TO nordlys_app;
GRANT TABLE reconciliation_run: SELECT TO nordlys_app;
GRANT TABLE reconciliation_run: UPDATE TO nordlys_app;

CREATE TABLE reconciliation_sighting (
  party text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  ours_ore bigint,
  theirs_ore bigint,
  ours_state text,
  theirs_state text,
  first_seen_at timestamp with time zone NOT NULL,
  run_id bigint NOT NULL,
  CONSTRAINT reconciliation_sighting_pkey PRIMARY KEY (party, reference, kind),
  CONSTRAINT reconciliation_sighting_run_id_fkey FOREIGN KEY (run_id) REFERENCES reconciliation_run(run_id)
);
GRANT TABLE reconciliation_sighting: DELETE TO nordlys_app;
GRANT TABLE reconciliation_sighting: INSERT TO nordlys_app;
GRANT TABLE reconciliation_sighting: SELECT TO nordlys_app;
GRANT TABLE reconciliation_sighting: UPDATE TO nordlys_app;

CREATE TABLE staff_employee (
  employee_id integer NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  name text NOT NULL,
  name_key text NOT NULL,
  credential_digest bytea NOT NULL,
  made_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT staff_employee_check CHECK ((ended_at >= made_at)),
  CONSTRAINT staff_employee_credential_digest_check CHECK ((length(credential_digest) = 32)),
  CONSTRAINT staff_employee_credential_digest_key UNIQUE (credential_digest),
  CONSTRAINT staff_employee_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT staff_employee_name_key_check CHECK ((name_key <> ''::text)),
  CONSTRAINT staff_employee_pkey PRIMARY KEY (employee_id)
);
CREATE UNIQUE INDEX staff_employee_one_of_a_name ON public.staff_employee USING btree (name_key) WHERE (ended_at IS NULL);
GRANT TABLE staff_employee: INSERT TO nordlys_app;
GRANT TABLE staff_employee: SELECT TO nordlys_app;
GRANT TABLE staff_employee: ended_at: UPDATE TO nordlys_app;

CREATE TABLE support_case (
  case_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 10001 INCREMENT 1 CACHE 1),
  player_id integer,
  wish_key uuid,
  message_id bigint,
  name text,
  email text,
  topic text NOT NULL,
  subject_kind text,
  subject_ref text,
  subject_at timestamp with time zone,
  wish text,
  words text NOT NULL,
  state text NOT NULL DEFAULT 'received'::text,
  received_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  expected_by timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by integer,
  outcome text,
  reasons text,
  way_on text,
  CONSTRAINT support_case_decided_after_receipt CHECK ((decided_at >= received_at)),
  CONSTRAINT support_case_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT support_case_decided_is_whole CHECK ((((state = 'decided'::text) = (decided_at IS NOT NULL)) AND ((state = 'decided'::text) = (decided_by IS NOT NULL)) AND ((state = 'decided'::text) = (outcome IS NOT NULL)) AND ((state = 'decided'::text) = (reasons IS NOT NULL)) AND ((state = 'decided'::text) = (way_on IS NOT NULL)))),
  CONSTRAINT support_case_due_in_time CHECK ((((due_at - received_at) >= '13 days 22:00:00'::interval) AND ((due_at - received_at) <= '15 days 02:00:00'::interval))),
  CONSTRAINT support_case_email_check CHECK (((length(email) >= 3) AND (length(email) <= 400))),
  CONSTRAINT support_case_message_id_key UNIQUE (message_id),
  CONSTRAINT support_case_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT support_case_of_somebody CHECK ((((player_id IS NULL) = (email IS NOT NULL)) AND ((player_id IS NULL) = (name IS NOT NULL)) AND ((player_id IS NULL) = (message_id IS NOT NULL)) AND ((player_id IS NULL) = (wish_key IS NULL)) AND ((player_id IS NULL) = (wish IS NULL)))),
  CONSTRAINT support_case_one_of_a_wish UNIQUE (player_id, wish_key),
  CONSTRAINT support_case_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'partly'::text, 'rejected'::text, 'settled'::text]))),
  CONSTRAINT support_case_pkey PRIMARY KEY (case_id),
  CONSTRAINT support_case_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT support_case_reasons_check CHECK (((length(reasons) >= 1) AND (length(reasons) <= 4000))),
  CONSTRAINT support_case_state_check CHECK ((state = ANY (ARRAY['received'::text, 'in-progress'::text, 'decided'::text]))),
  CONSTRAINT support_case_subject_is_whole CHECK ((((subject_kind IS NULL) = (subject_ref IS NULL)) AND ((subject_kind IS NULL) = (subject_at IS NULL)) AND ((subject_kind IS NULL) OR (player_id IS NOT NULL)))),
  CONSTRAINT support_case_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['round'::text, 'deposit'::text, 'withdrawal'::text]))),
  CONSTRAINT support_case_subject_ref_check CHECK (((length(subject_ref) >= 1) AND (length(subject_ref) <= 100))),
  CONSTRAINT support_case_told_when_due CHECK ((told_at > due_at)),
  CONSTRAINT support_case_told_with_a_day CHECK (((told_at IS NULL) OR (expected_by > told_at))),
  CONSTRAINT support_case_topic_check CHECK ((topic = ANY (ARRAY['payment'::text, 'game'::text, 'bonus'::text, 'limits'::text, 'account'::text, 'marketing'::text, 'personal-data'::text, 'other'::text]))),
  CONSTRAINT support_case_way_on_check CHECK ((way_on = ANY (ARRAY['complaint-boards'::text, 'consumer-ombudsman'::text, 'data-protection-agency'::text]))),
  CONSTRAINT support_case_wish_check CHECK (((length(wish) >= 1) AND (length(wish) <= 1000))),
  CONSTRAINT support_case_words_check CHECK (((length(words) >= 1) AND (length(words) <= 4000)))
);
CREATE INDEX support_case_open ON public.support_case USING btree ((
CASE
    WHEN (told_at IS NULL) THEN due_at
    ELSE expected_by
END)) WHERE (state <> 'decided'::text);
CREATE INDEX support_case_received ON public.support_case USING btree (received_at);
CREATE TRIGGER support_case_moves BEFORE UPDATE ON public.support_case FOR EACH ROW EXECUTE FUNCTION support_keep_case();
GRANT TABLE support_case: DELETE TO nordlys_app;
GRANT TABLE support_case: INSERT TO nordlys_app;
GRANT TABLE support_case: SELECT TO nordlys_app;
GRANT TABLE support_case: decided_at: UPDATE TO nordlys_app;
GRANT TABLE support_case: decided_by: UPDATE TO nordlys_app;
GRANT TABLE support_case: expected_by: UPDATE TO nordlys_app;
GRANT TABLE support_case: outcome: UPDATE TO nordlys_app;
GRANT TABLE support_case: reasons: UPDATE TO nordlys_app;
GRANT TABLE support_case: state: UPDATE TO nordlys_app;
GRANT TABLE support_case: told_at: UPDATE TO nordlys_app;
GRANT TABLE support_case: way_on: UPDATE TO nordlys_app;

CREATE TABLE support_case_file (
  case_id bigint NOT NULL,
  document_id bigint NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT support_case_file_case_id_fkey FOREIGN KEY (case_id) REFERENCES support_case(case_id),
  CONSTRAINT support_case_file_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents_document(document_id),
  CONSTRAINT support_case_file_pkey PRIMARY KEY (case_id, document_id)
);
CREATE INDEX support_case_file_document ON public.support_case_file USING btree (document_id);
CREATE TRIGGER support_case_file_is_never_changed BEFORE UPDATE ON public.support_case_file FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE support_case_file: DELETE TO nordlys_app;
GRANT TABLE support_case_file: INSERT TO nordlys_app;
GRANT TABLE support_case_file: SELECT TO nordlys_app;

CREATE TABLE support_case_message (
  message_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  case_id bigint NOT NULL,
  author text NOT NULL,
  employee_id integer,
  wish_key uuid,
  words text NOT NULL,
  written_at timestamp with time zone NOT NULL,
  contact_message_id bigint,
  CONSTRAINT support_case_message_author_check CHECK ((author = ANY (ARRAY['player'::text, 'staff'::text]))),
  CONSTRAINT support_case_message_case_id_fkey FOREIGN KEY (case_id) REFERENCES support_case(case_id),
  CONSTRAINT support_case_message_contact_message_id_key UNIQUE (contact_message_id),
  CONSTRAINT support_case_message_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES staff_employee(employee_id),
  CONSTRAINT support_case_message_of_player CHECK ((((author = 'player'::text) = (num_nonnulls(wish_key, contact_message_id) = 1)) AND (num_nonnulls(wish_key, contact_message_id) <= 1))),
  CONSTRAINT support_case_message_of_staff CHECK (((author = 'staff'::text) = (employee_id IS NOT NULL))),
  CONSTRAINT support_case_message_once UNIQUE (case_id, wish_key),
  CONSTRAINT support_case_message_pkey PRIMARY KEY (message_id),
  CONSTRAINT support_case_message_words_check CHECK (((length(words) >= 1) AND (length(words) <= 4000)))
);
CREATE TRIGGER support_case_message_is_never_changed BEFORE UPDATE ON public.support_case_message FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE support_case_message: DELETE TO nordlys_app;
GRANT TABLE support_case_message: INSERT TO nordlys_app;
GRANT TABLE support_case_message: SELECT TO nordlys_app;

CREATE TABLE support_case_move (
  from_state text NOT NULL,
  to_state text NOT NULL,
  CONSTRAINT support_case_move_from_state_check CHECK ((from_state = ANY (ARRAY['received'::text, 'in-progress'::text]))),
  CONSTRAINT support_case_move_pkey PRIMARY KEY (from_state, to_state),
  CONSTRAINT support_case_move_to_state_check CHECK ((to_state = ANY (ARRAY['in-progress'::text, 'decided'::text])))
);
CREATE TRIGGER support_case_move_is_never_changed BEFORE DELETE OR UPDATE ON public.support_case_move FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE support_case_move: SELECT TO nordlys_app;

CREATE TABLE support_message (
  message_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  topic text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  challenge text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT support_message_challenge_key UNIQUE (challenge),
  CONSTRAINT support_message_email_check CHECK (((length(email) >= 3) AND (length(email) <= 400))),
  CONSTRAINT support_message_message_check CHECK (((length(message) >= 1) AND (length(message) <= 4000))),
  CONSTRAINT support_message_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT support_message_pkey PRIMARY KEY (message_id),
  CONSTRAINT support_message_topic_check CHECK ((topic = ANY (ARRAY['account'::text, 'payments'::text, 'games'::text, 'limits'::text, 'complaint'::text, 'other'::text])))
);
CREATE INDEX support_message_received ON public.support_message USING btree (received_at);
GRANT TABLE support_message: DELETE TO nordlys_app;
GRANT TABLE support_message: INSERT TO nordlys_app;
GRANT TABLE support_message: SELECT TO nordlys_app;

CREATE TABLE wallet_bonus_letter (
  bonus_id uuid NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_bonus_letter_bonus_id_fkey FOREIGN KEY (bonus_id) REFERENCES ledger_bonus(bonus),
  CONSTRAINT wallet_bonus_letter_pkey PRIMARY KEY (bonus_id)
);
GRANT TABLE wallet_bonus_letter: INSERT TO nordlys_app;
GRANT TABLE wallet_bonus_letter: SELECT TO nordlys_app;

CREATE TABLE wallet_card (
  card_id uuid NOT NULL,
  player_id integer NOT NULL,
  place smallint NOT NULL,
  token_sealed text,
  token_mark bytea,
  brand text,
  last4 text,
  expiry_month text,
  holder_matches text NOT NULL,
  name text,
  saved_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  forget_asked_at timestamp with time zone,
  forgotten_at timestamp with time zone,
  CONSTRAINT wallet_card_card_id_player_id_key UNIQUE (card_id, player_id),
  CONSTRAINT wallet_card_check CHECK ((removed_at >= saved_at)),
  CONSTRAINT wallet_card_check1 CHECK ((forgotten_at >= removed_at)),
  CONSTRAINT wallet_card_expiry_month_check CHECK ((expiry_month ~ '^[0-9]{4}-[0-9]{2}$'::text)),
  CONSTRAINT wallet_card_forgotten_is_removed CHECK (((forgotten_at IS NULL) OR (removed_at IS NOT NULL))),
  CONSTRAINT wallet_card_holder_matches_check CHECK ((holder_matches = ANY (ARRAY['same'::text, 'unknown'::text]))),
  CONSTRAINT wallet_card_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  CONSTRAINT wallet_card_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  CONSTRAINT wallet_card_pkey PRIMARY KEY (card_id),
  CONSTRAINT wallet_card_place_check CHECK (((place >= 1) AND (place <= 4))),
  CONSTRAINT wallet_card_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT wallet_card_removed_has_no_name CHECK (((removed_at IS NULL) OR (name IS NULL))),
  CONSTRAINT wallet_card_token_mark_check CHECK ((length(token_mark) = 32)),
  CONSTRAINT wallet_card_token_until_forgotten CHECK ((((forgotten_at IS NULL) = (token_sealed IS NOT NULL)) AND ((token_sealed IS NULL) = (token_mark IS NULL))))
);
CREATE INDEX wallet_card_by_player ON public.wallet_card USING btree (player_id);
CREATE INDEX wallet_card_forgotten ON public.wallet_card USING btree (forgotten_at) WHERE (forgotten_at IS NOT NULL);
CREATE UNIQUE INDEX wallet_card_place ON public.wallet_card USING btree (player_id, place) WHERE (removed_at IS NULL);
CREATE INDEX wallet_card_to_forget ON public.wallet_card USING btree (removed_at) WHERE ((removed_at IS NOT NULL) AND (forgotten_at IS NULL));
CREATE UNIQUE INDEX wallet_card_token ON public.wallet_card USING btree (token_mark) WHERE (removed_at IS NULL);
GRANT TABLE wallet_card: DELETE TO nordlys_app;
GRANT TABLE wallet_card: INSERT TO nordlys_app;
GRANT TABLE wallet_card: SELECT TO nordlys_app;
GRANT TABLE wallet_card: brand: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: expiry_month: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: forget_asked_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: forgotten_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: last4: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: name: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: removed_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: token_mark: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: token_sealed: UPDATE TO nordlys_app;
GRANT TABLE wallet_card: used_at: UPDATE TO nordlys_app;

CREATE TABLE wallet_deposit (
  reference text NOT NULL,
  player_id integer NOT NULL,
  method text NOT NULL,
  requested_ore bigint NOT NULL,
  amount_ore bigint NOT NULL,
  status text NOT NULL,
  failure text,
  psp_tx_id text,
  card_brand text,
  card_last4 text,
  card_expiry_month text,
  idempotency_key uuid,
  input_hash text,
  cashier_session_hash text,
  cashier_session_expires_at timestamp with time zone,
  after_reference text,
  asked_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  taken_ore bigint NOT NULL DEFAULT 0,
  failure_limit jsonb,
  redirect_url text,
  save_card boolean NOT NULL DEFAULT false,
  card_id uuid,
  CONSTRAINT wallet_deposit_after_reference_fkey FOREIGN KEY (after_reference) REFERENCES wallet_deposit(reference),
  CONSTRAINT wallet_deposit_amount_ore_check CHECK ((amount_ore > 0)),
  CONSTRAINT wallet_deposit_card_expiry_month_check CHECK ((card_expiry_month ~ '^[0-9]{4}-[0-9]{2}$'::text)),
  CONSTRAINT wallet_deposit_card_is_typed_or_saved CHECK ((NOT (save_card AND (card_id IS NOT NULL)))),
  CONSTRAINT wallet_deposit_card_last4_check CHECK ((card_last4 ~ '^[0-9]{4}$'::text)),
  CONSTRAINT wallet_deposit_cashier_session_hash_key UNIQUE (cashier_session_hash),
  CONSTRAINT wallet_deposit_check CHECK (((failure IS NOT NULL) = (status = 'canceled'::text))),
  CONSTRAINT wallet_deposit_check1 CHECK (((idempotency_key IS NULL) = (input_hash IS NULL))),
  CONSTRAINT wallet_deposit_check2 CHECK (((failure_limit IS NULL) OR (failure = 'limit-exceeded'::text))),
  CONSTRAINT wallet_deposit_method_check CHECK ((method = ANY (ARRAY['card'::text, 'mobile_pay'::text]))),
  CONSTRAINT wallet_deposit_own_card FOREIGN KEY (card_id, player_id) REFERENCES wallet_card(card_id, player_id),
  CONSTRAINT wallet_deposit_pkey PRIMARY KEY (reference),
  CONSTRAINT wallet_deposit_player_id_idempotency_key_key UNIQUE (player_id, idempotency_key),
  CONSTRAINT wallet_deposit_requested_ore_check CHECK ((requested_ore > 0)),
  CONSTRAINT wallet_deposit_reversed_is_taken CHECK (((status = 'reversed'::text) = (taken_ore = amount_ore))),
  CONSTRAINT wallet_deposit_status_check CHECK ((status = ANY (ARRAY['initiated'::text, 'pending'::text, 'processing'::text, 'implemented'::text, 'canceled'::text, 'reversed'::text]))),
  CONSTRAINT wallet_deposit_taken_ore_check CHECK (((taken_ore >= 0) AND (taken_ore <= amount_ore))),
  CONSTRAINT wallet_deposit_taken_was_booked CHECK (((taken_ore = 0) OR (status = ANY (ARRAY['implemented'::text, 'reversed'::text]))))
);
CREATE INDEX wallet_deposit_after ON public.wallet_deposit USING btree (after_reference) WHERE (after_reference IS NOT NULL);
CREATE INDEX wallet_deposit_given_up ON public.wallet_deposit USING btree (updated_at) WHERE (failure = ANY (ARRAY['abandoned'::text, 'authentication-timeout'::text]));
CREATE INDEX wallet_deposit_let_go ON public.wallet_deposit USING btree (updated_at) WHERE ((method = 'mobile_pay'::text) AND (failure = ANY (ARRAY['mobilepay-expired'::text, 'not-allowed'::text, 'limit-exceeded'::text, 'amount-changed'::text])));
CREATE INDEX wallet_deposit_of_card ON public.wallet_deposit USING btree (card_id) WHERE (card_id IS NOT NULL);
CREATE INDEX wallet_deposit_open ON public.wallet_deposit USING btree (created_at) WHERE (status = ANY (ARRAY['initiated'::text, 'pending'::text, 'processing'::text]));
CREATE INDEX wallet_deposit_player ON public.wallet_deposit USING btree (player_id, created_at);
CREATE UNIQUE INDEX wallet_deposit_psp_tx ON public.wallet_deposit USING btree (psp_tx_id) WHERE (status <> 'canceled'::text);
CREATE INDEX wallet_deposit_psp_tx_canceled ON public.wallet_deposit USING btree (psp_tx_id) WHERE ((status = 'canceled'::text) AND (psp_tx_id IS NOT NULL));
CREATE INDEX wallet_deposit_rest ON public.wallet_deposit USING btree (updated_at) WHERE ((method = 'mobile_pay'::text) AND (status = 'implemented'::text) AND (amount_ore < requested_ore));
CREATE INDEX wallet_deposit_with_address ON public.wallet_deposit USING btree (updated_at) WHERE (redirect_url IS NOT NULL);
GRANT TABLE wallet_deposit: INSERT TO nordlys_app;
GRANT TABLE wallet_deposit: SELECT TO nordlys_app;
GRANT TABLE wallet_deposit: UPDATE TO nordlys_app;

CREATE TABLE wallet_given_again (
  given_id uuid NOT NULL,
  taken_id uuid NOT NULL,
  player_id integer NOT NULL,
  reference text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_given_again_pkey PRIMARY KEY (given_id),
  CONSTRAINT wallet_given_again_reference_fkey FOREIGN KEY (reference) REFERENCES wallet_deposit(reference),
  CONSTRAINT wallet_given_again_taken_id_key UNIQUE (taken_id)
);
CREATE INDEX wallet_given_again_player ON public.wallet_given_again USING btree (player_id);
GRANT TABLE wallet_given_again: INSERT TO nordlys_app;
GRANT TABLE wallet_given_again: SELECT TO nordlys_app;

CREATE TABLE wallet_notice_choice (
  choice_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  minutes integer NOT NULL,
  chosen_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_notice_choice_minutes_check CHECK ((minutes > 0)),
  CONSTRAINT wallet_notice_choice_pkey PRIMARY KEY (choice_id),
  CONSTRAINT wallet_notice_choice_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE INDEX wallet_notice_choice_by_player ON public.wallet_notice_choice USING btree (player_id, choice_id);
CREATE TRIGGER wallet_notice_choice_goes_with_its_player BEFORE DELETE ON public.wallet_notice_choice FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_notice_choice: DELETE TO nordlys_app;
GRANT TABLE wallet_notice_choice: INSERT TO nordlys_app;
GRANT TABLE wallet_notice_choice: SELECT TO nordlys_app;

CREATE TABLE wallet_other_holder (
  note_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  card_mark bytea NOT NULL,
  reference text NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  judged_at timestamp with time zone,
  judged_by_employee integer,
  reason text,
  CONSTRAINT wallet_other_holder_card_mark_check CHECK ((length(card_mark) = 32)),
  CONSTRAINT wallet_other_holder_check CHECK ((judged_at >= noted_at)),
  CONSTRAINT wallet_other_holder_judged_by_employee_fkey FOREIGN KEY (judged_by_employee) REFERENCES staff_employee(employee_id),
  CONSTRAINT wallet_other_holder_judged_whole CHECK ((((judged_at IS NULL) = (judged_by_employee IS NULL)) AND ((judged_at IS NULL) = (reason IS NULL)))),
  CONSTRAINT wallet_other_holder_pkey PRIMARY KEY (note_id),
  CONSTRAINT wallet_other_holder_player_id_card_mark_key UNIQUE (player_id, card_mark),
  CONSTRAINT wallet_other_holder_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id),
  CONSTRAINT wallet_other_holder_reference_fkey FOREIGN KEY (reference) REFERENCES wallet_deposit(reference)
);
CREATE INDEX wallet_other_holder_waits ON public.wallet_other_holder USING btree (note_id) WHERE (judged_at IS NULL);
CREATE TRIGGER wallet_other_holder_goes_with_its_player BEFORE DELETE ON public.wallet_other_holder FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_other_holder: DELETE TO nordlys_app;
GRANT TABLE wallet_other_holder: INSERT TO nordlys_app;
GRANT TABLE wallet_other_holder: SELECT TO nordlys_app;
GRANT TABLE wallet_other_holder: judged_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_other_holder: judged_by_employee: UPDATE TO nordlys_app;
GRANT TABLE wallet_other_holder: reason: UPDATE TO nordlys_app;

CREATE TABLE wallet_payment_callback (
  tx_id text NOT NULL,
  action text NOT NULL,
  input_hash text NOT NULL,
  answer json NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_payment_callback_action_check CHECK ((action = ANY (ARRAY['authorize'::text, 'transfer'::text, 'cancel'::text]))),
  CONSTRAINT wallet_payment_callback_pkey PRIMARY KEY (tx_id, action)
);
CREATE TRIGGER wallet_payment_callback_is_append_only BEFORE DELETE OR UPDATE ON public.wallet_payment_callback FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER wallet_payment_callback_is_never_emptied BEFORE TRUNCATE ON public.wallet_payment_callback FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE wallet_payment_callback: INSERT TO nordlys_app;
GRANT TABLE wallet_payment_callback: SELECT TO nordlys_app;

CREATE TABLE wallet_payment_status (
  status_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  payment_id text NOT NULL,
  direction text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  reason text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_payment_status_direction_check CHECK ((direction = ANY (ARRAY['deposit'::text, 'withdrawal'::text]))),
  CONSTRAINT wallet_payment_status_pkey PRIMARY KEY (status_id)
);
CREATE INDEX wallet_payment_status_by_time ON public.wallet_payment_status USING btree (at);
CREATE INDEX wallet_payment_status_payment ON public.wallet_payment_status USING btree (payment_id, status_id);
CREATE TRIGGER wallet_payment_status_is_append_only BEFORE DELETE OR UPDATE ON public.wallet_payment_status FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER wallet_payment_status_is_never_emptied BEFORE TRUNCATE ON public.wallet_payment_status FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
GRANT TABLE wallet_payment_status: INSERT TO nordlys_app;
GRANT TABLE wallet_payment_status: SELECT TO nordlys_app;

CREATE TABLE wallet_payout_batch (
  batch_id text NOT NULL,
  sealed_file text,
  sha256 text NOT NULL,
  payments integer NOT NULL,
  total_ore bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  refusal text,
  finished_at timestamp with time zone,
  asked_at timestamp with time zone,
  trouble text,
  trouble_since timestamp with time zone,
  alarmed_at timestamp with time zone,
  CONSTRAINT wallet_payout_batch_check CHECK (((trouble IS NULL) = (trouble_since IS NULL))),
  CONSTRAINT wallet_payout_batch_file_until_over CHECK (((sealed_file IS NOT NULL) OR (finished_at IS NOT NULL) OR (refusal IS NOT NULL))),
  CONSTRAINT wallet_payout_batch_payments_check CHECK ((payments > 0)),
  CONSTRAINT wallet_payout_batch_pkey PRIMARY KEY (batch_id),
  CONSTRAINT wallet_payout_batch_sealed_file_check CHECK ((sealed_file ~~ 'sealed.%'::text)),
  CONSTRAINT wallet_payout_batch_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT wallet_payout_batch_total_ore_check CHECK ((total_ore > 0))
);
CREATE INDEX wallet_payout_batch_open ON public.wallet_payout_batch USING btree (created_at) WHERE (finished_at IS NULL);
CREATE INDEX wallet_payout_batch_with_file ON public.wallet_payout_batch USING btree (created_at) WHERE (sealed_file IS NOT NULL);
GRANT TABLE wallet_payout_batch: INSERT TO nordlys_app;
GRANT TABLE wallet_payout_batch: SELECT TO nordlys_app;
GRANT TABLE wallet_payout_batch: UPDATE TO nordlys_app;

CREATE TABLE wallet_payout_check (
  check_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  withdrawal_id text NOT NULL,
  rule text,
  rule_version date,
  waits_for text NOT NULL,
  needs text[] NOT NULL DEFAULT '{}'::text[],
  sent text[] NOT NULL DEFAULT '{}'::text[],
  answered_at timestamp with time zone,
  people smallint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  asked_by integer,
  due_at timestamp with time zone,
  wish text,
  wished_by integer,
  decision text,
  decided_at timestamp with time zone,
  decided_by integer,
  reason text,
  reminded_at timestamp with time zone,
  CONSTRAINT wallet_payout_check_answered_whole CHECK (((answered_at IS NULL) OR ((waits_for = 'documents'::text) AND (needs <@ sent)))),
  CONSTRAINT wallet_payout_check_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT wallet_payout_check_by_two CHECK (((decision IS NULL) OR (people = 1) OR (asked_by IS NOT NULL) OR COALESCE(((wish = decision) AND (wished_by <> decided_by)), false))),
  CONSTRAINT wallet_payout_check_check CHECK ((answered_at >= asked_at)),
  CONSTRAINT wallet_payout_check_check1 CHECK ((decided_at >= asked_at)),
  CONSTRAINT wallet_payout_check_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT wallet_payout_check_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'refused'::text]))),
  CONSTRAINT wallet_payout_check_decision_is_whole CHECK ((((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (decided_by IS NULL)) AND ((NOT (decision IS DISTINCT FROM 'refused'::text)) = (reason IS NOT NULL)))),
  CONSTRAINT wallet_payout_check_names_documents CHECK ((((waits_for = 'documents'::text) = (cardinality(needs) > 0)) AND (sent <@ needs))),
  CONSTRAINT wallet_payout_check_not_by_asker CHECK (((asked_by <> decided_by) AND (asked_by <> wished_by))),
  CONSTRAINT wallet_payout_check_of_somebody CHECK ((((rule IS NULL) = (rule_version IS NULL)) AND ((rule IS NOT NULL) OR (asked_by IS NOT NULL)))),
  CONSTRAINT wallet_payout_check_once UNIQUE (withdrawal_id, rule),
  CONSTRAINT wallet_payout_check_people_check CHECK ((people = ANY (ARRAY[1, 2]))),
  CONSTRAINT wallet_payout_check_pkey PRIMARY KEY (check_id),
  CONSTRAINT wallet_payout_check_waits_for_check CHECK ((waits_for = ANY (ARRAY['documents'::text, 'approval'::text]))),
  CONSTRAINT wallet_payout_check_wish_check CHECK ((wish = ANY (ARRAY['approved'::text, 'refused'::text]))),
  CONSTRAINT wallet_payout_check_wish_is_whole CHECK (((wish IS NULL) = (wished_by IS NULL))),
  CONSTRAINT wallet_payout_check_wished_by_fkey FOREIGN KEY (wished_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT wallet_payout_check_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet_withdrawal(withdrawal_id)
);
CREATE UNIQUE INDEX wallet_payout_check_one_list ON public.wallet_payout_check USING btree (withdrawal_id) WHERE (waits_for = 'documents'::text);
CREATE INDEX wallet_payout_check_open ON public.wallet_payout_check USING btree (check_id) WHERE (decision IS NULL);
CREATE INDEX wallet_payout_check_reminded ON public.wallet_payout_check USING btree (reminded_at) WHERE (reminded_at IS NOT NULL);
CREATE TRIGGER wallet_payout_check_counts AFTER INSERT OR UPDATE ON public.wallet_payout_check FOR EACH ROW EXECUTE FUNCTION wallet_count_payout_check();
CREATE TRIGGER wallet_payout_check_is_kept BEFORE DELETE ON public.wallet_payout_check FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER wallet_payout_check_is_never_emptied BEFORE TRUNCATE ON public.wallet_payout_check FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER wallet_payout_check_stands BEFORE UPDATE ON public.wallet_payout_check FOR EACH ROW EXECUTE FUNCTION wallet_keep_payout_check();
GRANT TABLE wallet_payout_check: INSERT TO nordlys_app;
GRANT TABLE wallet_payout_check: SELECT TO nordlys_app;
GRANT TABLE wallet_payout_check: answered_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: asked_by: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: decided_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: decided_by: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: decision: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: due_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: reason: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: reminded_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: sent: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: wish: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_check: wished_by: UPDATE TO nordlys_app;

CREATE TABLE wallet_payout_mark (
  mark_id integer NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  reason text NOT NULL,
  marked_at timestamp with time zone NOT NULL,
  marked_by integer NOT NULL,
  lifted_at timestamp with time zone,
  lifted_by integer,
  CONSTRAINT wallet_payout_mark_by_two CHECK ((marked_by <> lifted_by)),
  CONSTRAINT wallet_payout_mark_check CHECK ((lifted_at >= marked_at)),
  CONSTRAINT wallet_payout_mark_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT wallet_payout_mark_lifted_whole CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  CONSTRAINT wallet_payout_mark_marked_by_fkey FOREIGN KEY (marked_by) REFERENCES staff_employee(employee_id),
  CONSTRAINT wallet_payout_mark_pkey PRIMARY KEY (mark_id),
  CONSTRAINT wallet_payout_mark_reason_check CHECK ((reason <> ''::text))
);
CREATE UNIQUE INDEX wallet_payout_mark_one_of_a_player ON public.wallet_payout_mark USING btree (player_id) WHERE (lifted_at IS NULL);
CREATE TRIGGER wallet_payout_mark_goes_with_its_player BEFORE DELETE ON public.wallet_payout_mark FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_payout_mark: DELETE TO nordlys_app;
GRANT TABLE wallet_payout_mark: INSERT TO nordlys_app;
GRANT TABLE wallet_payout_mark: SELECT TO nordlys_app;
GRANT TABLE wallet_payout_mark: lifted_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_payout_mark: lifted_by: UPDATE TO nordlys_app;

CREATE TABLE wallet_play_notice (
  notice_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  told_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_play_notice_check CHECK ((told_at <= closed_at)),
  CONSTRAINT wallet_play_notice_pkey PRIMARY KEY (notice_id),
  CONSTRAINT wallet_play_notice_player_id_fkey FOREIGN KEY (player_id) REFERENCES players_player(player_id)
);
CREATE UNIQUE INDEX wallet_play_notice_by_player ON public.wallet_play_notice USING btree (player_id, told_at);
CREATE TRIGGER wallet_play_notice_goes_with_its_player BEFORE DELETE ON public.wallet_play_notice FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_play_notice: DELETE TO nordlys_app;
GRANT TABLE wallet_play_notice: INSERT TO nordlys_app;
GRANT TABLE wallet_play_notice: SELECT TO nordlys_app;

CREATE TABLE wallet_play_session (
  id uuid NOT NULL,
  player integer NOT NULL,
  game text NOT NULL,
  session_id text NOT NULL,
  token_hash bytea NOT NULL,
  token_expires_at timestamp with time zone NOT NULL,
  redeemed_at timestamp with time zone,
  play_until timestamp with time zone NOT NULL,
  started_at timestamp with time zone NOT NULL,
  logged_in_at timestamp with time zone,
  notice_ms bigint,
  CONSTRAINT wallet_play_session_check CHECK (((logged_in_at IS NULL) = (notice_ms IS NULL))),
  CONSTRAINT wallet_play_session_notice_ms_check CHECK ((notice_ms > 0)),
  CONSTRAINT wallet_play_session_pkey PRIMARY KEY (id),
  CONSTRAINT wallet_play_session_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player),
  CONSTRAINT wallet_play_session_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX wallet_play_session_by_player ON public.wallet_play_session USING btree (player);
CREATE INDEX wallet_play_session_opened ON public.wallet_play_session USING btree (player, redeemed_at) WHERE (redeemed_at IS NOT NULL);
CREATE TRIGGER wallet_play_session_goes_with_its_player BEFORE DELETE ON public.wallet_play_session FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove('player');
GRANT TABLE wallet_play_session: DELETE TO nordlys_app;
GRANT TABLE wallet_play_session: INSERT TO nordlys_app;
GRANT TABLE wallet_play_session: SELECT TO nordlys_app;
GRANT TABLE wallet_play_session: UPDATE TO nordlys_app;

CREATE TABLE wallet_raised_round (
  round uuid NOT NULL,
  raised_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_raised_round_pkey PRIMARY KEY (round),
  CONSTRAINT wallet_raised_round_round_fkey FOREIGN KEY (round) REFERENCES ledger_round(id)
);
GRANT TABLE wallet_raised_round: INSERT TO nordlys_app;
GRANT TABLE wallet_raised_round: SELECT TO nordlys_app;

CREATE TABLE wallet_refused_request (
  player_id integer NOT NULL,
  idempotency_key uuid NOT NULL,
  input_hash text NOT NULL,
  answer json NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_refused_request_pkey PRIMARY KEY (player_id, idempotency_key)
);
CREATE INDEX wallet_refused_request_by_time ON public.wallet_refused_request USING btree (at);
CREATE TRIGGER wallet_refused_request_goes_with_its_player BEFORE DELETE ON public.wallet_refused_request FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_refused_request: DELETE TO nordlys_app;
GRANT TABLE wallet_refused_request: INSERT TO nordlys_app;
GRANT TABLE wallet_refused_request: SELECT TO nordlys_app;

CREATE TABLE wallet_supplier_player (
  supplier smallint NOT NULL,
  player_ref text NOT NULL,
  player integer NOT NULL,
  first_opened_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_supplier_player_pkey PRIMARY KEY (supplier, player_ref),
  CONSTRAINT wallet_supplier_player_player_fkey FOREIGN KEY (player) REFERENCES ledger_player(player),
  CONSTRAINT wallet_supplier_player_supplier_fkey FOREIGN KEY (supplier) REFERENCES ledger_supplier(id),
  CONSTRAINT wallet_supplier_player_supplier_player_key UNIQUE (supplier, player)
);
CREATE TRIGGER wallet_supplier_player_goes_with_its_player BEFORE DELETE ON public.wallet_supplier_player FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove('player');
GRANT TABLE wallet_supplier_player: DELETE TO nordlys_app;
GRANT TABLE wallet_supplier_player: INSERT TO nordlys_app;
GRANT TABLE wallet_supplier_player: SELECT TO nordlys_app;

CREATE TABLE wallet_take_back (
  posted_as text NOT NULL,
  tx_id text NOT NULL,
  reference text NOT NULL,
  cause text NOT NULL,
  amount_ore bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_take_back_amount_ore_check CHECK ((amount_ore > 0)),
  CONSTRAINT wallet_take_back_cause_check CHECK ((cause = ANY (ARRAY['refund'::text, 'dispute'::text, 'dispute-won'::text]))),
  CONSTRAINT wallet_take_back_pkey PRIMARY KEY (posted_as),
  CONSTRAINT wallet_take_back_reference_fkey FOREIGN KEY (reference) REFERENCES wallet_deposit(reference)
);
CREATE INDEX wallet_take_back_reference ON public.wallet_take_back USING btree (reference);
CREATE INDEX wallet_take_back_tx ON public.wallet_take_back USING btree (tx_id);
GRANT TABLE wallet_take_back: INSERT TO nordlys_app;
GRANT TABLE wallet_take_back: SELECT TO nordlys_app;

CREATE TABLE wallet_wagering_choice (
  choice_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  minutes integer NOT NULL,
  chosen_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_wagering_choice_minutes_check CHECK ((minutes >= 0)),
  CONSTRAINT wallet_wagering_choice_pkey PRIMARY KEY (choice_id),
  CONSTRAINT wallet_wagering_choice_player_id_fkey FOREIGN KEY (player_id) REFERENCES ledger_player(player)
);
CREATE INDEX wallet_wagering_choice_by_player ON public.wallet_wagering_choice USING btree (player_id, choice_id);
CREATE TRIGGER wallet_wagering_choice_goes_with_its_player BEFORE DELETE ON public.wallet_wagering_choice FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_wagering_choice: DELETE TO nordlys_app;
GRANT TABLE wallet_wagering_choice: INSERT TO nordlys_app;
GRANT TABLE wallet_wagering_choice: SELECT TO nordlys_app;

CREATE TABLE wallet_wagering_notice (
  notice_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START 1 INCREMENT 1 CACHE 1),
  player_id integer NOT NULL,
  bonus_id uuid NOT NULL,
  told_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_wagering_notice_check CHECK ((told_at <= closed_at)),
  CONSTRAINT wallet_wagering_notice_pkey PRIMARY KEY (notice_id),
  CONSTRAINT wallet_wagering_notice_player_id_fkey FOREIGN KEY (player_id) REFERENCES ledger_player(player)
);
CREATE INDEX wallet_wagering_notice_by_bonus ON public.wallet_wagering_notice USING btree (bonus_id, told_at);
CREATE INDEX wallet_wagering_notice_by_player ON public.wallet_wagering_notice USING btree (player_id);
CREATE TRIGGER wallet_wagering_notice_goes_with_its_player BEFORE DELETE ON public.wallet_wagering_notice FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_wagering_notice: DELETE TO nordlys_app;
GRANT TABLE wallet_wagering_notice: INSERT TO nordlys_app;
GRANT TABLE wallet_wagering_notice: SELECT TO nordlys_app;

CREATE TABLE wallet_withdrawal (
  withdrawal_id text NOT NULL,
  player_id integer NOT NULL,
  amount_ore bigint NOT NULL,
  status text NOT NULL,
  reason text,
  batch_id text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  late_told_at timestamp with time zone,
  void_bonus_id uuid,
  restored_bonus_id uuid,
  restored_bonus_ore bigint,
  left_out_at timestamp with time zone,
  left_out_told_at timestamp with time zone,
  cancelable_until timestamp with time zone NOT NULL,
  open_checks smallint NOT NULL DEFAULT 0,
  adopted_at timestamp with time zone,
  CONSTRAINT wallet_withdrawal_adopted_with_a_file CHECK (((adopted_at IS NULL) OR (batch_id IS NOT NULL))),
  CONSTRAINT wallet_withdrawal_amount_ore_check CHECK ((amount_ore > 0)),
  CONSTRAINT wallet_withdrawal_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES wallet_payout_batch(batch_id),
  CONSTRAINT wallet_withdrawal_check CHECK (((batch_id IS NULL) = (status = ANY (ARRAY['pending'::text, 'canceled'::text])))),
  CONSTRAINT wallet_withdrawal_check2 CHECK (((restored_bonus_id IS NULL) = (restored_bonus_ore IS NULL))),
  CONSTRAINT wallet_withdrawal_check3 CHECK (((left_out_told_at IS NULL) OR (left_out_at IS NOT NULL))),
  CONSTRAINT wallet_withdrawal_check4 CHECK ((cancelable_until >= created_at)),
  CONSTRAINT wallet_withdrawal_open_checks_check CHECK ((open_checks >= 0)),
  CONSTRAINT wallet_withdrawal_pkey PRIMARY KEY (withdrawal_id),
  CONSTRAINT wallet_withdrawal_restored_when_back CHECK (((restored_bonus_id IS NULL) OR ((void_bonus_id IS NOT NULL) AND ((status = 'reversed'::text) OR ((status = 'canceled'::text) AND (reason IS NOT NULL)))))),
  CONSTRAINT wallet_withdrawal_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'initiated'::text, 'implemented'::text, 'canceled'::text, 'reversed'::text]))),
  CONSTRAINT wallet_withdrawal_waits_for_people CHECK (((open_checks = 0) OR (status = ANY (ARRAY['pending'::text, 'canceled'::text])) OR (adopted_at IS NOT NULL)))
);
CREATE INDEX wallet_withdrawal_batch ON public.wallet_withdrawal USING btree (batch_id);
CREATE INDEX wallet_withdrawal_outside ON public.wallet_withdrawal USING btree (updated_at) WHERE (batch_id IS NOT NULL);
CREATE INDEX wallet_withdrawal_pending ON public.wallet_withdrawal USING btree (cancelable_until) WHERE ((status = 'pending'::text) AND (open_checks = 0));
CREATE INDEX wallet_withdrawal_player ON public.wallet_withdrawal USING btree (player_id, created_at);
CREATE INDEX wallet_withdrawal_under_way ON public.wallet_withdrawal USING btree (updated_at) WHERE ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'initiated'::text])) AND (late_told_at IS NULL));
GRANT TABLE wallet_withdrawal: SELECT TO nordlys_app;
GRANT TABLE wallet_withdrawal: adopted_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: amount_ore: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: batch_id: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: batch_id: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: cancelable_until: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: created_at: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: late_told_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: left_out_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: left_out_told_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: player_id: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: reason: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: reason: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: restored_bonus_id: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: restored_bonus_ore: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: status: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: status: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: updated_at: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: updated_at: UPDATE TO nordlys_app;
GRANT TABLE wallet_withdrawal: void_bonus_id: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal: withdrawal_id: INSERT TO nordlys_app;

CREATE TABLE wallet_withdrawal_intent (
  intent_id text NOT NULL,
  player_id integer NOT NULL,
  amount_ore bigint NOT NULL,
  idempotency_key uuid NOT NULL,
  input_hash text NOT NULL,
  withdrawal_id text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  refusal text,
  withdrawable_ore bigint,
  CONSTRAINT wallet_withdrawal_intent_amount_ore_check CHECK ((amount_ore > 0)),
  CONSTRAINT wallet_withdrawal_intent_check CHECK (((refusal IS NULL) OR (withdrawal_id IS NULL))),
  CONSTRAINT wallet_withdrawal_intent_check1 CHECK (((withdrawable_ore IS NULL) = (refusal IS NULL))),
  CONSTRAINT wallet_withdrawal_intent_pkey PRIMARY KEY (intent_id),
  CONSTRAINT wallet_withdrawal_intent_player_id_idempotency_key_key UNIQUE (player_id, idempotency_key),
  CONSTRAINT wallet_withdrawal_intent_refusal_check CHECK ((refusal = ANY (ARRAY['not-possible'::text, 'too-little-money'::text]))),
  CONSTRAINT wallet_withdrawal_intent_withdrawable_ore_check CHECK ((withdrawable_ore >= 0)),
  CONSTRAINT wallet_withdrawal_intent_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet_withdrawal(withdrawal_id),
  CONSTRAINT wallet_withdrawal_intent_withdrawal_id_key UNIQUE (withdrawal_id)
);
CREATE TRIGGER wallet_withdrawal_intent_goes_with_its_player BEFORE DELETE ON public.wallet_withdrawal_intent FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
GRANT TABLE wallet_withdrawal_intent: DELETE TO nordlys_app;
GRANT TABLE wallet_withdrawal_intent: INSERT TO nordlys_app;
GRANT TABLE wallet_withdrawal_intent: SELECT TO nordlys_app;
GRANT TABLE wallet_withdrawal_intent: UPDATE TO nordlys_app;

CREATE VIEW audit_balances AS sha256:638446bfbe457344;
GRANT VIEW audit_balances: SELECT TO auditor;
GRANT VIEW audit_balances: SELECT TO nordlys_app;

CREATE VIEW audit_bonus_choices AS sha256:7e7c18cc76692af9;
GRANT VIEW audit_bonus_choices: SELECT TO auditor;

CREATE VIEW audit_bonus_offers AS sha256:d5545923ef857e9e;
GRANT VIEW audit_bonus_offers: SELECT TO auditor;

CREATE VIEW audit_bonuses AS sha256:df517f05ef5c1430;
GRANT VIEW audit_bonuses: SELECT TO auditor;
GRANT VIEW audit_bonuses: SELECT TO nordlys_app;

CREATE VIEW audit_chain_faults AS sha256:a64654503ce5cd2a;
GRANT VIEW audit_chain_faults: SELECT TO auditor;
GRANT VIEW audit_chain_faults: SELECT TO nordlys_app;

CREATE VIEW audit_complaints AS sha256:6d4624b6428b76bd;
GRANT VIEW audit_complaints: SELECT TO auditor;

CREATE VIEW audit_consents AS sha256:639895e9b0b5ebce;
GRANT VIEW audit_consents: SELECT TO auditor;

CREATE VIEW audit_difference_changes AS sha256:35a840395f5f5133;
GRANT VIEW audit_difference_changes: SELECT TO auditor;
GRANT VIEW audit_difference_changes: SELECT TO nordlys_app;

CREATE VIEW audit_differences AS sha256:7c51b891d89bca9c;
GRANT VIEW audit_differences: SELECT TO auditor;
GRANT VIEW audit_differences: SELECT TO nordlys_app;

CREATE VIEW audit_documents AS sha256:5cea369c2cf9df0a;
GRANT VIEW audit_documents: SELECT TO auditor;

CREATE VIEW audit_employees AS sha256:8f818e587d82e357;
GRANT VIEW audit_employees: SELECT TO auditor;

CREATE VIEW audit_entries AS sha256:8ea3f5821f2c33dd;
GRANT VIEW audit_entries: SELECT TO auditor;
GRANT VIEW audit_entries: SELECT TO nordlys_app;

CREATE VIEW audit_exclusions AS sha256:5934bcd9ea2d92c8;
GRANT VIEW audit_exclusions: SELECT TO auditor;
GRANT VIEW audit_exclusions: SELECT TO nordlys_app;

CREATE VIEW audit_jackpots AS sha256:a52973228fe93e43;
GRANT VIEW audit_jackpots: SELECT TO auditor;
GRANT VIEW audit_jackpots: SELECT TO nordlys_app;

CREATE VIEW audit_limit_changes AS sha256:71832943043e43aa;
GRANT VIEW audit_limit_changes: SELECT TO auditor;

CREATE VIEW audit_limits AS sha256:c71fd27200f86958;
GRANT VIEW audit_limits: SELECT TO auditor;

CREATE VIEW audit_lines AS sha256:f79de6bee7c0a3f1;
GRANT VIEW audit_lines: SELECT TO auditor;

CREATE VIEW audit_locks AS sha256:11e47fed95cceb17;
GRANT VIEW audit_locks: SELECT TO auditor;

CREATE VIEW audit_markers AS sha256:dc7a1627e1009fb4;
GRANT VIEW audit_markers: SELECT TO auditor;

CREATE VIEW audit_pauses AS sha256:528b3c347914593a;
GRANT VIEW audit_pauses: SELECT TO auditor;

CREATE VIEW audit_payment_statuses AS sha256:916479290a822443;
GRANT VIEW audit_payment_statuses: SELECT TO auditor;

CREATE VIEW audit_payments AS sha256:25cd55cdcede7f83;
GRANT VIEW audit_payments: SELECT TO auditor;

CREATE VIEW audit_play_notices AS sha256:474e918f5b0e56c1;
GRANT VIEW audit_play_notices: SELECT TO auditor;

CREATE VIEW audit_pools AS sha256:e34cb605529cbdeb;
GRANT VIEW audit_pools: SELECT TO auditor;
GRANT VIEW audit_pools: SELECT TO nordlys_app;

CREATE VIEW audit_reconciliations AS sha256:4f52bcce6bfcceba;
GRANT VIEW audit_reconciliations: SELECT TO auditor;
GRANT VIEW audit_reconciliations: SELECT TO nordlys_app;

CREATE VIEW audit_rounds AS sha256:66830296eeb69d17;
GRANT VIEW audit_rounds: SELECT TO auditor;
GRANT VIEW audit_rounds: SELECT TO nordlys_app;

CREATE VIEW audit_session_expiries AS sha256:14363640cc516436;
GRANT VIEW audit_session_expiries: SELECT TO auditor;

CREATE VIEW audit_spins AS sha256:67fc7e83e47ee482;
GRANT VIEW audit_spins: SELECT TO auditor;
GRANT VIEW audit_spins: SELECT TO nordlys_app;

CREATE VIEW audit_supplier_txns AS sha256:6016bf15dce46dbd;
GRANT VIEW audit_supplier_txns: SELECT TO auditor;
GRANT VIEW audit_supplier_txns: SELECT TO nordlys_app;

CREATE VIEW audit_table_rounds AS sha256:c2f261683c696b7c;
GRANT VIEW audit_table_rounds: SELECT TO auditor;
GRANT VIEW audit_table_rounds: SELECT TO nordlys_app;

CREATE VIEW audit_txns AS sha256:515f9875b7db88d4;
GRANT VIEW audit_txns: SELECT TO auditor;
GRANT VIEW audit_txns: SELECT TO nordlys_app;

CREATE VIEW reconciliation_movement AS sha256:c46203ec21e2de13;
GRANT VIEW reconciliation_movement: SELECT TO nordlys_app;

CREATE FUNCTION audit_account_entries(p_account text) AS sha256:1bc22f576a7164e4;
GRANT FUNCTION audit_account_entries(p_account text): EXECUTE TO auditor;
GRANT FUNCTION audit_account_entries(p_account text): EXECUTE TO nordlys_app;

CREATE FUNCTION audit_await_seal() AS sha256:bc497f09e595ea49;
GRANT FUNCTION audit_await_seal(): EXECUTE TO PUBLIC;

CREATE FUNCTION audit_balance_at(p_account text, p_at timestamp with time zone) AS sha256:05942c0b3ec2be69;
GRANT FUNCTION audit_balance_at(p_account text, p_at timestamp with time zone): EXECUTE TO auditor;
GRANT FUNCTION audit_balance_at(p_account text, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION audit_first_hash() AS sha256:86293a8e8d0b2b31;
GRANT FUNCTION audit_first_hash(): EXECUTE TO PUBLIC;

CREATE FUNCTION audit_hash_of(p_before bytea, p_number bigint, p_sealed_at timestamp with time zone, p_line audit_line) AS sha256:0f38af03db8793d4;
GRANT FUNCTION audit_hash_of(p_before bytea, p_number bigint, p_sealed_at timestamp with time zone, p_line audit_line): EXECUTE TO PUBLIC;

CREATE FUNCTION audit_player_funds(p_at timestamp with time zone) AS sha256:e5a0be1362e10963;
GRANT FUNCTION audit_player_funds(p_at timestamp with time zone): EXECUTE TO auditor;
GRANT FUNCTION audit_player_funds(p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION audit_refuse_change() AS sha256:09e4cf32092d242b;
GRANT FUNCTION audit_refuse_change(): EXECUTE TO PUBLIC;

CREATE FUNCTION audit_seal_lines(p_at timestamp with time zone, p_max integer) AS sha256:cf70c85415813168;
GRANT FUNCTION audit_seal_lines(p_at timestamp with time zone, p_max integer): EXECUTE TO nordlys_app;

CREATE FUNCTION audit_statement(p_account text, p_from timestamp with time zone, p_to timestamp with time zone) AS sha256:b3978883ad70837b;
GRANT FUNCTION audit_statement(p_account text, p_from timestamp with time zone, p_to timestamp with time zone): EXECUTE TO auditor;
GRANT FUNCTION audit_statement(p_account text, p_from timestamp with time zone, p_to timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION content_count_up() AS sha256:bb4a8befbb471e15;

CREATE FUNCTION content_note_change() AS sha256:2fe148943a07d21f;
GRANT FUNCTION content_note_change(): EXECUTE TO PUBLIC;

CREATE FUNCTION content_note_image() AS sha256:b028ce2b1c879920;
GRANT FUNCTION content_note_image(): EXECUTE TO PUBLIC;

CREATE FUNCTION documents_keep_review() AS sha256:bb9a36542f136c5d;
GRANT FUNCTION documents_keep_review(): EXECUTE TO PUBLIC;

CREATE FUNCTION jobs_add(task text, payload json, run_at timestamp with time zone, job_key text) AS sha256:2337a44df7b1e238;
GRANT FUNCTION jobs_add(task text, payload json, run_at timestamp with time zone, job_key text): EXECUTE TO nordlys_app;

CREATE FUNCTION jobs_forget_failed(before timestamp with time zone) AS sha256:90110e6316b2fa2b;
GRANT FUNCTION jobs_forget_failed(before timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_add_bonus_money(leg ledger_journal, p_home text, p_amount bigint) AS sha256:2229a062383b18c6;

CREATE FUNCTION ledger_begin_play(p_player integer, p_session uuid, p_login text, p_until timestamp with time zone, p_at timestamp with time zone) AS sha256:9e0d680f6e02a73b;
GRANT FUNCTION ledger_begin_play(p_player integer, p_session uuid, p_login text, p_until timestamp with time zone, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_bet(p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid, p_definition integer, p_stake bigint, p_input uuid, p_key uuid, p_at timestamp with time zone) AS sha256:57f834ced401a8d0;
GRANT FUNCTION ledger_bet(p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid, p_definition integer, p_stake bigint, p_input uuid, p_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_bet_and_win(p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid, p_definition integer, p_stake bigint, p_win bigint, p_ends boolean, p_input uuid, p_key uuid, p_win_key uuid, p_end_key uuid, p_at timestamp with time zone) AS sha256:25c0305e0fd6fff0;
GRANT FUNCTION ledger_bet_and_win(p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid, p_definition integer, p_stake bigint, p_win bigint, p_ends boolean, p_input uuid, p_key uuid, p_win_key uuid, p_end_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_bonus_home(p_player integer, p_bonus uuid, p_wagered bigint, p_at timestamp with time zone) AS sha256:bce5f909a7104587;

CREATE FUNCTION ledger_claim_silent_rounds(p_opened_before timestamp with time zone, p_asked_before timestamp with time zone, p_limit integer, p_at timestamp with time zone) AS sha256:485c8302f9af9394;
GRANT FUNCTION ledger_claim_silent_rounds(p_opened_before timestamp with time zone, p_asked_before timestamp with time zone, p_limit integer, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_close_bonuses(p_player integer[], p_at timestamp with time zone) AS sha256:6f1999e1126581f7;

CREATE FUNCTION ledger_close_day(p_begins timestamp with time zone, p_ends timestamp with time zone, p_after integer, p_limit integer, p_movements integer) AS sha256:fbfd7aa18e0005c5;
GRANT FUNCTION ledger_close_day(p_begins timestamp with time zone, p_ends timestamp with time zone, p_after integer, p_limit integer, p_movements integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_counts(j ledger_journal) AS sha256:1f091ee605067bf4;
GRANT FUNCTION ledger_counts(j ledger_journal): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_define(p_hash bytea, p_game text, p_gamble boolean, p_bonus boolean) AS sha256:28c77598c80dbc5e;
GRANT FUNCTION ledger_define(p_hash bytea, p_game text, p_gamble boolean, p_bonus boolean): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_digest_month(p_month date) AS sha256:b70a0ae0538269c0;

CREATE FUNCTION ledger_divide_win(leg ledger_journal, game ledger_round, p_tx text, p_win bigint, p_at timestamp with time zone) AS sha256:bdcbeababc9db1e8;

CREATE FUNCTION ledger_drop_waiting_limit(p_player integer, p_measure text, p_period text, p_at timestamp with time zone) AS sha256:91c21dc23128f763;
GRANT FUNCTION ledger_drop_waiting_limit(p_player integer, p_measure text, p_period text, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_end_bonus(p_player integer, p_reason text, p_at timestamp with time zone) AS sha256:ca97fdf70b73021e;

CREATE FUNCTION ledger_end_in_game(p_supplier smallint, p_tx text, p_round text, p_player integer, p_definition integer, p_input uuid, p_key uuid, p_at timestamp with time zone) AS sha256:eea2d2dfd484f090;
GRANT FUNCTION ledger_end_in_game(p_supplier smallint, p_tx text, p_round text, p_player integer, p_definition integer, p_input uuid, p_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_end_play(p_player integer, p_at timestamp with time zone, p_login text) AS sha256:645bfd87a04d5d02;
GRANT FUNCTION ledger_end_play(p_player integer, p_at timestamp with time zone, p_login text): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_end_round(p_supplier smallint, p_tx text, p_round text, p_input uuid, p_key uuid, p_at timestamp with time zone) AS sha256:40318204e8b09285;
GRANT FUNCTION ledger_end_round(p_supplier smallint, p_tx text, p_round text, p_input uuid, p_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_fall_due(p_player integer[], p_begins boolean, p_at timestamp with time zone) AS sha256:778c91dca3f1fc3a;

CREATE FUNCTION ledger_finish(p_supplier smallint, p_key uuid, p_movement uuid, p_round uuid, p_stake bigint, p_payout bigint, p_seed bytea, p_choices bytea, p_input uuid, p_at timestamp with time zone, p_automatic_from smallint) AS sha256:0ce5477c5286135a;
GRANT FUNCTION ledger_finish(p_supplier smallint, p_key uuid, p_movement uuid, p_round uuid, p_stake bigint, p_payout bigint, p_seed bytea, p_choices bytea, p_input uuid, p_at timestamp with time zone, p_automatic_from smallint): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_finish_batch(p_supplier smallint, p_key uuid[], p_movement uuid[], p_round uuid[], p_stake bigint[], p_payout bigint[], p_seed bytea[], p_choices bytea[], p_input uuid[], p_automatic_from smallint[], p_at timestamp with time zone, OUT o_key uuid[], OUT o_balance bigint[]) AS sha256:e34f2cafa259589e;
GRANT FUNCTION ledger_finish_batch(p_supplier smallint, p_key uuid[], p_movement uuid[], p_round uuid[], p_stake bigint[], p_payout bigint[], p_seed bytea[], p_choices bytea[], p_input uuid[], p_automatic_from smallint[], p_at timestamp with time zone, OUT o_key uuid[], OUT o_balance bigint[]): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_first_key(p_at timestamp with time zone) AS sha256:56eb20de3aae9d8a;
GRANT FUNCTION ledger_first_key(p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_forget_sums() AS sha256:3207f407fd9867f9;

CREATE FUNCTION ledger_fund_pool(p_pool smallint, p_at timestamp with time zone) AS sha256:f5bf4d3059a32038;

CREATE FUNCTION ledger_fund_pools(p_at timestamp with time zone) AS sha256:9a566625414f44dd;
GRANT FUNCTION ledger_fund_pools(p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_grant_bonus(p_bonus uuid, p_player integer, p_amount bigint, p_required bigint, p_stake_max bigint, p_games text[], p_expires_at timestamp with time zone, p_input uuid, p_at timestamp with time zone) AS sha256:b2a13f828fc73581;
GRANT FUNCTION ledger_grant_bonus(p_bonus uuid, p_player integer, p_amount bigint, p_required bigint, p_stake_max bigint, p_games text[], p_expires_at timestamp with time zone, p_input uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_grant_spins(p_grant uuid, p_player integer, p_offer text, p_offer_version integer, p_games text[], p_value bigint, p_count integer, p_expires_at timestamp with time zone, p_input uuid, p_at timestamp with time zone) AS sha256:c36e33523e9ef101;
GRANT FUNCTION ledger_grant_spins(p_grant uuid, p_player integer, p_offer text, p_offer_version integer, p_games text[], p_value bigint, p_count integer, p_expires_at timestamp with time zone, p_input uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_hold_jackpots(p_pool smallint, p_player integer) AS sha256:6f1fecf91e990522;
GRANT FUNCTION ledger_hold_jackpots(p_pool smallint, p_player integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_hold_player(p_player integer) AS sha256:48abf594035b2029;
GRANT FUNCTION ledger_hold_player(p_player integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_keep_stretches(p_at timestamp with time zone, p_before timestamp with time zone, p_due timestamp with time zone, p_limit integer) AS sha256:826792046b5bb439;
GRANT FUNCTION ledger_keep_stretches(p_at timestamp with time zone, p_before timestamp with time zone, p_due timestamp with time zone, p_limit integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_lock_supplier_tx(p_supplier smallint, p_tx text) AS sha256:9c12ce42b10aad20;

CREATE FUNCTION ledger_move(leg ledger_journal, p_player integer) AS sha256:001b258ecfe8a267;

CREATE FUNCTION ledger_name_supplier(p_name text) AS sha256:149858b8c23abe3e;
GRANT FUNCTION ledger_name_supplier(p_name text): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_new_key(p_at timestamp with time zone) AS sha256:40e2ba3ee8a09fe0;

CREATE FUNCTION ledger_note_live_rounds(p_key uuid[], p_player integer[], p_round bigint[], p_tell_from timestamp with time zone[], p_left boolean[]) AS sha256:e35a61b0300107e5;
GRANT FUNCTION ledger_note_live_rounds(p_key uuid[], p_player integer[], p_round bigint[], p_tell_from timestamp with time zone[], p_left boolean[]): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_note_play_time(account ledger_player, p_at timestamp with time zone) AS sha256:5f0d8f49b01319ea;

CREATE FUNCTION ledger_open_accounts(p_player integer) AS sha256:fe8fc5a690d96c59;
GRANT FUNCTION ledger_open_accounts(p_player integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_open_jackpot(p_pool smallint, p_tier smallint, p_seed bigint, p_growth bigint, p_reserve bigint, p_rate bigint, p_maximum bigint, p_kept smallint, p_at timestamp with time zone) AS sha256:a280a0a6d46dee7d;
GRANT FUNCTION ledger_open_jackpot(p_pool smallint, p_tier smallint, p_seed bigint, p_growth bigint, p_reserve bigint, p_rate bigint, p_maximum bigint, p_kept smallint, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_open_pool(p_pool smallint, p_name text) AS sha256:eba0dba394e6c44c;
GRANT FUNCTION ledger_open_pool(p_pool smallint, p_name text): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_own_lane() AS sha256:7adeb55d7f7444c6;

CREATE FUNCTION ledger_part_day(p_player integer, p_ends timestamp with time zone, p_movements integer) AS sha256:5c8df09e7a5852b3;

CREATE FUNCTION ledger_pay_jackpot(p_key uuid, p_pool smallint, p_player integer, p_amount bigint, p_reference text, p_input uuid, p_at timestamp with time zone, OUT o_outcome text, OUT o_cash bigint) AS sha256:84ac73b08d680cd8;
GRANT FUNCTION ledger_pay_jackpot(p_key uuid, p_pool smallint, p_player integer, p_amount bigint, p_reference text, p_input uuid, p_at timestamp with time zone, OUT o_outcome text, OUT o_cash bigint): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_period(p_period text) AS sha256:b4a8d050f3049af8;

CREATE FUNCTION ledger_play_limits(p_player integer, p_at timestamp with time zone) AS sha256:bc430e85218b99d4;
GRANT FUNCTION ledger_play_limits(p_player integer, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_post_transfer(p_key uuid, p_kind text, p_player integer, p_amount bigint, p_reference text, p_hold text, p_input uuid, p_at timestamp with time zone, OUT o_outcome text, OUT o_cash bigint, OUT o_bonus bigint, OUT o_reserved bigint, OUT o_debt bigint) AS sha256:03578f52ab0a8052;
GRANT FUNCTION ledger_post_transfer(p_key uuid, p_kind text, p_player integer, p_amount bigint, p_reference text, p_hold text, p_input uuid, p_at timestamp with time zone, OUT o_outcome text, OUT o_cash bigint, OUT o_bonus bigint, OUT o_reserved bigint, OUT o_debt bigint): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_prepare_months(p_at timestamp with time zone) AS sha256:532ac2d5abcb448f;
GRANT FUNCTION ledger_prepare_months(p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_refusal_name(p_refusal smallint) AS sha256:15cad897b0920901;

CREATE FUNCTION ledger_refuse_change() AS sha256:d799a53417f35b0c;

CREATE FUNCTION ledger_return_room(p_player integer, p_loss bigint, p_stake bigint, p_booked_at timestamp with time zone) AS sha256:a259609e71aed6f3;

CREATE FUNCTION ledger_return_stake(leg ledger_journal, account ledger_player, game ledger_round, target ledger_supplier_tx, before ledger_journal, p_at timestamp with time zone) AS sha256:02c4af8bc5eaca3d;

CREATE FUNCTION ledger_revoke_login(p_player integer, p_login text, p_at timestamp with time zone) AS sha256:fdd81f91932462f4;
GRANT FUNCTION ledger_revoke_login(p_player integer, p_login text, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_rollback(p_supplier smallint, p_tx text, p_target text, p_input uuid, p_key uuid, p_at timestamp with time zone) AS sha256:22d84a281daa824e;
GRANT FUNCTION ledger_rollback(p_supplier smallint, p_tx text, p_target text, p_input uuid, p_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_round_answer(p_supplier smallint, p_tx text, p_action text, p_input uuid, p_round text, p_player integer, p_definition integer) AS sha256:e1942e9c00c14c68;

CREATE FUNCTION ledger_set_bar(p_player integer, p_reason text, p_until timestamp with time zone, p_at timestamp with time zone) AS sha256:a9d3c23caf4d4f41;
GRANT FUNCTION ledger_set_bar(p_player integer, p_reason text, p_until timestamp with time zone, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_set_due(p_player integer) AS sha256:0b99fb771fd519f2;

CREATE FUNCTION ledger_set_notice_due(p_player integer, p_due_at timestamp with time zone) AS sha256:097ba8991465eca9;
GRANT FUNCTION ledger_set_notice_due(p_player integer, p_due_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_set_play_limit(p_player integer, p_measure text, p_period text, p_size bigint, p_from timestamp with time zone, p_at timestamp with time zone) AS sha256:2e737f3ccceb7760;
GRANT FUNCTION ledger_set_play_limit(p_player integer, p_measure text, p_period text, p_size bigint, p_from timestamp with time zone, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_settle(p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[], p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[], p_lane smallint, p_at timestamp with time zone, p_bets bytea[], p_closed timestamp with time zone[], OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb) AS sha256:21aee98c495326cd;
GRANT FUNCTION ledger_settle(p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[], p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[], p_lane smallint, p_at timestamp with time zone, p_bets bytea[], p_closed timestamp with time zone[], OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_settle_alone(p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint, p_definition integer, p_seed bytea, p_pool smallint, p_contribution bigint, p_at timestamp with time zone, OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb) AS sha256:e848a95e3b99335c;
GRANT FUNCTION ledger_settle_alone(p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint, p_definition integer, p_seed bytea, p_pool smallint, p_contribution bigint, p_at timestamp with time zone, OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_settle_batch(p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[], p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[], p_lane smallint, p_at timestamp with time zone, p_bets bytea[], p_closed timestamp with time zone[], OUT o_player integer[], OUT o_balance bigint[], OUT o_bonus_over integer[]) AS sha256:3fe9e31c6806e525;

CREATE FUNCTION ledger_settle_gamble(p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint, p_definition integer, p_seed bytea, p_at timestamp with time zone, OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb) AS sha256:aabfce4e63d7dfee;
GRANT FUNCTION ledger_settle_gamble(p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint, p_definition integer, p_seed bytea, p_at timestamp with time zone, OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_settle_rest(p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[], p_definition integer[], p_done integer[], p_at timestamp with time zone, p_closed timestamp with time zone[]) AS sha256:3881599ecc2dfc89;

CREATE FUNCTION ledger_settle_spin(p_key uuid, p_player integer, p_input uuid, p_session uuid, p_grant uuid, p_value bigint, p_win bigint, p_game text, p_definition integer, p_seed bytea, p_at timestamp with time zone, OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb, OUT o_left integer) AS sha256:bfa26d5c87c862e4;
GRANT FUNCTION ledger_settle_spin(p_key uuid, p_player integer, p_input uuid, p_session uuid, p_grant uuid, p_value bigint, p_win bigint, p_game text, p_definition integer, p_seed bytea, p_at timestamp with time zone, OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb, OUT o_left integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_stake_refusal(account ledger_player, p_session uuid, p_stake bigint, p_round_stake bigint, p_definition integer, p_at timestamp with time zone, p_closed timestamp with time zone) AS sha256:efe8b2a6de591eac;

CREATE FUNCTION ledger_sum_several(p_player integer) AS sha256:83e185594300565d;

CREATE FUNCTION ledger_sums_at(p_player integer, p_moments timestamp with time zone[], p_disorder interval) AS sha256:0216aff2461ae796;
GRANT FUNCTION ledger_sums_at(p_player integer, p_moments timestamp with time zone[], p_disorder interval): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_supplier_known(p_supplier smallint, p_tx text, p_action text, p_input uuid) AS sha256:ee0c9d09f691c740;

CREATE FUNCTION ledger_sweep_due(p_at timestamp with time zone, p_limit integer) AS sha256:5319c6532e272ff8;
GRANT FUNCTION ledger_sweep_due(p_at timestamp with time zone, p_limit integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_sweep_spins(p_at timestamp with time zone, p_limit integer) AS sha256:6e1cbc023470cf02;
GRANT FUNCTION ledger_sweep_spins(p_at timestamp with time zone, p_limit integer): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_take(p_supplier smallint, p_key uuid, p_movement uuid, p_round uuid, p_may_begin boolean, p_player integer, p_session uuid, p_definition integer, p_stake bigint, p_commitment bytea, p_bets bytea, p_input uuid, p_at timestamp with time zone) AS sha256:7ed88e3e1328fd01;
GRANT FUNCTION ledger_take(p_supplier smallint, p_key uuid, p_movement uuid, p_round uuid, p_may_begin boolean, p_player integer, p_session uuid, p_definition integer, p_stake bigint, p_commitment bytea, p_bets bytea, p_input uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_take_back(p_supplier smallint, p_tx text, p_target text, p_round text, p_player integer, p_definition integer, p_input uuid, p_key uuid, p_win_key uuid, p_at timestamp with time zone) AS sha256:3a9a5f3e117641d7;
GRANT FUNCTION ledger_take_back(p_supplier smallint, p_tx text, p_target text, p_round text, p_player integer, p_definition integer, p_input uuid, p_key uuid, p_win_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_take_batch(p_supplier smallint, p_key uuid[], p_movement uuid[], p_round uuid[], p_player integer[], p_session uuid[], p_definition integer[], p_stake bigint[], p_commitment bytea[], p_bets bytea[], p_input uuid[], p_at timestamp with time zone, OUT o_key uuid[], OUT o_balance bigint[]) AS sha256:fdd25aeb7abca7de;
GRANT FUNCTION ledger_take_batch(p_supplier smallint, p_key uuid[], p_movement uuid[], p_round uuid[], p_player integer[], p_session uuid[], p_definition integer[], p_stake bigint[], p_commitment bytea[], p_bets bytea[], p_input uuid[], p_at timestamp with time zone, OUT o_key uuid[], OUT o_balance bigint[]): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_tell_later(p_key uuid[], p_tell_from timestamp with time zone[]) AS sha256:6dbc8e647d07e4e2;
GRANT FUNCTION ledger_tell_later(p_key uuid[], p_tell_from timestamp with time zone[]): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_time_until(p_player integer, p_at timestamp with time zone) AS sha256:6fe56ad48a967baa;

CREATE FUNCTION ledger_time_used(p_player integer, p_from timestamp with time zone, p_at timestamp with time zone) AS sha256:2cf0f8e8e69b828e;

CREATE FUNCTION ledger_undivide_win(leg ledger_journal, account ledger_player, game ledger_round, p_tx text, p_win bigint) AS sha256:2346b5e1bf788119;

CREATE FUNCTION ledger_unstart_periods(p_player integer[], p_at timestamp with time zone) AS sha256:e74855fb11cef3e4;

CREATE FUNCTION ledger_void_bonus(p_player integer, p_bonus uuid, p_reason text, p_at timestamp with time zone) AS sha256:7abe2c09712ae3c8;
GRANT FUNCTION ledger_void_bonus(p_player integer, p_bonus uuid, p_reason text, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_void_deposit(p_player integer, p_reference text, p_at timestamp with time zone) AS sha256:9addee3763d8c471;
GRANT FUNCTION ledger_void_deposit(p_player integer, p_reference text, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_void_round(p_supplier smallint, p_round uuid, p_input uuid, p_at timestamp with time zone) AS sha256:924c58621a344cc2;
GRANT FUNCTION ledger_void_round(p_supplier smallint, p_round uuid, p_input uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_void_spins(p_player integer, p_grant uuid, p_reason text, p_at timestamp with time zone) AS sha256:e5d8cb3c35b572ab;
GRANT FUNCTION ledger_void_spins(p_player integer, p_grant uuid, p_reason text, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_walk(p_player integer, p_above bigint, p_up_to bigint) AS sha256:c114d8a1dde2f995;
GRANT FUNCTION ledger_walk(p_player integer, p_above bigint, p_up_to bigint): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_walk_back(p_key uuid, p_above bigint, p_until timestamp with time zone) AS sha256:df0512b041dcc3f2;
GRANT FUNCTION ledger_walk_back(p_key uuid, p_above bigint, p_until timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_walk_stretches(p_player integer, p_above bigint, p_up_to bigint, p_games text[], p_limit bigint) AS sha256:996ed42cdf15006f;
GRANT FUNCTION ledger_walk_stretches(p_player integer, p_above bigint, p_up_to bigint, p_games text[], p_limit bigint): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_win(p_supplier smallint, p_tx text, p_round text, p_player integer, p_win bigint, p_input uuid, p_key uuid, p_at timestamp with time zone) AS sha256:eef810dfaef2123c;
GRANT FUNCTION ledger_win(p_supplier smallint, p_tx text, p_round text, p_player integer, p_win bigint, p_input uuid, p_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_win_in_game(p_supplier smallint, p_tx text, p_round text, p_player integer, p_definition integer, p_win bigint, p_input uuid, p_key uuid, p_at timestamp with time zone) AS sha256:9d4753f499255861;
GRANT FUNCTION ledger_win_in_game(p_supplier smallint, p_tx text, p_round text, p_player integer, p_definition integer, p_win bigint, p_input uuid, p_key uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_win_jackpot(p_key uuid, p_round uuid, p_pool smallint, p_tier smallint, p_contributed bigint, p_input uuid, p_at timestamp with time zone) AS sha256:50b62b350b5efa3a;
GRANT FUNCTION ledger_win_jackpot(p_key uuid, p_round uuid, p_pool smallint, p_tier smallint, p_contributed bigint, p_input uuid, p_at timestamp with time zone): EXECUTE TO nordlys_app;

CREATE FUNCTION ledger_write(leg ledger_journal, account ledger_player) AS sha256:3afd201ede7163f5;

CREATE FUNCTION payments_refund_stays() AS sha256:f0cd912330696f56;

CREATE FUNCTION players_refuse_to_remove() AS sha256:6b2a19034b356389;

CREATE FUNCTION reconciliation_write_change() AS sha256:b32ffc36898956cb;

CREATE FUNCTION support_keep_case() AS sha256:8e8348098c840495;
GRANT FUNCTION support_keep_case(): EXECUTE TO PUBLIC;

CREATE FUNCTION wallet_count_payout_check() AS sha256:02bd11f2ddc3b0a9;

CREATE FUNCTION wallet_keep_payout_check() AS sha256:ce864e07e20945f1;
GRANT FUNCTION wallet_keep_payout_check(): EXECUTE TO PUBLIC;
