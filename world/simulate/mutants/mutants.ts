import type { Server } from '../server.ts'

/** A bug planted into a function of the database or a statement of ours; it must be found. */
export interface Mutant {
  name: string
  /** What would be wrong. */
  what: string
  change: Change | readonly Change[]
}

/**
 * A function, or a statement that begins so, and a part of it that another takes the place of; what
 * the owner of the tables does, where one guard stands behind another; or a statement that begins so and
 * is sent outside its transaction.
 */
type Change =
  | (({ function: string } | { statement: string }) & { from: string; to: string })
  | { schema: string }
  | { apart: string }

/** A statement that is only explained does nothing. */
const undone = { from: 'insert', to: 'explain insert' }
const unlocked = { from: ' for update', to: '' }

/** Each replaces a text that must be there, so that a mutant never silently changes nothing. */
export const mutants: readonly Mutant[] = [
  {
    name: 'reference-not-looked-up',
    what: 'a movement of a payment that was booked before is booked again',
    change: {
      function: 'ledger_post_transfer',
      from: 'WHERE r.kind = kind_id AND r.reference = p_reference',
      to: 'WHERE r.kind = kind_id AND r.reference = p_reference AND false',
    },
  },
  {
    name: 'journal-key-not-looked-up',
    what: 'a round that was settled or refused before is settled again',
    change: {
      function: 'ledger_settle_batch',
      from: 'AND NOT EXISTS (SELECT FROM known k WHERE k.place = a.place)',
      to: '',
    },
  },
  {
    name: 'balance-not-checked',
    what: 'a withdrawal is reserved without the money for it',
    change: {
      function: 'ledger_post_transfer',
      from: "WHEN account.cash + leg.cash < 0 THEN 'too-little-money'",
      to: "WHEN account.cash + leg.cash < -1000000 THEN 'too-little-money'",
    },
  },
  {
    name: 'movement-left-out-of-chain',
    what: 'a round names not the movement before it but the one before that',
    change: {
      function: 'ledger_settle_batch',
      from: 'newest_before = p.newest_key',
      to: 'newest_before = p.newest_before',
    },
  },
  {
    name: 'play-session-not-checked',
    what: 'a stake is taken in a game that another has taken the place of',
    change: {
      function: 'ledger_settle_batch',
      from: 'p.play_session = a.session AND',
      to: '',
    },
  },
  {
    name: 'rest-not-checked',
    what: 'a stake is taken after half an hour of rest',
    change: {
      function: 'ledger_settle_batch',
      from: 'AND p.played_at > rested_at',
      to: '',
    },
  },
  {
    name: 'bar-not-checked',
    what: 'a barred player stakes',
    change: {
      function: 'ledger_settle_batch',
      from: 'AND p.barred_until <= p_at',
      to: '',
    },
  },
  {
    name: 'loss-limit-not-checked',
    what: 'a supplier’s bet passes the loss limit',
    change: {
      function: 'ledger_stake_refusal',
      from: 'WHEN p_stake > account.loss_room THEN 6',
      to: '',
    },
  },
  {
    name: 'win-not-in-loss',
    what: 'a win does not make room in the loss limit',
    change: {
      function: 'ledger_settle_batch',
      from: 'loss_room = p.loss_room - a.stake + a.win',
      to: 'loss_room = p.loss_room - a.stake',
    },
  },
  {
    name: 'wager-not-counted',
    what: 'a supplier’s bet does not count towards a bonus',
    change: {
      function: 'ledger_bet',
      from: 'wager_left = greatest(wager_left - p_stake, 0),',
      to: '',
    },
  },
  {
    name: 'bonus-not-closed',
    what: 'a bonus that was staked through never becomes cash',
    change: {
      function: 'ledger_close_bonuses',
      from: 'ELSIF account.wager_left = 0 AND',
      to: 'ELSIF account.wager_left < 0 AND',
    },
  },
  {
    name: 'debt-forgotten',
    what: 'a deposit does not pay a debt first',
    change: {
      function: 'ledger_post_transfer',
      from: 'leg.debt := least(p_amount, -account.debt);',
      to: 'leg.debt := 0;',
    },
  },
  {
    name: 'hold-not-ended-by-capture',
    what: 'captured money is still on its way',
    change: {
      function: 'ledger_post_transfer',
      from: 'leg.incoming := -held; leg.authorized := held;',
      to: '',
    },
  },
  {
    name: 'tombstone-not-set',
    what: 'a bet that was taken back before it arrived is taken',
    change: {
      function: 'ledger_rollback',
      from: "VALUES (p_supplier, p_target, 'tombstone'",
      to: "VALUES (p_supplier, p_target || ' ', 'tombstone'",
    },
  },
  {
    name: 'supplier-message-not-known',
    what: 'a repeated bet is not told the stored answer',
    change: {
      function: 'ledger_supplier_known',
      from: 'WHERE supplier = p_supplier AND tx = p_tx',
      to: "WHERE supplier = p_supplier AND tx = p_tx AND p_action <> 'bet'",
    },
  },
  {
    name: 'bet-taken-back-keeps-stake',
    what: 'a bet that was taken back stays staked',
    change: {
      function: 'ledger_return_stake',
      from: "IF game.state = 'open' THEN leg.staked := -before.staked;",
      to: "IF game.state = 'none' THEN leg.staked := -before.staked;",
    },
  },
  {
    name: 'ended-round-takes-bets',
    what: 'a bet is taken in a round that has ended',
    change: {
      function: 'ledger_bet',
      from: "WHEN game.state <> 'open' THEN 'round-ended'",
      to: "WHEN game.state = 'none' THEN 'round-ended'",
    },
  },
  {
    name: 'journal-index-dropped',
    what: 'a round that two copies settle at once moves twice',
    change: { schema: 'ALTER TABLE ledger_journal DROP CONSTRAINT ledger_journal_pkey' },
  },
  {
    name: 'balance-read-then-written',
    what: 'the cash is read without a lock and written as what was worked out from it',
    change: [
      {
        function: 'ledger_post_transfer',
        from: 'account FROM ledger_player WHERE player = p_player FOR UPDATE;',
        to: `account FROM ledger_player WHERE player = p_player;
          PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;`,
      },
      {
        function: 'ledger_post_transfer',
        from: 'account := ledger_move(leg, p_player);',
        to: `account.cash := account.cash + leg.cash;
          PERFORM ledger_move(leg, p_player);
          UPDATE ledger_player SET cash = account.cash WHERE player = p_player;`,
      },
    ],
  },
  {
    name: 'session-checked-on-wins',
    what: 'a win is refused when the player has opened another game meanwhile',
    change: {
      function: 'ledger_win',
      from: "THEN 'round-rolled-back' ELSE 'ok' END",
      to: `THEN 'round-rolled-back'
        WHEN account.play_session IS DISTINCT FROM
          (SELECT j.play_session FROM ledger_journal j WHERE j.key = game.id) THEN 'play-ended'
        ELSE 'ok' END`,
    },
  },
  {
    name: 'refund-on-every-rollback',
    what: 'a bet that is taken back twice, in two messages, is paid back twice',
    change: [
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
  {
    name: 'win-of-another-bonus',
    what: 'the win of a stake whose bonus has ended goes to the bonus that is active now',
    change: {
      function: 'ledger_divide_win',
      from: 'ledger_bonus_home(game.player, share.bonus, 0, p_at)',
      to: `CASE WHEN EXISTS (SELECT FROM ledger_player
          WHERE player = game.player AND bonus_id IS NOT NULL) THEN 'bonus'
        ELSE ledger_bonus_home(game.player, share.bonus, 0, p_at) END`,
    },
  },
  {
    name: 'used-up-bonus-is-cash',
    what: 'the late win of a bonus that was used up is cash',
    change: {
      function: 'ledger_bonus_home',
      from: "past.state = 'fulfilled' AND past.wagered - p_wagered >= past.required",
      to: "past.state IN ('fulfilled', 'used-up')",
    },
  },
  {
    name: 'debt-beside-cash',
    what: 'a stake that is taken back is cash of a player who owes money',
    change: {
      function: 'ledger_return_stake',
      from: 'leg.debt := least(leg.cash, -account.debt);',
      to: 'leg.debt := 0;',
    },
  },
  {
    name: 'loss-period-by-calendar',
    what: 'the loss period ends at midnight, not after 24 hours',
    change: {
      function: 'ledger_fall_due',
      from: "p_at + interval '24 hours'",
      to: "date_trunc('day', p_at) + interval '1 day'",
    },
  },
  {
    name: 'bonus-kept-after-expiry',
    what: 'a bonus that has expired is staked as long as nobody looks for it',
    change: { function: 'ledger_settle_batch', from: 'AND p.due_at > p_at', to: '' },
  },
  {
    name: 'payments-not-locked',
    what: 'a double click opens a payment twice',
    change: {
      statement: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
      from: 'pg_advisory_xact_lock($1::int, $2::int)',
      to: '$1::int, $2::int',
    },
  },
  {
    name: 'callback-not-kept',
    what: 'the answer to a message of the provider is not kept',
    change: { statement: 'insert into "wallet_payment_callback"', ...undone },
  },
  {
    name: 'key-outside-the-transaction',
    what: 'the answer to a message of the provider is kept though its booking was undone',
    change: { apart: 'insert into "wallet_payment_callback"' },
  },
  {
    name: 'refusal-not-kept',
    what: 'a refused request is not refused alike when it is repeated',
    change: { statement: 'insert into "wallet_refused_request"', ...undone },
  },
  {
    name: 'withdrawal-not-locked',
    what: 'a withdrawal is canceled while it goes into a file',
    change: { statement: 'select * from "wallet_withdrawal" where "withdrawal_id"', ...unlocked },
  },
  {
    name: 'intent-not-locked',
    what: 'a wish that is confirmed twice at once becomes two withdrawals',
    change: {
      statement: 'select * from "wallet_withdrawal_intent" where "intent_id"',
      ...unlocked,
    },
  },
]

/** Plants a mutant; throws when a function is not what the mutant knows. */
export async function plant(server: Server, { name, change }: Mutant): Promise<void> {
  for (const one of [change].flat()) await plantOne(server, name, one)
}

async function plantOne(server: Server, name: string, change: Change): Promise<void> {
  if ('schema' in change) {
    await server.control.query(change.schema)
    return
  }
  if ('apart' in change) {
    const { apart } = change
    server.isApart = (text) => text.startsWith(apart)
    return
  }
  const { from, to } = change
  if ('statement' in change) {
    const { statement } = change
    server.rewrite = (text) => (text.startsWith(statement) ? text.replace(from, to) : text)
    return
  }
  const { rows } = await server.control.query<{ text: string }>(
    'SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = $1',
    [change.function],
  )
  const text = rows[0]?.text ?? ''
  if (text.split(from).length !== 2) {
    throw new Error(`mutant ${name} does not fit ${change.function}`)
  }
  await server.control.query(text.replace(from, () => to))
}
