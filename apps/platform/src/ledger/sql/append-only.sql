-- Needs: audit_refuse_change, ledger_refuse_change
-- What is told of the past is never changed, removed or emptied, by the owner of the tables
-- neither. The months of the journal are made with a guard of their own against being emptied by
-- their name.
CREATE OR REPLACE TRIGGER ledger_journal_is_append_only BEFORE UPDATE OR DELETE ON ledger_journal
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER ledger_journal_is_never_emptied BEFORE TRUNCATE ON ledger_journal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE OR REPLACE TRIGGER ledger_reference_is_append_only
  BEFORE UPDATE OR DELETE ON ledger_reference
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER ledger_reference_is_never_emptied BEFORE TRUNCATE ON ledger_reference
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE OR REPLACE TRIGGER ledger_month_digest_is_append_only
  BEFORE UPDATE OR DELETE ON ledger_month_digest
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE OR REPLACE TRIGGER ledger_month_digest_is_never_emptied
  BEFORE TRUNCATE ON ledger_month_digest
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE OR REPLACE TRIGGER ledger_jackpot_win_is_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_jackpot_win
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE OR REPLACE TRIGGER ledger_bar_change_is_append_only
  BEFORE UPDATE OR DELETE ON ledger_bar_change
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER ledger_bar_change_is_never_emptied
  BEFORE TRUNCATE ON ledger_bar_change
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
