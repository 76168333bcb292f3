import { foundBy } from './planted-bug.ts'

/** Wins of live tables that are seen before the ball lies, or that money does not count. */
export const liveBugs = [
  ...foundBy('tables', 'apps/platform/src/http/live-rounds.db.test.ts', {
    'apps/platform/src/ledger/money/transfer.ts': {
      'the header has a win before the ball lies': {
        find: '    cashOre: shownBalance(row.cash as Ore, row.pending as Ore),',
        replace: '    cashOre: row.cash as Ore,',
      },
      'open pages are told of a win before the ball lies': {
        find: 'sum(shownBalance(cash as Ore, pending as Ore), bonus as Ore)',
        replace: 'sum(cash as Ore, bonus as Ore)',
      },
    },
    'apps/platform/src/ledger/base/pending-rounds.ts': {
      'a win that is staked before it is shown leaves a balance below nothing': {
        find: 'return balanceOre > pendingWinOre ? subtract(balanceOre, pendingWinOre) : zeroOre',
        replace: 'return subtract(balanceOre, pendingWinOre)',
      },
      'a round is shown a moment after the ball lies': {
        find: 'AND l.tell_from > ',
        replace: 'AND l.tell_from >= ',
      },
    },
    'apps/platform/src/ledger/history/great-wins.ts': {
      'a great win is told to everybody before the ball lies': {
        find: ' AND l.tell_from > ',
        replace: " AND l.tell_from - interval '1 day' > ",
      },
    },
    'apps/platform/src/ledger/history/figures.ts': {
      'the overview adds up a win before the ball lies': {
        find: '  return figures.map((each) => withoutPending(each, pending))',
        replace: '  return pending.length > 0 ? figures : figures',
      },
    },
    'apps/platform/src/payments/history/present-line.ts': {
      'a line of the list has a win before the ball lies': {
        find: '...(isPending && { isPending, winOre: zeroOre }),',
        replace: '...(isPending && { isPending }),',
      },
    },
    'apps/platform/src/payments/history/transactions.ts': {
      'a stretch adds up a win before the ball lies': {
        find: '    winOre: subtract(line.winOre, wonIn(own)),\n',
      },
    },
    'apps/platform/src/payments/history/read-period.ts': {
      'the sums above a list have a win before the ball lies': {
        find: "withoutPending(required(figures, 'the figures of a period'), pending)",
        replace: "withoutPending(required(figures, 'the figures of a period'), [])",
      },
    },
    'apps/platform/src/payments/payout/closing.ts': {
      'who closes the account sees a win before the ball lies': {
        find: 'await readShownBalances(db, playerId, clock.now())',
        replace: 'await readBalances(db, playerId)',
      },
    },
    'apps/platform/src/http/statement-calls.ts': {
      'a statement has half of a round that is not shown': {
        find: 'const shownUntil = pending?.at ?? at',
        replace: 'const shownUntil = at',
      },
      'a part of a statement has a win before the ball lies': {
        find: 'above + statementLinesMax, lastBefore(pending))',
        replace: 'above + statementLinesMax)',
      },
    },
    'apps/platform/src/play/play-notice.ts': {
      'a play notice comes between the stake and the win': {
        find: '...pending.map((each) => each.tellFrom.getTime())',
        replace: '...[].map(Number)',
      },
    },
    'apps/platform/src/play/play-picture.ts': {
      'the session’s figures have a win before the ball lies': {
        find: 'wonOre: subtract(wonOre, notShown)',
        replace: 'wonOre',
      },
    },
    'apps/platform/src/play/round-facts.ts': {
      'a round’s page has its seed before the ball lies': {
        find: 'isPending ? { ...booked, ...notShown } : booked',
        replace: 'booked',
      },
    },
    'apps/platform/src/ledger/tables/played-table-round.ts': {
      'a round is shown again before the ball lies': {
        find: ' AND l.tell_from > ',
        replace: " AND l.tell_from - interval '1 day' > ",
      },
    },
  }),
  ...foundBy('tables', 'apps/platform/src/play/live-wallet.db.test.ts', {
    'apps/platform/src/ledger/sql/live/note-live-rounds.sql': {
      'a round that is settled again is shown earlier than was said': {
        find: ' AND known.tell_from < excluded.tell_from',
      },
      'a key of another player’s moves when a win is shown': {
        find: 'known.player = excluded.player AND ',
      },
    },
    'apps/platform/src/ledger/sql/live/tell-later.sql': {
      'a table shows a win earlier than it has said': {
        find: 'WHERE l.tell_from < t.tell_from ORDER',
        replace: 'ORDER',
      },
    },
    'apps/platform/src/ledger/tables/live-rounds.ts': {
      'a table keeps a win from its player for as long as it likes': {
        find: ', after(timeOfKey(key), liveTellMaxMs)]',
        replace: ']',
      },
      'a table with a wrong clock keeps a win for two minutes': {
        find: 'tellFrom, after(now, liveTellAheadMs), ',
        replace: 'tellFrom, ',
      },
    },
    'apps/platform/src/play/game-wallet.ts': {
      'a win is booked before the books know that it is not to be shown': {
        find: 'if (asked.live) await this.#note',
        replace: 'if (asked.live) void this.#note',
      },
      'a spin in another tab shows what the wheel will': {
        find: 'return { ...settled, balanceOre: shownBalance(balanceOre, wonIn(pending)) }',
        replace: 'return pending.length > 0 ? settled : settled',
      },
      'a spin of a slot is settled as a round of a live table': {
        find: '!asked.live || asked.bets !== undefined',
        replace: 'true',
      },
    },
    'apps/platform/src/play/play-sessions.ts': {
      'a game that is opened meanwhile lists the round with its seed': {
        find: 'rounds.filter(({ key }) => !keys.has(key)),',
        replace: 'rounds.filter(({ key }) => keys.has(key) || true),',
      },
    },
    'apps/platform/src/play/table-wallet.ts': {
      'a hand in another tab shows what the wheel will': {
        find: 'balanceOre: shownBalance(balanceOre, pendingOre) }',
        replace: 'balanceOre }',
      },
    },
  }),
  ...foundBy('tables', 'apps/site/server/calls/product-calls.test.ts', {
    'apps/site/server/calls/account-calls.ts': {
      '`account-summary` leaves out what is booked and not shown': {
        find: 'data: bookedSummary ?? summary',
        replace: 'data: bookedSummary ? summary : summary',
      },
    },
  }),
]
