-- Why: what somebody without an account wrote later about their complaint made another case, or none: the
-- number that the first letter gave them bound nothing.

-- A message of the contact form that quotes its case. The form's row goes earlier than the case.
ALTER TABLE support_case_message ADD COLUMN contact_message_id bigint UNIQUE;
ALTER TABLE support_case_message DROP CONSTRAINT support_case_message_of_player;
ALTER TABLE support_case_message ADD CONSTRAINT support_case_message_of_player CHECK (
  (author = 'player') = (num_nonnulls(wish_key, contact_message_id) = 1)
  AND num_nonnulls(wish_key, contact_message_id) <= 1);
