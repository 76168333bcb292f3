import { foundBy } from './planted-bug.ts'

/** What a player may deposit, lose, stake and play: changes that wait, periods, and what happens at once. */
export const limitBugs = [
  ...foundBy('account', 'apps/platform/src/limits/change-limit.db.test.ts', {
    'apps/platform/src/limits/change-limit.ts': {
      'an increase that waits overtakes a later decrease': {
        find: "  if (waiting) await takeBack(tx, locked, waiting, 'replaced')\n",
      },
      'an increase holds at once': {
        find: 'const effectiveAt = isWaiting ? after(at, limitIncreaseWaitMs) : at',
        replace: 'const effectiveAt = at',
      },
      'both of two deposit limits are taken away, one after the other': {
        find: ' && !isRemoved(waits, each.period),',
        replace: ',',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/limits/lower-limit.db.test.ts', {
    'apps/platform/src/limits/lower-limit.ts': {
      'an increase that waits overtakes what staff lowered': {
        find: "  if (waiting) await takeBack(tx, locked, waiting, 'lowered-by-staff', byStaff.employee)\n",
      },
      'staff choose a player’s first limit of deposits, which opens deposits and play': {
        find: "kind === 'deposit' && !hasDepositLimit",
        replace: 'false',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/ledger/play/play-limits.db.test.ts', {
    'apps/platform/src/ledger/sql/settle/fall-due.sql': {
      'a period of a limit of play ends at midnight': {
        find: 'until = p_at + l.lasts',
        replace: "until = date_trunc('day', p_at) + interval '1 day'",
      },
    },
    'apps/platform/src/ledger/sql/player/begin-play.sql': {
      'a second game begins the time anew': {
        find: '  PERFORM ledger_note_play_time(account, p_at);\n',
      },
    },
    'apps/platform/src/ledger/sql/player/set-due.sql': {
      'a limit that begins anew forgets that another one is stricter': {
        find: 'min(above) AS lowest',
        replace: 'max(above) AS lowest',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/limits/deposit-limits.db.test.ts', {
    'apps/platform/src/limits/judge-deposit.ts': {
      'a deposit limit per day counts from midnight': {
        find: 'const from = after(at, -limitLookBackMs[period])',
        replace:
          "const from = period === 'day' ? new Date(new Date(at).setUTCHours(0, 0, 0, -1))\n" +
          '    : after(at, -limitLookBackMs[period])',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/limits/limit-schedules.db.test.ts', {
    'apps/platform/src/limits/deposit-use.ts': {
      'deposits of the same moment do not wait for each other': {
        find: "    .where('player_id', '=', playerId)\n    .forUpdate()\n",
        replace: "    .where('player_id', '=', playerId)\n",
      },
    },
    'apps/platform/src/ledger/sql/settle/settle-batch.sql': {
      'the statement that takes a stake does not look at the stake limit': {
        find: '      AND (p.stake_room IS NULL OR a.stake <= p.stake_room)\n',
      },
    },
    'apps/platform/src/limits/pause.ts': {
      'a pause sets no bar': {
        find: "  await setBar(tx, { playerId, reason: bars[kind], until: endsAt ?? 'for-good', at })\n",
      },
    },
    'apps/platform/src/ledger/sql/movement/post-transfer.sql': {
      'a deposit that is on its way is not stopped by a bar': {
        find: "p_kind = 'deposit-held' AND account.barred_until > p_at",
        replace: "p_kind = 'deposit-held' AND false",
      },
    },
  }),
]
