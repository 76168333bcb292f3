import { type Entries, nobodys, noMark, own, partOf } from './entry.ts'

const contract = { basis: 'contract', kept: 'closedAccount', erased: 'after-the-law' } as const
const accepted = { basis: 'contract', kept: 'by-number', erased: 'by-number' } as const
const shown = { basis: 'gambling', kept: 'closedAccount', erased: 'after-the-law' } as const

/** Play, offers and missions. */
export const playEntries: Entries = {
  wallet_play_session: {
    whose: own('player'),
    why: 'Games that were opened.',
    title: 'Spil, du har åbnet',
    ...shown,
    columns: {
      copied: 'game token_expires_at redeemed_at play_until started_at logged_in_at notice_ms',
      leftOut: { secret: 'id session_id token_hash' },
    },
  },
  wallet_play_notice: {
    whose: own(),
    why: 'Notices of play that the player was shown.',
    title: 'Spilstatus, du har fået vist',
    ...shown,
    columns: { copied: 'notice_id told_at closed_at' },
  },
  wallet_notice_choice: {
    whose: own(),
    why: 'How often the player wants the notice of play.',
    title: 'Hvor tit du vil se spilstatus',
    ...shown,
    columns: { copied: 'choice_id minutes chosen_at' },
  },
  wallet_wagering_notice: {
    whose: own(),
    why: 'Notices of a bonus’s wagering that the player was shown.',
    title: 'Gennemspilning, du har fået vist',
    ...shown,
    columns: { copied: 'notice_id bonus_id told_at closed_at' },
  },
  wallet_wagering_choice: {
    whose: own(),
    why: 'How often the player wants the notice of wagering.',
    title: 'Hvor tit du vil se gennemspilning',
    ...shown,
    columns: { copied: 'choice_id minutes chosen_at' },
  },
  wallet_raised_round: {
    whose: partOf('ledger_round', 'round', 'id'),
    why: 'Rounds that stayed open so long that people were asked to look.',
    title: 'Runder, vi har set nærmere på',
    ...accepted,
    columns: { copied: 'round raised_at' },
  },
  wallet_supplier_player: {
    whose: own('player'),
    why: 'The name under which a supplier knows the player.',
    title: 'Leverandører, hvis spil du har åbnet',
    ...contract,
    columns: {
      copied: 'first_opened_at',
      named: { supplier: 'SELECT name FROM ledger_supplier WHERE id = t.supplier' },
      leftOut: { secret: 'player_ref' },
    },
  },
  games_favourite: {
    whose: own(),
    why: 'Games that the player marked.',
    title: 'Dine favoritter',
    ...{ basis: 'contract', kept: 'until-closed', erased: 'by-itself' },
    columns: { copied: 'game marked_at' },
  },
  games_day: nobodys('How much each game is played.', 'day game players rounds'),
  games_counted_day: nobodys('Which days are counted.', 'day counted_at'),
  bonuses_choice: {
    whose: own(),
    why: 'The offer of a deposit, and what became of it.',
    title: 'Tilbud, du har valgt',
    ...accepted,
    columns: {
      copied: `reference offer_id offer_version once_per_person state refusal bonus_id expires_at
        chosen_at decided_at brought_by spins_id spins_count`,
      money: 'granted_ore spin_value_ore',
      leftOut: { secret: 'person' },
    },
    except: [
      {
        columns: 'person',
        why: 'A person has an offer once, also with a new account.',
        ...{ kept: 'closedAccount', erased: 'after-the-law' },
      },
    ],
    emptied: { person: noMark },
  },
  bonuses_had: {
    whose: { kind: 'several' },
    why: 'That a person who has left had an offer once a person, by a mark that names no account.',
    ...{ basis: 'contract', kept: 'mark', erased: 'after-the-law' },
    columns: { leftOut: { secret: 'person', elsewhere: 'offer_id' } },
  },
  bonuses_promise: {
    whose: own(),
    why: 'The offer that was promised in registration.',
    title: 'Tilbud, du blev lovet',
    ...accepted,
    columns: { copied: 'offer_id version promised_at' },
  },
  bonuses_guess: {
    whose: own(),
    why: 'Codes without a bonus that were tried, so that nobody guesses one.',
    title: 'Bonuskoder uden bonus, du har prøvet',
    ...{ basis: 'interest', kept: 'replaced', erased: 'at-once' },
    columns: { copied: 'window_started_at attempts' },
  },
  bonuses_end_request: {
    whose: own(),
    why: 'Requests to end a bonus, for their repeats.',
    ...contract,
    columns: { leftOut: { secret: 'idempotency_key', elsewhere: 'bonus_id answer' } },
  },
  bonuses_offer: nobodys('Offers.', 'offer_id code active_version'),
  bonuses_offer_version: {
    whose: { kind: 'employees' },
    why: 'Versions of offers, and who signed them off.',
    ...{ basis: 'gambling', kept: 'with-the-audit', erased: 'never' },
    columns: {
      leftOut: { others: 'sign_off', elsewhere: 'offer_id version terms code published_at' },
    },
  },
  missions_progress: {
    whose: own(),
    why: 'Missions that the player began or has done.',
    title: 'Dine opgaver',
    ...{ basis: 'contract', kept: 'closedAccount', erased: 'at-once' },
    columns: { copied: 'mission_id version started_at done_at' },
  },
  missions_mission: nobodys('Missions.', 'mission_id active_version'),
  missions_version: nobodys('Versions of missions.', 'mission_id version kind published_at'),
}
