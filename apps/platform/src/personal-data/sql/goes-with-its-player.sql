-- Needs: players_refuse_to_remove
-- The program may remove these rows, and the database allows it of a player who is leaving alone.
CREATE OR REPLACE TRIGGER bonuses_end_request_goes_with_its_player BEFORE DELETE ON bonuses_end_request
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER limits_change_request_goes_with_its_player BEFORE DELETE ON limits_change_request
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER limits_pause_request_goes_with_its_player BEFORE DELETE ON limits_pause_request
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER limits_refused_game_goes_with_its_player BEFORE DELETE ON limits_refused_game
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER personal_data_copy_goes_with_its_player BEFORE DELETE ON personal_data_copy
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER personal_data_hold_goes_with_its_player BEFORE DELETE ON personal_data_hold
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER markers_player_goes_with_its_player BEFORE DELETE ON markers_player
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER players_closed_account_goes_with_its_player BEFORE DELETE ON players_closed_account
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER players_details_goes_with_its_player BEFORE DELETE ON players_details
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER players_lock_goes_with_its_player BEFORE DELETE ON players_lock
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER players_session_goes_with_its_player BEFORE DELETE ON players_session
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_notice_choice_goes_with_its_player BEFORE DELETE ON wallet_notice_choice
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_other_holder_goes_with_its_player BEFORE DELETE ON wallet_other_holder
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_payout_mark_goes_with_its_player BEFORE DELETE ON wallet_payout_mark
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_play_notice_goes_with_its_player BEFORE DELETE ON wallet_play_notice
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_play_session_goes_with_its_player BEFORE DELETE ON wallet_play_session
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove('player');
CREATE OR REPLACE TRIGGER wallet_refused_request_goes_with_its_player BEFORE DELETE ON wallet_refused_request
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_supplier_player_goes_with_its_player BEFORE DELETE ON wallet_supplier_player
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove('player');
CREATE OR REPLACE TRIGGER wallet_wagering_choice_goes_with_its_player BEFORE DELETE ON wallet_wagering_choice
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_wagering_notice_goes_with_its_player BEFORE DELETE ON wallet_wagering_notice
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER wallet_withdrawal_intent_goes_with_its_player
  BEFORE DELETE ON wallet_withdrawal_intent
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
