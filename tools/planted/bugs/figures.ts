import { foundBy } from './planted-bug.ts'

const ledger = 'apps/platform/src/ledger'
const http = 'apps/platform/src/http'
const history = 'apps/platform/src/payments/history'

/** The figures of a period and the statement: each krone once, in its own day. */
export const figureBugs = [
  ...foundBy('account', `${http}/summary-calls.db.test.ts`, {
    [`${ledger}/history/figures.ts`]: {
      'a stake that is still open is lost': {
        find: 'resultOre: subtract(sum(wonOre, jackpotsOre, newlyOpenOre), stakedOre)',
        replace: 'resultOre: subtract(sum(wonOre, jackpotsOre), stakedOre)',
      },
    },
    [`${http}/period-refusal.ts`]: {
      'a period of before the account has figures': {
        find: 'if (until <= openedOn)',
        replace: 'if (until < openedOn)',
      },
    },
  }),
  ...foundBy('account', 'packages/core/src/danish-periods.test.ts', {
    'packages/core/src/danish-periods.ts': {
      'a day of the figures begins by UTC': {
        find: 'return new Date(midnight(Date.parse(date)))',
        replace: 'return new Date(Date.parse(date))',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/payments/history/figures.db.test.ts', {
    [`${ledger}/sql/day/sums-at.sql`]: {
      'a deposit that was taken back still counts': {
        find: 'coalesce(-sum(m.ore) FILTER (WHERE j.kind = 3 /* deposit-reversed */), 0) AS taken_back',
        replace: '0::bigint AS taken_back',
      },
      'what a day had before it is left out of its sums': {
        find: 'sums.won := base.won + other.won',
        replace: 'sums.won := other.won',
      },
    },
  }),
  ...foundBy('account', `${history}/transactions.db.test.ts`, {
    [`${ledger}/history/stretches.ts`]: {
      'a round of a supplier counts as little as when its stretch was kept': {
        find: 'AND s.several > 0 AND s.several_staked IS NULL',
        replace: 'AND s.several < 0 AND s.several_staked IS NULL',
      },
    },
    [`${ledger}/sql/stretch/forget-sums.sql`]: {
      'a round that is taken back late counts as when its stretch was summed': {
        find: "WHEN (OLD.state <> 'open')",
        replace: "WHEN (OLD.state = 'gone')",
      },
    },
    [`${ledger}/sql/stretch/walk-stretches.sql`]: {
      'a rest ends no stretch of play': {
        find: "OR stretch.begins_at - move.at > interval '30 minutes' /* playRestMs */ THEN",
        replace: 'THEN',
      },
    },
    [`${history}/transactions.ts`]: {
      'a page begins with the last stretch of the one before': {
        find: 'last.stretch.firstSeq - 1n',
        replace: 'last.stretch.lastSeq',
      },
    },
  }),
  ...foundBy('account', `${ledger}/history/stretches.db.test.ts`, {
    [`${ledger}/sql/stretch/keep-stretches.sql`]: {
      'a stretch that goes on is kept as it is': {
        find: 'OR (newest[1]).ends_at >= p_before',
        replace: 'OR false',
      },
    },
    [`${ledger}/history/stretches.ts`]: {
      'a stretch that goes on beyond a period is in it as a whole': {
        find: 'AND kept.last_seq <= edge.up',
        replace: '',
      },
    },
  }),
  ...foundBy('account', `${http}/statement-calls.db.test.ts`, {
    [`${ledger}/history/movements.ts`]: {
      'a stake counts twice in a statement': {
        find: 'ELSE 0 END AS staked',
        replace: 'ELSE 0 END * 2 AS staked',
      },
    },
    [`${http}/statement-calls.ts`]: {
      'a statement is made as often as it is asked for': {
        find: '  if (!isAllowed) return',
        replace: '  if (!isAllowed && at.getTime() === 0) return',
      },
    },
  }),
  ...foundBy('security', 'apps/site/server/files/statement.test.ts', {
    'apps/site/server/files/statement-csv.ts': {
      'a cell of a statement runs as a formula': {
        find: '/^[=+\\-@\\t\\r]/.test(text)',
        replace: 'text === undefined',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/payments/history/history.db.test.ts', {
    'apps/platform/src/payments/history/history.ts': {
      'the sums of a filtered list are not those of its period': {
        find: 'asked, totals)), totals }',
        replace:
          'asked, totals)), totals: { ...totals, ...(request.way && { depositedOre: 0n }) } }',
      },
    },
    'apps/platform/src/payments/history/history-payments.ts': {
      'a filter shows another player’s deposits': {
        find: "    .selectFrom('wallet_deposit')\n    .selectAll()\n    .where('player_id', '=', playerId)",
        replace:
          "    .selectFrom('wallet_deposit')\n    .selectAll()\n    .where('player_id', '<=', playerId)",
      },
    },
  }),
  ...foundBy('account', 'apps/site/server/files/statement-pdf.test.ts', {
    'apps/site/server/files/statement-pdf.ts': {
      'a paper names the digest of half a file': {
        find: 'digest.update(piece)',
        replace: 'digest.update(piece.slice(1))',
      },
    },
  }),
]
