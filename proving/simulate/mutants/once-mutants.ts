import type { Bugs } from './mutant.ts'

/** A statement that is only explained does nothing. */
const undone = { from: 'insert', to: 'explain insert' }
const unlocked = { from: ' for update', to: '' }
/** As the function has it. */
const referenceLookup =
  '  SELECT j.* INTO known FROM ledger_reference r JOIN ledger_journal j ON j.key = r.key\n' +
  '    WHERE r.kind = kind_id AND r.reference = p_reference;\n'

/** What is asked twice, or twice at once, is done twice or answered in two ways. */
export const onceMutants: Bugs = {
  'reference-not-looked-up': {
    what: 'a movement of a payment that was booked before is booked again',
    function: 'ledger_post_transfer',
    from: 'WHERE r.kind = kind_id AND r.reference = p_reference',
    to: 'WHERE r.kind = kind_id AND r.reference = p_reference AND false',
  },
  'reference-index-dropped': {
    what: 'references are not unique and looked up before the lock: a payment is booked twice',
    changes: [
      { schema: 'ALTER TABLE ledger_reference DROP CONSTRAINT ledger_reference_pkey' },
      { function: 'ledger_post_transfer', from: referenceLookup },
      {
        function: 'ledger_post_transfer',
        from: '  SELECT * INTO STRICT account',
        to: `${referenceLookup}  SELECT * INTO STRICT account`,
      },
      {
        function: 'ledger_post_transfer',
        from: 'IF FOUND THEN',
        to: 'IF known.key IS NOT NULL THEN',
      },
    ],
  },
  'journal-index-dropped': {
    what: 'keys of the journal are unique no more: a round that two copies settle at once moves twice',
    schema: 'ALTER TABLE ledger_journal DROP CONSTRAINT ledger_journal_pkey',
  },
  'supplier-index-dropped': {
    what: 'a supplier’s numbers are unique no more and not locked: a message moves twice at once',
    changes: [
      { schema: 'ALTER TABLE ledger_supplier_tx DROP CONSTRAINT ledger_supplier_tx_pkey CASCADE' },
      { function: 'ledger_lock_supplier_tx', from: 'pg_advisory_xact_lock(', to: 'abs(' },
    ],
  },
  'balance-read-then-written': {
    what: 'the cash is read without a lock and written as what was worked out from it',
    changes: [
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
  'key-outside-transaction': {
    what: 'that a message of the provider was acted upon is written in a transaction of its own',
    aside: 'insert into "wallet_payment_callback"',
  },
  'journal-key-not-looked-up': {
    what: 'a round that was settled or refused before is settled again',
    function: 'ledger_settle_batch',
    from: 'AND NOT EXISTS (SELECT FROM known k WHERE k.place = a.place)',
  },
  'supplier-message-not-known': {
    what: 'a repeated bet is not told the stored answer',
    function: 'ledger_supplier_known',
    from: 'WHERE supplier = p_supplier AND tx = p_tx',
    to: "WHERE supplier = p_supplier AND tx = p_tx AND p_action <> 'bet'",
  },
  'supplier-refusal-not-kept': {
    what: 'a refused bet is looked at anew when it is repeated',
    function: 'ledger_bet',
    from: 'INSERT INTO ledger_supplier_tx',
    to: "IF answer.outcome <> 'ok' THEN RETURN answer; END IF; INSERT INTO ledger_supplier_tx",
  },
  'payments-not-locked': {
    what: 'a double click opens a payment twice',
    statement: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    from: 'pg_advisory_xact_lock($1::int, $2::int)',
    to: '$1::int, $2::int',
  },
  'callback-not-kept': {
    what: 'the answer to a message of the provider is not kept',
    statement: 'insert into "wallet_payment_callback"',
    ...undone,
  },
  'refusal-not-kept': {
    what: 'a refused request is not refused alike when it is repeated',
    statement: 'insert into "wallet_refused_request"',
    ...undone,
  },
  'withdrawal-not-locked': {
    what: 'a withdrawal is canceled while it goes into a file',
    statement: 'select * from "wallet_withdrawal" where "withdrawal_id"',
    ...unlocked,
  },
  'intent-not-locked': {
    what: 'a wish that is confirmed twice at once becomes two withdrawals',
    statement: 'select * from "wallet_withdrawal_intent" where "intent_id"',
    ...unlocked,
  },
  'movement-left-out-of-chain': {
    what: 'a round names not the movement before it but the one before that',
    function: 'ledger_settle_batch',
    from: 'newest_before = p.newest_key',
    to: 'newest_before = p.newest_before',
  },
}
