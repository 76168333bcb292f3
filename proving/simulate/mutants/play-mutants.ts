import type { Bugs } from './mutant.ts'

/** Stakes and gambles that should be refused are taken, and rounds of suppliers end wrongly. */
export const playMutants: Bugs = {
  'play-session-not-checked': {
    what: 'a stake is taken in a game that another has taken the place of',
    function: 'ledger_settle_batch',
    from: 'p.play_session = a.session AND',
  },
  'rest-not-checked': {
    what: 'a stake is taken after half an hour of rest',
    function: 'ledger_settle_batch',
    from: 'AND p.played_at > rested_at',
  },
  'bar-not-checked': {
    what: 'a barred player stakes',
    function: 'ledger_settle_batch',
    from: 'AND p.barred_until <= p_at',
  },
  'loss-limit-not-checked': {
    what: 'a supplier’s bet passes the loss limit',
    function: 'ledger_stake_refusal',
    from: 'WHEN p_stake > account.loss_room THEN 6',
  },
  'win-not-in-loss': {
    what: 'a win does not make room in the loss limit',
    function: 'ledger_settle_batch',
    from: 'loss_room = p.loss_room - a.stake + a.win',
    to: 'loss_room = p.loss_room - a.stake',
  },
  'loss-period-by-calendar': {
    what: 'the loss period ends at midnight, not after 24 hours',
    function: 'ledger_fall_due',
    from: 'p_at + l.lasts',
    to: "date_trunc('day', p_at) + interval '1 day'",
  },
  'session-checked-on-wins': {
    what: 'a win is refused when the player has opened another game meanwhile',
    function: 'ledger_win',
    from: "THEN 'round-rolled-back' ELSE 'ok' END",
    to: `THEN 'round-rolled-back'
      WHEN account.play_session IS DISTINCT FROM
        (SELECT j.play_session FROM ledger_journal j WHERE j.key = game.id) THEN 'play-ended'
      ELSE 'ok' END`,
  },
  'tombstone-not-set': {
    what: 'a bet that was taken back before it arrived is taken',
    function: 'ledger_rollback',
    from: "VALUES (p_supplier, p_target, 'tombstone'",
    to: "VALUES (p_supplier, p_target || ' ', 'tombstone'",
  },
  'refund-on-every-rollback': {
    what: 'a bet that is taken back twice, in two messages, is paid back twice',
    changes: [
      { schema: 'ALTER TABLE ledger_round DROP CONSTRAINT ledger_round_stake_cash_check' },
      { schema: 'ALTER TABLE ledger_round DROP CONSTRAINT ledger_round_stake_bonus_check' },
      { schema: 'ALTER TABLE ledger_round DROP CONSTRAINT ledger_round_check1' },
      {
        function: 'ledger_rollback',
        from: 'target.key IS NULL OR target.rolled_back_by IS NOT NULL THEN',
        to: 'target.key IS NULL THEN',
      },
    ],
  },
  'paid-bet-refunded': {
    what: 'a bet whose round has paid is taken back, and the win stays',
    function: 'ledger_rollback',
    from: "THEN 'win-paid' ELSE",
    to: "THEN 'ok' ELSE",
  },
  'bet-taken-back-keeps-stake': {
    what: 'a bet that was taken back stays staked',
    function: 'ledger_return_stake',
    from: "IF game.state = 'open' THEN leg.staked := -before.staked;",
    to: "IF game.state = 'none' THEN leg.staked := -before.staked;",
  },
  'ended-round-takes-bets': {
    what: 'a bet is taken in a round that has ended',
    function: 'ledger_bet',
    from: "WHEN game.state <> 'open' THEN 'round-ended'",
    to: "WHEN game.state = 'none' THEN 'round-ended'",
  },
  'gamble-with-bonus': {
    what: 'a gamble is taken while the player has a bonus',
    function: 'ledger_settle_gamble',
    from: 'account.bonus_id IS NOT NULL OR account.bonus > 0',
    to: 'false',
  },
  'gamble-told-before-the-rest': {
    what: 'a gamble that is stopped by more than the bonus is told of the bonus',
    function: 'ledger_settle_gamble',
    from: 'AND ledger_stake_refusal(account, p_session, p_stake, p_stake, p_definition, p_at) IS NULL',
  },
  'gamble-not-marked': {
    what: 'a gamble’s definition is not marked as one: histories tell of a spin',
    changes: [
      {
        function: 'ledger_define',
        from: 'p_hash, p_game, p_gamble, p_bonus',
        to: 'p_hash, p_game, false, p_bonus',
      },
      { function: 'ledger_define', from: 'AND gamble = p_gamble' },
    ],
  },
}
