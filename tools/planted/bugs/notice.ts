import type { PlantedBug } from './planted-bug.ts'

const chosen = {
  part: 'money',
  test: 'apps/platform/src/play/notice-interval.db.test.ts',
} as const
const notice = 'apps/platform/src/play/play-notice.ts'

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
]
