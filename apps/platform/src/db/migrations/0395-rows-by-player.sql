-- Why: when a person leaves, their rows are found by the player or by the login, and these tables were read
-- from end to end for each. None is written in play: `wallet_play_session` once a game that is opened.

CREATE INDEX players_session_expiry_of_session ON players_session_expiry (handle);
CREATE INDEX players_contact_change_by_player ON players_contact_change (player_id);
CREATE INDEX wallet_card_by_player ON wallet_card (player_id);
CREATE INDEX wallet_play_session_by_player ON wallet_play_session (player);
CREATE INDEX wallet_wagering_notice_by_player ON wallet_wagering_notice (player_id);
