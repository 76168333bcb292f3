import { foundBy } from './planted-bug.ts'

/** The play notice and its interval: what a second window, game or browser must not pass. */
export const noticeBugs = [
  ...foundBy('money', 'apps/platform/src/play/notice-interval.db.test.ts', {
    'apps/platform/src/play/play-notice.ts': {
      'a game that opens owes its notice after the operator’s interval': {
        find: 'const intervalMs = await findIntervalMs(tx, playerId, longestMs ?? Number(notice_ms))',
        replace: 'const intervalMs = longestMs ?? Number(notice_ms)',
      },
      'a notice that is due is passed by choosing a longer interval': {
        find: '  if (stillDueAt && kept instanceof Date && kept <= stillDueAt) return\n',
      },
    },
    'apps/platform/src/play/notice-interval.ts': {
      'a choice makes the interval longer than the operator has it': {
        find: 'Math.min(row.minutes * minuteMs, longestMs)',
        replace: 'row.minutes * minuteMs',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/play/overdue-notice.db.test.ts', {
    'apps/platform/src/play/play-notice.ts': {
      'a game that another login opens owes no notice that is due': {
        find: 'owedAt && owedAt < dueAt ? owedAt : dueAt',
        replace: 'dueAt',
      },
      'a notice that is due is owed for as long as its login alone': {
        find: ".where('notice_due_at', '<=', at)\n",
        replace: ".where('notice_due_at', '<=', at)\n    .where('play_session', 'is not', null)\n",
      },
    },
  }),
]
