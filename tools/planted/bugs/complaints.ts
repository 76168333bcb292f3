import { foundBy } from './planted-bug.ts'

const support = 'apps/platform/src/support'

/** Complaints: their 14 days, whose they are, and what a decision has. */
export const complaintBugs = [
  ...foundBy('account', `${support}/complaint-dates.test.ts`, {
    [`${support}/complaint-dates.ts`]: {
      'the day of receipt counts among the 14 days of a complaint': {
        find: '(daysLater + 1) * dayMs) - 1)',
        replace: 'daysLater * dayMs) - 1)',
      },
      'a late notice names a day that is over': {
        find: '  return usual > at ? usual : endOfDay(at, complaintMoreDays)',
        replace: '  return usual',
      },
    },
  }),
  ...foundBy('account', `${support}/late-complaints.db.test.ts`, {
    [`${support}/make-complaint.ts`]: {
      'the 14 days of a complaint are elapsed time, whatever the clocks do': {
        find: '        due_at: dueAfter(at),',
        replace: '        due_at: new Date(at.getTime() + 14 * 86_400_000),',
      },
    },
    [`${support}/late-complaints.ts`]: {
      'a complainant is written to at each tick': {
        find: '    .set({ told_at: at, expected_by: expectedBy })',
        replace: '    .set({ expected_by: late.due_at })',
      },
    },
    [`${support}/forget-complaints.ts`]: {
      'a file that a later case has goes with the first': {
        find: "              .whereRef('f.document_id', '=', 'documents_document.document_id'),",
        replace: "              .where('f.document_id', '=', 0n),",
      },
    },
  }),
  ...foundBy('security', `${support}/complaints.db.test.ts`, {
    [`${support}/complaint-rows.ts`]: {
      'a player reads another player’s case by its number': {
        find: "    .where('case_id', '=', BigInt(number))\n    .where('player_id', '=', playerId)",
        replace:
          "    .where('case_id', '=', BigInt(number))\n    .where('player_id', '>=', Math.min(0, playerId))",
      },
    },
    'apps/platform/src/ledger/history/round-lines.ts': {
      'a complaint names a round of somebody else': {
        find: ' AND j.player = ',
        replace: ' AND j.player >= 0 * ',
      },
    },
  }),
  ...foundBy('account', `${support}/complaint-calls.db.test.ts`, {
    'packages/contracts/src/staff/complaints.ts': {
      'an employee decides a complaint without reasons': {
        find: 'const written = linesField(complaintLengthMax.words).min(1)',
        replace: 'const written = linesField(complaintLengthMax.words)',
      },
    },
  }),
  ...foundBy('account', `${support}/complaint-desk.db.test.ts`, {
    [`${support}/decide-complaint.ts`]: {
      'of two employees who decide at once both are answered that they did': {
        find: "        : { ok: false, refusal: 'already-decided', complaint }",
        replace: '        : { ok: true, complaint }',
      },
    },
  }),
  ...foundBy('pages', 'apps/site/server/pages/complaints.test.tsx', {
    'apps/site/app/pages/complaints/decision.tsx': {
      'a decision is shown without its reasons': {
        find: '      <p className="s-complaint-words">{reasons}</p>\n',
      },
    },
  }),
]
