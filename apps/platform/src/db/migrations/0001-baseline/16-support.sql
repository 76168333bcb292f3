-- Why: what somebody writes to customer service is kept, so that a complaint can be answered in
-- time and proved afterwards, also when mail is away the moment it is written.
CREATE TABLE support_message (
  message_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  topic text NOT NULL
    CHECK (topic IN ('account', 'payments', 'games', 'limits', 'complaint', 'other')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 400),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 4000),
  -- A solved challenge is good for one message.
  challenge text NOT NULL UNIQUE,
  received_at timestamptz NOT NULL
);
CREATE INDEX support_message_received ON support_message (received_at);
GRANT SELECT, INSERT, DELETE ON support_message TO nordlys_app;
