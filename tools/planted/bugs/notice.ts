import type { PlantedBug } from './planted-bug.ts'

const chosen = {
  part: 'money',
  test: 'apps/platform/src/play/notice-interval.db.test.ts',
} as const
const notice = 'apps/platform/src/play/play-notice.ts'

const overdue = {
  part: 'money',
  test: 'apps/platform/src/play/overdue-notice.db.test.ts',
  file: notice,
} as const

/** The play notice and its interval: what a second window, game or browser must not pass. */
export const noticeBugs: readonly PlantedBug[] = [
  {
    ...chosen,
    claim: '[LIM-07] no second game, other login or game about to open passes the choice',
    what: 'a game that opens owes its notice after the operator’s interval',
    file: notice,
    find: 'const intervalMs = await findIntervalMs(tx, playerId, longestMs ?? Number(notice_ms))',
    replace: 'const intervalMs = longestMs ?? Number(notice_ms)',
  },
  {
    ...chosen,
    claim: '[LIM-07] a longer choice holds at once, and leaves a notice due that is due',
    what: 'a notice that is due is passed by choosing a longer interval',
    file: notice,
    find: '  if (stillDueAt && kept instanceof Date && kept <= stillDueAt) return\n',
    replace: '',
  },
  {
    ...chosen,
    claim: '[LIM-07] the operator’s figure holds where it is shorter than what was chosen',
    what: 'a choice makes the interval longer than the operator has it',
    file: 'apps/platform/src/play/notice-interval.ts',
    find: 'Math.min(row.minutes * minuteMs, longestMs)',
    replace: 'row.minutes * minuteMs',
  },
  {
    ...overdue,
    claim: '[LIM-07][FLT-06] a notice that is due is not passed by a login in another browser',
    what: 'a game that another login opens owes no notice that is due',
    find: 'owedAt && owedAt < dueAt ? owedAt : dueAt',
    replace: 'dueAt',
  },
  {
    ...overdue,
    claim: '[LIM-07][FLT-06] a notice that is due is not passed by logging out and in again',
    what: 'a notice that is due is owed for as long as its login alone',
    find: ".where('notice_due_at', '<=', at)\n",
    replace: ".where('notice_due_at', '<=', at)\n    .where('play_session', 'is not', null)\n",
  },
]
