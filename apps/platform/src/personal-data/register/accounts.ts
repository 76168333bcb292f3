import { type Entries, nobodys, noMark, own, partOf } from './entry.ts'

/** Who plays here, how they proved it, what they consented to, and their logins. */
export const accountEntries: Entries = {
  players_player: {
    whose: own(),
    why: 'The account: who the player is, and how they are reached.',
    title: 'Din konto',
    ...{ basis: 'laundering', kept: 'closedAccount', erased: 'after-the-law' },
    columns: {
      copied: `first_name last_name email mobile birth_date mitid_uuid status offer created_at
        campaign affiliate_tag closed_at campaign_code campaign_name email_confirmed_at
        mobile_confirmed_at email_bounced_at leaving_at left_at`,
      sealed: { cpr_sealed: 'cpr' },
      leftOut: { secret: 'cpr_lookup mitid_sub', elsewhere: 'email_normalised' },
    },
    emptied: {
      ...{ first_name: "''", last_name: "''", email: "''", email_normalised: "''", mobile: "''" },
      ...{ birth_date: "''", cpr_sealed: "''", mitid_sub: "''", cpr_lookup: noMark },
    },
    except: [
      {
        columns: 'status offer created_at closed_at leaving_at left_at',
        ...{ kept: 'by-number', erased: 'by-number' },
      },
      { columns: 'email mobile', basis: 'contract', why: 'Letters and messages.' },
      {
        columns: 'email_normalised cpr_lookup',
        basis: 'gambling',
        why: 'One person has one account; until they leave, an exclusion is recognised.',
      },
      {
        columns: 'offer campaign affiliate_tag campaign_code campaign_name',
        basis: 'contract',
        why: 'The offer that was promised, and the partner who is paid for the account.',
      },
    ],
  },
  players_contact_change: {
    whose: own(),
    why: 'Which address or number was to be confirmed, and the one that a change replaced.',
    title: 'Ændringer af din e-mail og dit mobilnummer',
    ...{ basis: 'laundering', kept: 'closedAccount', erased: 'after-the-law' },
    columns: {
      copied: 'change_id kind is_change state tries wished_at expires_at ended_at bounced_at',
      sealed: { value_sealed: 'contact', before_sealed: 'contact' },
      leftOut: { secret: 'code_sealed code_hash' },
    },
  },
  players_details: {
    whose: own(),
    why: 'Name and address as MitID gave them, and the names that they took the place of.',
    title: 'Dit navn og din adresse fra MitID',
    ...{ basis: 'laundering', kept: 'closedAccount', erased: 'after-the-law' },
    columns: {
      copied: 'details_id source is_protected first_given_at last_given_at',
      sealed: { name_sealed: 'details', address_sealed: 'details', name_before_sealed: 'details' },
    },
  },
  players_consent: {
    whose: own(),
    why: 'Each yes and no, and to which words: the proof of a consent.',
    title: 'Hvad du har sagt ja og nej til',
    ...{ basis: 'consent', kept: 'closedAccount', erased: 'after-the-law' },
    columns: { copied: 'consent_id brand kind given version at client_address' },
  },
  players_session: {
    whose: own(),
    why: 'Logins: when, how they ended, and what ROFUS answered.',
    title: 'Dine logins',
    ...{ basis: 'gambling', kept: 'closedAccount', erased: 'after-the-law' },
    columns: {
      copied: `logged_in_at acted_at previous_login_at rofus rofus_asked_at ended_at end_reason
        browser system`,
      leftOut: { secret: 'handle secret_hash name' },
    },
    except: [
      {
        columns: 'browser system',
        why: 'A player knows their own logins by them.',
        ...{ basis: 'interest', kept: 'loginDevice', erased: 'at-once' },
      },
    ],
  },
  players_device: {
    whose: own(),
    why: 'Browsers that were logged in from, so that the player hears of a new one.',
    title: 'Browsere, du har logget ind fra',
    ...{ basis: 'interest', kept: 'knownBrowser', erased: 'at-once' },
    columns: { copied: 'first_seen_at last_seen_at', leftOut: { secret: 'mark_hash' } },
  },
  players_session_expiry: {
    whose: own(),
    why: 'What a browser saw when its session ended, in case of a complaint.',
    title: 'Sider, hvor dit login sluttede',
    ...{ basis: 'interest', kept: 'sessionEnd', erased: 'at-once' },
    columns: { copied: 'expiry_id from_route said_at at', leftOut: { secret: 'handle' } },
  },
  players_identification: {
    whose: { kind: 'visitors' },
    why: 'Visits to MitID that are under way.',
    ...{ basis: 'laundering', kept: 'openIdentification', erased: 'by-itself' },
    columns: {
      leftOut: {
        secret: 'secret_hash state nonce code_verifier registration_hash',
        elsewhere: 'purpose return_to player_id action started_at expires_at finished_at',
      },
    },
  },
  players_registration: {
    whose: { kind: 'visitors' },
    why: 'Registrations that are under way, before there is an account.',
    ...{ basis: 'contract', kept: 'openRegistration', erased: 'by-itself' },
    columns: {
      leftOut: {
        secret: 'secret_hash mitid_sub mitid_token_sealed',
        elsewhere: `offer contact mitid_uuid mitid_birth_date mitid_authenticated_at cpr_attempts
          created_at expires_at campaign affiliate_tag campaign_code campaign_name offer_versions
          mitid_bound_at`,
      },
    },
  },
  players_lock: {
    whose: own(),
    why: 'Locks and suspensions of the account by our staff.',
    title: 'Spærringer og suspensioner',
    ...{ basis: 'gambling', kept: 'closedAccount', erased: 'after-the-law' },
    columns: {
      copied: 'lock_id kind locked_at review_by lifted_at lift_wished_at',
      leftOut: {
        'not-told': 'reason lift_reason',
        others: `locked_by lifted_by locked_by_employee lift_wished_by_employee
          lifted_by_employee`,
      },
    },
  },
  players_closed_account: {
    whose: own(),
    why: 'Money on a closed account, which is paid out.',
    title: 'Penge på din lukkede konto',
    ...{ basis: 'contract', kept: 'closedAccount', erased: 'after-the-law' },
    columns: { copied: 'money_since look_at' },
  },
  players_throttle: {
    whose: { kind: 'visitors' },
    why: 'How often something was tried, by a keyed hash of who tried.',
    ...{ basis: 'interest', kept: 'throttleWindow', erased: 'by-itself' },
    columns: { leftOut: { secret: 'bucket', elsewhere: 'window_started_at attempts' } },
  },
  players_key_fingerprint: nobodys(
    'Fingerprints of the keys, so that a wrong key is refused.',
    'key_name fingerprint',
  ),
  marketing_player: {
    whose: own(),
    why: 'The player’s kind, and the answer to the popup about offers.',
    title: 'Markedsføring',
    ...{ basis: 'consent', kept: 'replaced', erased: 'at-once' },
    columns: {
      copied: 'player_type depositor_since notification_accepted_at notification_valid_until',
    },
  },
  personal_data_copy: {
    whose: own(),
    why: 'Copies of one’s data that were ordered.',
    title: 'Kopier, du har bestilt',
    ...{ basis: 'access', kept: 'closedAccount', erased: 'after-the-law' },
    columns: {
      copied: 'copy_id ordered_at ready_at expires_at opened_until gone_at',
      leftOut: { secret: 'opened_login', elsewhere: 'parts' },
    },
  },
  personal_data_erasure: {
    whose: own(),
    why: 'That a player asked to be erased, and when what may go at once was gone.',
    title: 'Dit ønske om sletning',
    ...{ basis: 'erasure', kept: 'by-number', erased: 'by-number' },
    columns: {
      copied: 'erasure_id asked_at done_at',
      leftOut: { others: 'asked_by_employee reason' },
    },
    except: [{ columns: 'reason', kept: 'closedAccount', erased: 'after-the-law' }],
  },
  personal_data_repeat: {
    whose: own(),
    why: 'That two employees repeated an erasure that a restored database had lost.',
    ...{ basis: 'erasure', kept: 'by-number', erased: 'by-number' },
    columns: { leftOut: { others: 'asked_at reason wished_by wished_at agreed_by agreed_at' } },
    except: [{ columns: 'reason', kept: 'closedAccount', erased: 'after-the-law' }],
  },
  personal_data_hold: {
    whose: own(),
    why: 'That a case, a dispute or an authority stops the erasure of a player for some time.',
    ...{ basis: 'claims', kept: 'closedAccount', erased: 'after-the-law' },
    columns: {
      leftOut: {
        'not-told': 'hold_id kind reason set_at until lifted_at lift_reason',
        others: 'set_by lifted_by',
      },
    },
  },
  personal_data_retention: nobodys('The nightly task, and how far it is.', 'one done_up_to'),
  personal_data_taken: nobodys('How much a night has removed so far, by kind.', 'kind count'),
  personal_data_copy_part: {
    whose: partOf('personal_data_copy', 'copy_id'),
    why: 'What is in a copy, encrypted.',
    ...{ basis: 'access', kept: 'dataCopy', erased: 'at-once' },
    columns: { leftOut: { elsewhere: 'copy_id number text_sealed' } },
  },
  documents_document: {
    whose: own(),
    why: 'Documents that the player sent.',
    title: 'Filer, du har sendt',
    ...{ basis: 'laundering', kept: 'identityPapers', erased: 'after-the-law' },
    columns: {
      copied: 'document_id document_type content_type state received_at',
      sealed: { file_name_sealed: 'document-name' },
      leftOut: { secret: 'fingerprint', file: 'bytes_sealed' },
    },
  },
  documents_review: {
    whose: partOf('documents_document', 'document_id'),
    why: 'What became of a document, and the employee who judged it.',
    title: 'Hvad vi fandt ud af om dine filer',
    ...{ basis: 'laundering', kept: 'identityPapers', erased: 'after-the-law' },
    columns: {
      copied: 'document_id state opened_at decided_at reason',
      leftOut: { others: 'opened_by decided_by' },
    },
  },
  documents_request: {
    whose: own(),
    why: 'Documents that an employee asked for: what, why and until when.',
    title: 'Dokumenter, vi har bedt dig om',
    ...{ basis: 'laundering', kept: 'identityPapers', erased: 'after-the-law' },
    columns: {
      copied: 'request_id document_type purpose last_day asked_at answered_at ended_at outcome',
      leftOut: { others: 'asked_by ended_by' },
    },
  },
  documents_move: nobodys('The moves that a document may make.', 'from_state to_state'),
}
