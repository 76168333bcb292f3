-- Why: what we booked is held against what each outside party says it did, to the øre; what differs is
-- kept and raised, and nothing here can write a ledger row. And: an auditor asks for the balance and
-- the statement of any account at any moment, and for the money that is the players'.

-- Journal rows that touch an account outside are few; without these every run would read every round.
CREATE INDEX ledger_journal_outside ON ledger_journal (key)
  WHERE psp IS NOT NULL OR bank IS NOT NULL;
CREATE INDEX ledger_journal_outside_reference ON ledger_journal ((coalesce(reference, key::text)))
  WHERE psp IS NOT NULL OR bank IS NOT NULL;

CREATE INDEX wallet_withdrawal_outside ON wallet_withdrawal (updated_at) WHERE batch_id IS NOT NULL;

-- Money that crossed our border, as booked. What has no reference stands under its own key, so that no
-- row hides from the comparison by having none.
CREATE VIEW reconciliation_movement AS
  SELECT j.key AS txn_id, k.name AS kind, coalesce(j.reference, j.key::text) AS reference,
    j.player AS player_id, -j.psp AS provider_ore, j.bank AS bank_ore, j.at AS created_at
  FROM ledger_journal j JOIN ledger_kind k ON k.id = j.kind
  WHERE j.psp IS NOT NULL OR j.bank IS NOT NULL;

-- One comparison. Without an end it is under way or was cut off.
CREATE TABLE reconciliation_run (
  run_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  party text NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  finished_at timestamptz,
  outcome text CHECK (outcome IN ('agreed', 'different', 'failed')),
  failure text,
  -- Of what was compared: a difference of the sums is the sum of the differences.
  ours_count bigint, ours_ore numeric, theirs_count bigint, theirs_ore numeric,
  CHECK ((finished_at IS NULL) = (outcome IS NULL)),
  CHECK ((failure IS NOT NULL) = (outcome IS NOT DISTINCT FROM 'failed'))
);
CREATE INDEX reconciliation_run_newest ON reconciliation_run (party, run_id DESC);

-- What a party has told, as it stands in its list: a copy that follows the list, page by page.
CREATE TABLE reconciliation_item (
  party text NOT NULL,
  moment timestamptz NOT NULL,
  reference text NOT NULL COLLATE "C",
  player_id integer,
  state text NOT NULL,
  amount_ore bigint NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (party, moment, reference)
);
CREATE INDEX reconciliation_item_reference ON reconciliation_item (party, reference);

-- What differed when it was looked last. It may be only on its way: what goes is forgotten, what lasts
-- becomes a difference.
CREATE TABLE reconciliation_sighting (
  party text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  ours_ore bigint, theirs_ore bigint, ours_state text, theirs_state text,
  first_seen_at timestamptz NOT NULL,
  run_id bigint NOT NULL REFERENCES reconciliation_run,
  PRIMARY KEY (party, reference, kind)
);

CREATE TABLE reconciliation_difference (
  difference_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  party text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('missing-here', 'missing-there', 'amount', 'state', 'player',
    'booked-twice', 'listed-twice', 'no-list')),
  ours_ore bigint, theirs_ore bigint, ours_state text, theirs_state text,
  first_seen_at timestamptz NOT NULL,
  raised_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  resolved_at timestamptz,
  -- Who closed it and why; empty when the books and the list agree again.
  closed_by text, note text,
  CHECK ((closed_by IS NULL) = (note IS NULL)),
  CHECK (note IS NULL OR resolved_at IS NOT NULL)
);
CREATE UNIQUE INDEX reconciliation_difference_open
  ON reconciliation_difference (party, reference, kind) WHERE resolved_at IS NULL;
CREATE INDEX reconciliation_difference_noted
  ON reconciliation_difference (party, reference, kind) WHERE note IS NOT NULL;

