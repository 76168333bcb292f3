import { type Entries, nobodys, own, partOf } from './entry.ts'

const books = { basis: 'books', kept: 'by-number', erased: 'by-number' } as const
const laundering = { basis: 'laundering', kept: 'closedAccount', erased: 'after-the-law' } as const
const repeats = { basis: 'contract', kept: 'closedAccount', erased: 'after-the-law' } as const

/** Money in and out, and the parties that carry it. */
export const paymentEntries: Entries = {
  wallet_deposit: {
    whose: own(),
    why: 'Deposits and what became of them.',
    title: 'Indbetalinger',
    ...books,
    columns: {
      copied: `reference method status failure psp_tx_id card_brand card_last4 card_expiry_month
        cashier_session_expires_at after_reference asked_at created_at updated_at failure_limit
        save_card card_id`,
      money: 'requested_ore amount_ore taken_ore',
      leftOut: { secret: 'idempotency_key input_hash cashier_session_hash redirect_url' },
    },
    except: [
      {
        columns: 'card_brand card_last4 card_expiry_month failure_limit card_id',
        ...{ kept: 'closedAccount', erased: 'after-the-law' },
      },
      {
        columns: 'redirect_url',
        why: 'Where MobilePay shows the payment.',
        ...{ basis: 'contract', kept: 'paymentAddress', erased: 'by-itself' },
      },
    ],
  },
  wallet_card: {
    whose: own(),
    why: 'Saved cards: the provider’s token, and how a player knows the card.',
    title: 'Gemte kort',
    ...{ basis: 'contract', kept: 'removedCard', erased: 'after-the-law' },
    columns: {
      copied: `card_id place brand last4 expiry_month name saved_at used_at removed_at
        forget_asked_at forgotten_at`,
      leftOut: { secret: 'token_sealed token_mark', 'not-told': 'holder_matches' },
    },
    except: [
      { columns: 'name', why: 'The player’s own word for the card.', erased: 'at-once' },
      {
        columns: 'token_sealed',
        why: 'Pays with the card.',
        kept: 'with-its-subject',
        erased: 'by-itself',
      },
    ],
  },
  wallet_withdrawal: {
    whose: own(),
    why: 'Withdrawals and what became of them.',
    title: 'Udbetalinger',
    ...books,
    columns: {
      copied: `withdrawal_id status reason batch_id created_at updated_at late_told_at void_bonus_id
        restored_bonus_id left_out_at left_out_told_at cancelable_until adopted_at`,
      money: 'amount_ore restored_bonus_ore',
      leftOut: { 'not-told': 'open_checks' },
    },
  },
  wallet_withdrawal_intent: {
    whose: own(),
    why: 'Wishes to withdraw, until MitID has confirmed them.',
    title: 'Ønsker om udbetaling',
    ...repeats,
    columns: {
      copied: 'intent_id withdrawal_id created_at expires_at refusal',
      money: 'amount_ore withdrawable_ore',
      leftOut: { secret: 'idempotency_key input_hash' },
    },
  },
  wallet_payment_status: {
    whose: {
      kind: 'player',
      through: [
        { column: 'payment_id', table: 'wallet_deposit', key: 'reference' },
        { column: 'payment_id', table: 'wallet_withdrawal', key: 'withdrawal_id' },
      ],
    },
    why: 'Every move of every payment.',
    title: 'Betalingers gang',
    ...books,
    columns: { copied: 'status_id payment_id direction from_status to_status reason at' },
  },
  wallet_take_back: {
    whose: partOf('wallet_deposit', 'reference'),
    why: 'Money of a deposit that went back.',
    title: 'Indbetalinger, der er ført tilbage',
    ...books,
    columns: { copied: 'posted_as tx_id reference cause at', money: 'amount_ore' },
  },
  wallet_given_again: {
    whose: own(),
    why: 'What a returned payment gave again.',
    title: 'Givet igen efter en tilbageført betaling',
    ...books,
    columns: { copied: 'given_id taken_id reference at' },
  },
  payments_refund: {
    whose: partOf('wallet_deposit', 'reference'),
    why: 'Refunds by staff.',
    title: 'Tilbagebetalinger',
    ...books,
    columns: {
      copied: 'refund_id reference tx_id number wished_at agreed_at next_try_at outcome ended_at',
      money: 'amount_ore counted_ore two_people_from_ore',
      leftOut: {
        'not-told': 'reason',
        others: 'wished_by agreed_by',
        elsewhere: 'tries last_error',
      },
    },
  },
  payments_event: {
    whose: partOf('wallet_deposit', 'reference'),
    why: 'Messages of MobilePay, as they came.',
    title: 'Beskeder fra MobilePay',
    ...{ basis: 'contract', kept: 'paymentEvent', erased: 'by-itself' },
    columns: {
      copied: 'event_id party reference name received_at acted_at outcome',
      leftOut: { secret: 'body_hash', others: 'body', elsewhere: 'tries last_error' },
    },
  },
  wallet_payment_callback: {
    whose: { kind: 'several' },
    why: 'The answer that each message of the provider got, for its repeats.',
    ...books,
    columns: { leftOut: { secret: 'input_hash', elsewhere: 'tx_id action answer at' } },
  },
  wallet_refused_request: {
    whose: own(),
    why: 'Refused requests, so that a repeat is refused alike.',
    title: 'Anmodninger, vi har afvist',
    ...repeats,
    columns: { copied: 'answer at', leftOut: { secret: 'idempotency_key input_hash' } },
  },
  wallet_payout_batch: {
    whose: { kind: 'several' },
    why: 'Files to NemKonto, encrypted, with the payees’ CPR numbers.',
    ...books,
    columns: {
      leftOut: {
        secret: 'sha256',
        others: 'sealed_file',
        elsewhere: `batch_id payments total_ore created_at accepted_at refusal finished_at asked_at
          trouble trouble_since alarmed_at`,
      },
    },
    except: [{ columns: 'sealed_file', kept: 'payoutFile', erased: 'by-itself' }],
  },
  wallet_payout_check: {
    whose: partOf('wallet_withdrawal', 'withdrawal_id'),
    why: 'What a withdrawal waits for: documents or people.',
    ...{ basis: 'laundering', kept: 'by-number', erased: 'by-number' },
    columns: {
      leftOut: {
        'not-told': `check_id withdrawal_id rule rule_version waits_for needs sent answered_at people
          asked_at due_at wish decision decided_at reason reminded_at`,
        others: 'asked_by wished_by decided_by',
      },
    },
  },
  wallet_payout_mark: {
    whose: own(),
    why: 'Players whose withdrawals a person looks at.',
    ...laundering,
    columns: {
      leftOut: { 'not-told': 'mark_id reason marked_at lifted_at', others: 'marked_by lifted_by' },
    },
  },
  wallet_other_holder: {
    whose: own(),
    why: 'Cards whose holder bears another name.',
    ...laundering,
    columns: {
      leftOut: {
        secret: 'card_mark',
        'not-told': 'note_id reference noted_at judged_at reason',
        others: 'judged_by_employee',
      },
    },
  },
  wallet_bonus_letter: {
    whose: partOf('ledger_bonus', 'bonus_id', 'bonus'),
    why: 'That a letter about a bonus was sent.',
    title: 'Breve om bonusser',
    ...books,
    columns: { copied: 'bonus_id sent_at' },
  },
  reconciliation_item: {
    whose: own(),
    why: 'A copy of each party’s list of payments, held against the books.',
    ...books,
    columns: { leftOut: { elsewhere: 'party moment reference state amount_ore times' } },
  },
  reconciliation_difference: {
    whose: { kind: 'several' },
    why: 'Where our books and a party’s list differ.',
    ...books,
    columns: {
      leftOut: {
        others: 'closed_by closed_by_employee note',
        elsewhere: `difference_id party reference kind ours_ore theirs_ore ours_state theirs_state
          first_seen_at raised_at last_seen_at resolved_at`,
      },
    },
  },
  reconciliation_change: {
    whose: { kind: 'several' },
    why: 'Every change of a difference.',
    ...books,
    columns: {
      leftOut: {
        others: 'note',
        elsewhere: `change_id difference_id change ours_ore theirs_ore ours_state theirs_state at`,
      },
    },
  },
  reconciliation_sighting: {
    whose: { kind: 'several' },
    why: 'Differences seen once, which may be on their way.',
    ...{ basis: 'books', kept: 'replaced', erased: 'by-itself' },
    columns: {
      leftOut: {
        elsewhere: `party reference kind ours_ore theirs_ore ours_state theirs_state first_seen_at
          run_id`,
      },
    },
  },
  reconciliation_run: nobodys(
    'Comparisons with each party.',
    `run_id party from_at to_at finished_at outcome failure ours_count ours_ore theirs_count
      theirs_ore`,
  ),
  payments_webhook: nobodys(
    'Where MobilePay sends its messages.',
    'webhook_id party url secret_encrypted registered_at ended_at',
  ),
}
