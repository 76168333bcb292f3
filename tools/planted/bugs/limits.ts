import type { PlantedBug } from './planted-bug.ts'

const changed = {
  part: 'account',
  test: 'apps/platform/src/limits/change-limit.db.test.ts',
} as const
const lowered = {
  part: 'account',
  test: 'apps/platform/src/limits/lower-limit.db.test.ts',
  file: 'apps/platform/src/limits/lower-limit.ts',
} as const
const played = {
  part: 'money',
  test: 'apps/platform/src/ledger/play/play-limits.db.test.ts',
} as const
const scheduled = {
  part: 'money',
  test: 'apps/platform/src/limits/limit-schedules.db.test.ts',
  claim: '[LIM-01][LIM-04][LIM-05] in 200 schedules on two copies nothing passes a limit or a bar',
} as const

/** What a player may deposit, lose, stake and play: changes that wait, periods, and what happens at once. */
export const limitBugs: readonly PlantedBug[] = [
  {
    ...changed,
    claim: '[LIM-04] a lower limit cancels the raise that waits, which never comes',
    what: 'a raise that waits overtakes a later decrease',
    file: 'apps/platform/src/limits/change-limit.ts',
    find: "  if (waiting) await takeBack(tx, held, waiting, 'replaced')\n",
    replace: '',
  },
  {
    ...changed,
    claim: '[LIM-04] a raised limit holds after 24 elapsed hours, to the millisecond',
    what: 'a raise holds at once',
    file: 'apps/platform/src/limits/change-limit.ts',
    find: 'const effectiveAt = isWaiting ? after(at, limitRaiseWaitMs) : at',
    replace: 'const effectiveAt = at',
  },
  {
    ...changed,
    claim: '[LIM-04] a limit is taken away after a day, the last of deposits never',
    what: 'both of two deposit limits are taken away, one after the other',
    file: 'apps/platform/src/limits/change-limit.ts',
    find: ' && !isRemoved(waits, each.period),',
    replace: ',',
  },
  {
    ...lowered,
    claim: '[LIM-04] a raise that waits falls with it and never comes, by a line of the staff',
    what: 'a raise that waits overtakes what staff lowered',
    find: "  if (waiting) await takeBack(tx, held, waiting, 'lowered-by-staff', byStaff.employee)\n",
    replace: '',
  },
  {
    ...lowered,
    claim: '[LIM-03] staff set a limit where there is none, but never the first one of deposits',
    what: 'staff choose a player’s first limit of deposits, which opens deposits and play',
    find: "kind === 'deposit' && !hasDepositLimit",
    replace: 'false',
  },
  {
    ...played,
    claim: '[LIM-02] a period of play is elapsed time from its first stake, not the calendar',
    what: 'a period of a limit of play ends at midnight',
    file: 'apps/platform/src/ledger/sql/settle/fall-due.sql',
    find: 'until = p_at + l.lasts',
    replace: "until = date_trunc('day', p_at) + interval '1 day'",
  },
  {
    part: 'money',
    test: 'apps/platform/src/limits/deposit-limits.db.test.ts',
    claim: '[LIM-01] the limit looks back 24 elapsed hours over the change of the clocks',
    what: 'a deposit limit per day counts from midnight',
    file: 'apps/platform/src/limits/judge-deposit.ts',
    find: 'const from = after(at, -limitLookBackMs[period])',
    replace:
      "const from = period === 'day' ? new Date(new Date(at).setUTCHours(0, 0, 0, -1))\n" +
      '    : after(at, -limitLookBackMs[period])',
  },
  {
    ...played,
    claim: '[LIM-01] a limit of time ends the play that runs, and no second game goes on',
    what: 'a second game begins the time anew',
    file: 'apps/platform/src/ledger/sql/player/begin-play.sql',
    find: '  PERFORM ledger_note_play_time(account, p_at);\n',
    replace: '',
  },
  {
    ...played,
    claim: '[LIM-01] day, week and month count side by side, and the strictest stops',
    what: 'a limit that begins anew forgets that another one is stricter',
    file: 'apps/platform/src/ledger/sql/player/set-due.sql',
    find: 'min(above) AS lowest',
    replace: 'max(above) AS lowest',
  },
  {
    ...scheduled,
    what: 'deposits of the same moment do not wait for each other',
    file: 'apps/platform/src/limits/deposit-use.ts',
    find: "    .where('player_id', '=', playerId)\n    .forUpdate()\n",
    replace: "    .where('player_id', '=', playerId)\n",
  },
  {
    ...scheduled,
    what: 'the statement that takes a stake does not look at the stake limit',
    file: 'apps/platform/src/ledger/sql/settle/settle-batch.sql',
    find: '      AND (p.stake_room IS NULL OR a.stake <= p.stake_room)\n',
    replace: '',
  },
  {
    ...scheduled,
    what: 'a pause sets no bar',
    file: 'apps/platform/src/limits/pause.ts',
    find: "  await setBar(tx, { playerId, reason: bars[kind], until: endsAt ?? 'for-good', at })\n",
    replace: '',
  },
  {
    ...scheduled,
    what: 'a deposit that is on its way is not stopped by a bar',
    file: 'apps/platform/src/ledger/sql/movement/post-transfer.sql',
    find: "p_kind = 'deposit-held' AND account.barred_until > p_at",
    replace: "p_kind = 'deposit-held' AND false",
  },
]