-- Every change of a difference, in order; never changed.
CREATE TABLE reconciliation_change (
  change_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  difference_id bigint NOT NULL REFERENCES reconciliation_difference,
  change text NOT NULL CHECK (change IN ('raised', 'moved', 'gone', 'closed')),
  ours_ore bigint, theirs_ore bigint, ours_state text, theirs_state text,
  note text,
  at timestamptz NOT NULL
);
CREATE INDEX reconciliation_change_of ON reconciliation_change (difference_id, change_id);

CREATE FUNCTION reconciliation_write_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  what text := CASE
    WHEN TG_OP = 'INSERT' THEN 'raised'
    WHEN NEW.note IS NOT NULL THEN 'closed'
    WHEN NEW.resolved_at IS NOT NULL THEN 'gone'
    ELSE 'moved'
  END;
BEGIN
  INSERT INTO reconciliation_change (difference_id, change, ours_ore, theirs_ore, ours_state,
      theirs_state, note, at)
    VALUES (NEW.difference_id, what, NEW.ours_ore, NEW.theirs_ore, NEW.ours_state, NEW.theirs_state,
      NEW.note, coalesce(NEW.resolved_at, NEW.last_seen_at));
  RETURN NULL;
END $$;
CREATE TRIGGER reconciliation_difference_raised AFTER INSERT ON reconciliation_difference
  FOR EACH ROW EXECUTE FUNCTION reconciliation_write_change();
CREATE TRIGGER reconciliation_difference_changed AFTER UPDATE ON reconciliation_difference
  FOR EACH ROW WHEN ((OLD.ours_ore, OLD.theirs_ore, OLD.ours_state, OLD.theirs_state, OLD.resolved_at)
    IS DISTINCT FROM (NEW.ours_ore, NEW.theirs_ore, NEW.ours_state, NEW.theirs_state, NEW.resolved_at))
  EXECUTE FUNCTION reconciliation_write_change();

GRANT SELECT, INSERT, UPDATE ON reconciliation_run, reconciliation_difference TO nordlys_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON reconciliation_item, reconciliation_sighting TO nordlys_app;
GRANT SELECT ON reconciliation_change, reconciliation_movement TO nordlys_app;

CREATE VIEW audit_differences AS
  SELECT difference_id, party, reference, kind, ours_ore, theirs_ore, ours_state, theirs_state,
    first_seen_at, raised_at, last_seen_at, resolved_at, closed_by, note
  FROM reconciliation_difference;
CREATE VIEW audit_difference_changes AS
  SELECT change_id, difference_id, change, ours_ore, theirs_ore, ours_state, theirs_state, note, at
  FROM reconciliation_change;
CREATE VIEW audit_reconciliations AS
  SELECT run_id, party, from_at, to_at, finished_at, outcome, failure, ours_count, ours_ore,
    theirs_count, theirs_ore
  FROM reconciliation_run;
GRANT SELECT ON audit_differences, audit_difference_changes, audit_reconciliations
  TO auditor, nordlys_app;

-- The entries of one account. A player's are found by the player's own rows; the others are few or,
-- for a house account, found by reading the journal through.
CREATE FUNCTION audit_account_entries(p_account text) RETURNS SETOF audit_entries
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owner integer := substring(p_account FROM '^(?:player|debt|incoming):(\d{1,9})(?::|$)')::integer;
BEGIN
  IF owner IS NULL THEN
    RETURN QUERY SELECT e.* FROM audit_entries e WHERE e.account_id = p_account;
  ELSE
    RETURN QUERY SELECT e.* FROM ledger_journal j JOIN audit_entries e ON e.txn_id = j.key
      WHERE j.player = owner AND j.seq IS NOT NULL AND e.account_id = p_account;
  END IF;
END $$;

-- What stood on an account at a moment: everything booked up to it and at it. [LED-09]
CREATE FUNCTION audit_balance_at(p_account text, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(amount_ore), 0)::bigint FROM audit_account_entries(p_account)
  WHERE created_at <= p_at
