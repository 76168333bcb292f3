import { foundBy } from './planted-bug.ts'

/** Withdrawals: their window, and what waits for people. */
export const payoutBugs = [
  ...foundBy('money', 'apps/platform/src/payments/payout/withdrawal.db.test.ts', {
    'apps/platform/src/payments/payout/withdrawal.ts': {
      'the window of a withdrawal is counted from the wish': {
        find:
          '    const intent = await lockIntent(tx, intentId)\n' +
          '    const at = context.clock.now()',
        replace:
          '    const intent = await lockIntent(tx, intentId)\n' +
          '    const at = intent?.created_at ?? context.clock.now()',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/payments/payout/payout-desk.db.test.ts', {
    'apps/platform/src/payments/payout/payout-desk.ts': {
      'who asked about a payout approves it, and the database alone stands in the way': {
        find: 'askedBy !== employee.employeeId',
        replace: 'askedBy !== -employee.employeeId',
      },
      'one employee alone ends what takes two': {
        find: '  return check.wish !== decision || check.wished_by === employee.employeeId',
        replace: '  return check.wish !== decision',
      },
    },
    'apps/platform/src/payments/payout/payout-marks.ts': {
      'a mark leaves alone what is pending': {
        find: '  if (!rule) return\n',
        replace: '  if (rule) return\n',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/payments/payout/payout-checks.db.test.ts', {
    'apps/platform/src/payments/payout/payout-batch.ts': {
      'a file takes a payout that is held, and the database alone stands in the way': {
        find: "    .where('open_checks', '=', 0)\n",
      },
    },
    'apps/platform/src/payments/base/payment-emails.ts': {
      'the letter of a held payout does not say that it is looked at': {
        find: "    ...(isForPeople ? ['Vi ser på udbetalingen.'] : []),\n",
      },
    },
  }),
]
