import { foundBy } from './planted-bug.ts'

/** Rounds at tables in one go, favourites, letters about hands, and definitions of before. */
export const tablesAtOnceBugs = [
  ...foundBy('tables', 'apps/games/src/tables/settle-at-once.db.test.ts', {
    'apps/games/src/tables/settle-at-once.ts': {
      'a round of roulette that is asked again is told as it was drawn anew': {
        find: '{ ...asked, ...settled }',
        replace: '{ ...asked, seed: hex(seed), winOre: payoutOre }',
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/play/rounds-with-bets.db.test.ts', {
    'apps/platform/src/play/game-wallet.ts': {
      'a key that was spent on bets is answered for other bets': {
        find: '[choices, valueOre, bets].filter',
        replace: '[choices, valueOre].filter',
      },
      'bonus money is staked at roulette': {
        find: 'takesBonus: bets === undefined',
        replace: 'takesBonus: true',
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/play/tell-of-hands.db.test.ts', {
    'apps/platform/src/ledger/sql/table/finish-batch.sql': {
      'who played their hand to its end is written that the rule did': {
        find: 'FROM moved WHERE automatic_from IS NOT NULL',
        replace: 'FROM moved',
      },
    },
  }),
  ...foundBy('tables', 'apps/games/src/tables/definitions.db.test.ts', {
    'apps/games/src/tables/definitions.ts': {
      'a hand that was begun before a release is played by nothing after it': {
        find: 'offered ?? this.#older.get(hash) ?? this.#findOlder(hash)',
        replace: 'offered ?? this.#older.get(hash)',
      },
    },
  }),
  ...foundBy('tables', 'apps/games/src/rounds/table-favourites.db.test.ts', {
    'apps/games/src/tables/favourites.ts': {
      'whoever knows the name of a favourite takes it away, whosever it is': {
        find: ".where('player_ref', '=', of.playerRef)",
      },
      'two devices that keep a favourite at once are not counted one after the other': {
        find: 'pg_advisory_xact_lock(hashtextextended(',
        replace: '(hashtextextended(',
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/lobby/hands.db.test.ts', {
    'apps/platform/src/ledger/history/great-wins.ts': {
      'a hand that paid no more than its raises is told as a great win': {
        find: ' AND r.win_cash > r.stake_cash',
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/ledger/tables/table-batches.db.test.ts', {
    'apps/platform/src/ledger/sql/table/finish-batch.sql': {
      'a hand that is over stays among the open ones': {
        find: 'o.player = m.player AND o.round = m.round',
        replace: 'o.player = m.player AND o.round = m.key',
      },
      'the end of a hand that paid is named as of one that paid nothing': {
        find: '[1 + (payout > 0)::integer]',
        replace: '[1]',
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/ledger/tables/audited-tables.db.test.ts', {
    'apps/platform/src/audit/sql/views/table-rounds.sql': {
      'the auditor reads of no hand that the rule played a part of it': {
        find: 't.automatic_from',
        replace: 'NULL::smallint AS automatic_from',
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/markers/slices.db.test.ts', {
    'apps/platform/src/ledger/history/play-slices.ts': {
      'what a hand pays is not taken off what its player lost': {
        find: "('round-paid')",
        replace: "('win')",
      },
    },
  }),
]
