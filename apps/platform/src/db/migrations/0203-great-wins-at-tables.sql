-- Why: a hand that paid much is told among the newest great wins, as a slot's round is. Few rounds are in it.
CREATE INDEX ledger_round_great_win ON ledger_round (settled_at) WHERE win_cash >= 100000;
