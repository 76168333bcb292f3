import type { PlantedBug } from './planted-bug.ts'

const settled = {
  part: 'tables',
  test: 'apps/games/src/tables/settle-at-once.db.test.ts',
} as const
const booked = {
  part: 'tables',
  test: 'apps/platform/src/play/rounds-with-bets.db.test.ts',
} as const

const kept = {
  part: 'tables',
  test: 'apps/games/src/rounds/table-favourites.db.test.ts',
} as const

/** Rounds at tables in one go, favourites, letters about hands, and definitions of before. */
export const tablesAtOnceBugs: readonly PlantedBug[] = [
  {
    ...settled,
    claim: '[GAME-02] [LED-05] asked again it is the first draw, though another seed is drawn',
    what: 'a round of roulette that is asked again is told as it was drawn anew',
    file: 'apps/games/src/tables/settle-at-once.ts',
    find: '{ ...asked, ...settled }',
    replace: '{ ...asked, seed: hex(seed), winOre: payoutOre }',
  },
  {
    ...booked,
    claim: '[GAME-02] [LED-02] a repeat gets the first draw; with other bets it is a conflict',
    what: 'a key that was spent on bets is answered for other bets',
    file: 'apps/platform/src/play/game-wallet.ts',
    find: '[choices, valueOre, bets].filter',
    replace: '[choices, valueOre].filter',
  },
  {
    ...booked,
    claim: '[GAME-02] [BONUS-02] a table takes cash alone, and nothing there counts for a bonus',
    what: 'bonus money is staked at roulette',
    file: 'apps/platform/src/play/game-wallet.ts',
    find: 'takesBonus: bets === undefined',
    replace: 'takesBonus: true',
  },
  {
    part: 'tables',
    test: 'apps/platform/src/play/tell-of-hands.db.test.ts',
    claim: '[GAME-02] a hand that its player played to its end is no news',
    what: 'who played their hand to its end is written that the rule did',
    file: 'apps/platform/src/ledger/sql/table/finish-batch.sql',
    find: 'FROM moved WHERE automatic_from IS NOT NULL',
    replace: 'FROM moved',
  },
  {
    part: 'tables',
    test: 'apps/games/src/tables/definitions.db.test.ts',
    claim: '[PROOF-03] a hand that was begun on an older definition is played on after a release',
    what: 'a hand that was begun before a release is played by nothing after it',
    file: 'apps/games/src/tables/definitions.ts',
    find: 'offered ?? this.#older.get(hash) ?? this.#findOlder(hash)',
    replace: 'offered ?? this.#older.get(hash)',
  },
  {
    ...kept,
    claim: '[GAME-02] nobody reads, takes away or crowds out the favourites of another',
    what: 'whoever knows the name of a favourite takes it away, whosever it is',
    file: 'apps/games/src/tables/favourites.ts',
    find: ".where('player_ref', '=', of.playerRef)",
    replace: '',
  },
  {
    ...kept,
    claim: '[GAME-02] of two that are kept at once for the fifth place one is, by any copy',
    what: 'two devices that keep a favourite at once are not counted one after the other',
    file: 'apps/games/src/tables/favourites.ts',
    find: 'pg_advisory_xact_lock(hashtextextended(',
    replace: '(hashtextextended(',
  },
  {
    part: 'tables',
    test: 'apps/platform/src/lobby/hands.db.test.ts',
    claim: '[GAME-08] a hand that paid much is a great win, by all that it staked',
    what: 'a hand that paid no more than its raises is told as a great win',
    file: 'apps/platform/src/ledger/history/great-wins.ts',
    find: ' AND r.win_cash > r.stake_cash',
    replace: '',
  },
  {
    part: 'tables',
    test: 'apps/platform/src/ledger/tables/table-batches.db.test.ts',
    claim: 'an open round that is not listed, and one that is listed and over, are found',
    what: 'a hand that is over stays among the open ones',
    file: 'apps/platform/src/ledger/sql/table/finish-batch.sql',
    find: 'o.player = m.player AND o.round = m.round',
    replace: 'o.player = m.player AND o.round = m.key',
  },
  {
    part: 'tables',
    test: 'apps/platform/src/ledger/tables/table-batches.db.test.ts',
    claim:
      'the end of a round is one movement and one message, which pay it and hand its stake over',
    what: 'the end of a hand that paid is named as of one that paid nothing',
    file: 'apps/platform/src/ledger/sql/table/finish-batch.sql',
    find: '[1 + (payout > 0)::integer]',
    replace: '[1]',
  },
  {
    part: 'tables',
    test: 'apps/platform/src/ledger/tables/audited-tables.db.test.ts',
    claim:
      '[PROOF-03] the auditor reads of each hand what proves it, and what of it the rule played',
    what: 'the auditor reads of no hand that the rule played a part of it',
    file: 'apps/platform/src/audit/sql/views/table-rounds.sql',
    find: 't.automatic_from',
    replace: 'NULL::smallint AS automatic_from',
  },
  {
    part: 'tables',
    test: 'apps/platform/src/markers/slices.db.test.ts',
    claim: 'a hand is lost by what it staked and did not pay',
    what: 'what a hand pays is not taken off what its player lost',
    file: 'apps/platform/src/ledger/history/play-slices.ts',
    find: "('round-paid')",
    replace: "('win')",
  },
]
