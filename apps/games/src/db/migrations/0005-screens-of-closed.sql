-- Why: how far a screen has come is of no use once the account is closed, and is forgotten as favourites are.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT DELETE ON games.rounds_reached, games.rounds_seen_round TO nordlys_app;
  END IF;
END $$;
