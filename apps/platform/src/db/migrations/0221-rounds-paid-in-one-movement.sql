-- Why: the end of a hand that won was two movements and two messages, the win and the end. One movement pays
-- the win and hands the stake over; rows of before keep their two.
INSERT INTO ledger_kind VALUES (20, 'round-paid');
