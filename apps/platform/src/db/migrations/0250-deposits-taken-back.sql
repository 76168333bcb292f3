-- Why: a deposit could only be taken back whole and for good. A refund may be of a part, and a dispute that
-- is won brings its money back: each is a posting of its own, and what is left of the deposit is known.

ALTER TABLE wallet_deposit ADD COLUMN taken_ore bigint NOT NULL DEFAULT 0;
UPDATE wallet_deposit SET taken_ore = amount_ore WHERE status = 'reversed';
ALTER TABLE wallet_deposit
  ADD CONSTRAINT wallet_deposit_taken_ore_check CHECK (taken_ore BETWEEN 0 AND amount_ore),
  ADD CONSTRAINT wallet_deposit_reversed_is_taken
    CHECK ((status = 'reversed') = (taken_ore = amount_ore)),
  ADD CONSTRAINT wallet_deposit_taken_was_booked
    CHECK (taken_ore = 0 OR status IN ('implemented', 'reversed'));

-- Each posting after a capture, by the reference that the ledger has of it. `tx_id` is the provider's number
-- of the capture; `reference` the deposit that the posting took from, or that it brought.
CREATE TABLE wallet_take_back (
  posted_as text PRIMARY KEY,
  tx_id text NOT NULL,
  reference text NOT NULL REFERENCES wallet_deposit,
  cause text NOT NULL CHECK (cause IN ('refund', 'dispute', 'dispute-won')),
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  at timestamptz NOT NULL
);
CREATE INDEX wallet_take_back_tx ON wallet_take_back (tx_id);
CREATE INDEX wallet_take_back_reference ON wallet_take_back (reference);
GRANT SELECT, INSERT ON wallet_take_back TO nordlys_app;

-- Until now a bank's dispute was the only cause there was.
INSERT INTO wallet_take_back (posted_as, tx_id, reference, cause, amount_ore, at)
  SELECT d.psp_tx_id, d.psp_tx_id, d.reference, 'dispute', d.amount_ore, s.at
  FROM wallet_deposit d JOIN wallet_payment_status s
    ON s.payment_id = d.reference AND s.direction = 'deposit' AND s.to_status = 'reversed'
  WHERE d.status = 'reversed';

-- Bonus and spins that were given again when a dispute was won: by the id of each, the one that was taken.
CREATE TABLE wallet_given_again (
  given_id uuid PRIMARY KEY,
  taken_id uuid NOT NULL UNIQUE,
  player_id integer NOT NULL,
  reference text NOT NULL REFERENCES wallet_deposit,
  at timestamptz NOT NULL
);
CREATE INDEX wallet_given_again_player ON wallet_given_again (player_id);
GRANT SELECT, INSERT ON wallet_given_again TO nordlys_app;

-- The money that brought a bonus was not kept at first. Where a deposit has one capture alone it is certain;
-- for the rest people decide: their bonus is taken by no capture.
UPDATE bonuses_choice c SET brought_by = sole.reference
FROM (
  SELECT coalesce(d.after_reference, d.reference) AS asked, min(d.reference) AS reference
  FROM wallet_deposit d WHERE d.status IN ('implemented', 'reversed')
  GROUP BY 1 HAVING count(*) = 1
) sole
WHERE c.reference = sole.asked AND c.state = 'granted' AND c.brought_by IS NULL;
