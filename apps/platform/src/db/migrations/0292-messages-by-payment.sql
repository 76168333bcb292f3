-- Why: one answer of MobilePay ends all messages that waited about its payment: they are looked for often.
CREATE INDEX payments_event_waits_about ON payments_event (reference) WHERE outcome IS NULL;
