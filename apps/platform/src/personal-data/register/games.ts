import { type Entries, nobodys, type Whose } from './entry.ts'

const byRef: Whose = { kind: 'player-at-games', column: 'player_ref' }

/** The game server’s own schema, which knows nobody but by a name that only the platform can make. */
export const gamesEntries: Entries = {
  'games.catalogue_gamble': nobodys('Gambles.', 'definition_hash game_hash choice definition'),
  'games.catalogue_version': nobodys(
    'Versions of games.',
    `definition_hash game_id number state definition report listing published_at superseded_at
      withdrawn_at`,
  ),
  'games.tables_definition': nobodys(
    'Versions of tables.',
    'definition_hash game_id number definition kept_at',
  ),
  'games.db_definition': nobodys('Functions that were applied.', 'name hash applied_at'),
  'games.db_migration': nobodys('Migrations that were applied.', 'name hash applied_at'),
  'games.db_release': nobodys('Releases that were here.', 'release_id digest applied_at'),
  'games.live_table': nobodys(
    'Live tables, and the process that owns each.',
    'id owner address epoch until round is_closed',
  ),
  'games.live_round': {
    whose: { kind: 'several' },
    why: 'Rounds of live tables, with the slips of everybody in them.',
    ...{ basis: 'books', kept: 'by-number', erased: 'by-number' },
    columns: {
      leftOut: {
        secret: 'sealed_seed',
        others: 'slips booked',
        apart: `table_id round epoch owner definition_hash closed_at commitment root noted_at
          noted_epoch lands_at seed opened_at opened_epoch left_at paid_at`,
      },
    },
  },
  'games.live_hand_step': {
    whose: { kind: 'several' },
    why: 'Choices along the shared hands of live tables.',
    ...{ basis: 'books', kept: 'by-number', erased: 'by-number' },
    columns: { leftOut: { others: 'made', apart: 'table_id round step epoch written_at' } },
  },
  'games.live_hand_raise': {
    whose: { kind: 'several' },
    why: 'Doubles along the shared hands of live tables.',
    ...{ basis: 'books', kept: 'by-number', erased: 'by-number' },
    columns: { leftOut: { others: 'place', apart: 'table_id round step epoch asked_at' } },
  },
  'games.live_ticket': {
    whose: byRef,
    why: 'Tickets for lines of live tables, each for half a minute.',
    ...{ basis: 'contract', kept: 'finishedHand', erased: 'by-itself' },
    columns: { leftOut: { secret: 'ticket_hash play_session', apart: 'table_id expires_at' } },
  },
  'games.rounds_reached': {
    whose: byRef,
    why: 'How far the screen of a round has come.',
    ...{ basis: 'contract', kept: 'until-closed', erased: 'by-itself' },
    columns: { leftOut: { apart: 'game_id round_key event' } },
  },
  'games.rounds_seen_round': {
    whose: byRef,
    why: 'The newest round of a game that its player has seen.',
    ...{ basis: 'contract', kept: 'until-closed', erased: 'by-itself' },
    columns: { leftOut: { apart: 'game_id round_key seen_at' } },
  },
  'games.tables_favourite': {
    whose: byRef,
    why: 'Bets that a player keeps at a table.',
    ...{ basis: 'contract', kept: 'until-closed', erased: 'by-itself' },
    columns: { leftOut: { apart: 'favourite game_id place slip kept_at' } },
  },
  'games.tables_hand': {
    whose: byRef,
    why: 'Hands that are played, and those just over.',
    ...{ basis: 'books', kept: 'finishedHand', erased: 'by-itself' },
    columns: {
      leftOut: {
        secret: 'sealed_seed play_session pending_key end_key',
        apart: `round game_id definition_hash bets stake choices state pending pending_ore
          automatic_from acted_at`,
      },
    },
  },
}
