-- Needs: ledger_write
-- Moves a player's money by the legs of a movement and writes the movement into the journal: the
-- one way to move a player's money but for the rounds of `ledger_settle_batch`. The player's row,
-- the journal and the house's row change together. The new movement becomes the player's newest,
-- has the next number, and the one before it is kept on the row for the chain.
--
-- Arguments: `leg` a journal row with `key`, `kind`, `at`, `input` and the legs, in øre with
--   their sign, null or 0 where an account is not touched; `lane` when `house` is one of them;
--   what else belongs to its kind (`reference`, `definition`, `stake`, `pool`). The legs must sum
--   to zero. `player`, `seq`, `before`, `turnover` and the balances after it are set here. The
--   result is the player's row as it stands now.
--   The legs `psp`, `bank`, `authorized` and `bonus_cost` have no balance of their own; that of
--   `jackpot` is the pool's row, which the caller changes.
-- Locks: the player's row, which the callers hold already; then the house row of `lane`, when
--   `house` moves. It is the last one taken, since many may wait for it.
-- Refuses: nothing; raises when there is no such player, and by the tables' checks when an
--   account would fall below zero (debt: rise above it), when the legs do not sum to zero or when
--   house money has no lane. Whether a movement is allowed is the caller's to have decided under
--   the player's lock.
-- Repeat: a key that is booked is a unique violation. Callers look for it, or for its reference,
--   first.
CREATE OR REPLACE FUNCTION ledger_move(leg ledger_journal, p_player integer) RETURNS ledger_player
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  UPDATE ledger_player p SET
      cash = p.cash + coalesce(leg.cash, 0), bonus = p.bonus + coalesce(leg.bonus, 0),
      reserved = p.reserved + coalesce(leg.reserved, 0), debt = p.debt + coalesce(leg.debt, 0),
      staked = p.staked + coalesce(leg.staked, 0), incoming = p.incoming + coalesce(leg.incoming, 0),
      seq = p.seq + 1, newest_key = leg.key, newest_before = p.newest_key
    WHERE p.player = p_player RETURNING p.* INTO STRICT account;
  PERFORM ledger_write(leg, account);
  IF leg.house <> 0 THEN
    UPDATE ledger_house h SET balance = h.balance + leg.house WHERE h.lane = leg.lane;
  END IF;
  RETURN account;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_move FROM PUBLIC;