$$;

-- An account's entries after `p_from` up to `p_to`, each with the balance it left, between the
-- balances at the two moments. A player's entries come in the order in which they were booked.
CREATE FUNCTION audit_statement(p_account text, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (place bigint, line text, kind text, ext_ref text, amount_ore bigint,
  balance_ore bigint, created_at timestamptz, txn_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH entry AS MATERIALIZED (SELECT * FROM audit_account_entries(p_account) WHERE created_at <= p_to
  ), opening AS (
    SELECT coalesce(sum(amount_ore), 0)::bigint AS ore FROM entry WHERE created_at <= p_from
  ), moved AS (
    SELECT e.*, t.kind, t.ext_ref, row_number() OVER w AS place,
      (SELECT ore FROM opening) + sum(e.amount_ore) OVER w AS balance
    FROM entry e JOIN audit_txns t ON t.txn_id = e.txn_id
    WHERE e.created_at > p_from
    WINDOW w AS (ORDER BY e.player_seq, e.created_at, e.entry_id)
  )
  SELECT 0, 'opening', NULL, NULL, NULL, ore, p_from, NULL FROM opening
  UNION ALL SELECT place, 'entry', kind, ext_ref, amount_ore, balance::bigint, created_at, txn_id FROM moved
  UNION ALL SELECT (SELECT count(*) + 1 FROM moved), 'closing', NULL, NULL, NULL,
    (SELECT coalesce(sum(amount_ore), 0)::bigint FROM entry), p_to, NULL
  ORDER BY 1
$$;

-- All players' money at a moment, bucket by bucket. Cash, what is reserved for withdrawals and the
-- stakes of open rounds belong to the players; bonus does not yet; debt is shown and takes nothing off.
CREATE FUNCTION audit_player_funds(p_at timestamptz)
RETURNS TABLE (bucket text, balance_ore bigint, is_players boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT b.name, sum(b.ore)::bigint, b.name IN ('cash', 'reserved', 'staked') FROM (
    SELECT CASE owner_type WHEN 'debt' THEN 'debt' ELSE split_part(account_id, ':', 3) END AS name,
      amount_ore AS ore
    FROM audit_entries WHERE owner_type IN ('player', 'debt') AND created_at <= p_at
    UNION ALL SELECT unnest('{cash,bonus,reserved,staked,debt}'::text[]), 0
  ) b GROUP BY b.name ORDER BY b.name
$$;

-- A month that has been proved and may not change any more, day by day. [I12]
CREATE TABLE ledger_month_digest (
  month date NOT NULL,
  day date NOT NULL,
  rows bigint NOT NULL,
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  sealed_at timestamptz NOT NULL,
  PRIMARY KEY (month, day)
);
CREATE TRIGGER ledger_month_digest_is_append_only BEFORE UPDATE OR DELETE ON ledger_month_digest
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- The rows whose keys lie in a month, day by day of their keys, each with all it holds. A column that
-- is added later and empty does not change a digest.
CREATE FUNCTION ledger_digest_month(p_month date) RETURNS TABLE (day date, rows bigint, digest bytea)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
  SELECT d.day::date, count(*),
    sha256(string_agg(sha256(convert_to(jsonb_strip_nulls(to_jsonb(j))::text, 'UTF8')), ''::bytea
      ORDER BY j.key))
  FROM generate_series(p_month::timestamptz, p_month + interval '1 month' - interval '1 day',
      interval '1 day') AS d(day)
  JOIN ledger_journal j ON j.key >= ledger_first_key(d.day)
    AND j.key < ledger_first_key(d.day + interval '1 day')
  GROUP BY d.day
$$;

REVOKE EXECUTE ON FUNCTION audit_account_entries, audit_balance_at, audit_statement,
  audit_player_funds, ledger_digest_month, reconciliation_write_change FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_account_entries, audit_balance_at, audit_statement,
  audit_player_funds TO auditor, nordlys_app;
