import { foundBy } from './planted-bug.ts'

/** What stops a player: pauses, closings, locks and ROFUS. */
export const barBugs = [
  ...foundBy('account', 'apps/platform/src/players/session/fresh-rofus.db.test.ts', {
    'apps/platform/src/players/session/fresh-rofus.ts': {
      'an answer of ROFUS is kept for as long as the login lasts': {
        find: 'answerCountsMs = hourMs',
        replace: 'answerCountsMs = 12 * hourMs',
      },
      'a silent ROFUS lets play begin': {
        find: '  await context.db.transaction().execute((tx) => noteRofusAnswer',
        replace:
          "  if (answer === 'unanswered') return\n" +
          '  await context.db.transaction().execute((tx) => noteRofusAnswer',
      },
      'each game and deposit asks ROFUS for itself': { find: '    questions.get(playerId) ??\n' },
    },
  }),
  ...foundBy('account', 'apps/platform/src/limits/increases-that-fall.db.test.ts', {
    'apps/platform/src/limits/pause.ts': {
      'an increase that waits takes effect in the middle of a pause': {
        find: '  await dropWaitingLimits(tx, playerId, at)\n',
      },
    },
  }),
  ...foundBy('money', 'apps/platform/src/payments/payout/closing.db.test.ts', {
    'apps/platform/src/payments/payout/closing.ts': {
      'a closed account keeps what is less than a withdrawal’s minimum': {
        find: 'return cashOre > 0n && debtOre === 0n',
        replace: 'return cashOre >= 10_000n && debtOre === 0n',
      },
      'a closed account is paid out to who owes us': {
        find: 'return cashOre > 0n && debtOre === 0n',
        replace: 'return cashOre > 0n',
      },
    },
    'apps/platform/src/players/identity/closed-accounts.ts': {
      'what is left on a closed account is paid out at once': {
        find: 'const payoutAt = after(at, leftoverPayoutAfterMs)',
        replace: 'const payoutAt = after(at, 1)',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/players/identity/locks.db.test.ts', {
    'apps/platform/src/players/identity/locks.ts': {
      'who locked a player lifts the lock, and the database alone stands in the way': {
        find: 'firstPersonOf(each) === by.employeeId',
        replace: 'each.locked_by === by.name.toUpperCase()',
      },
      'a locked player plays on in the session that was open': {
        find: "    await endAllSessions(tx, player, 'locked', at)\n",
      },
    },
  }),
  ...foundBy('account', 'world/fresh-rofus.db.test.ts', {
    'apps/platform/src/start.ts': {
      'the calls that begin play are not given what asks ROFUS again': {
        find: '(session, at) => withFreshRofus(context.players, session, at)',
        replace: 'async (session) => session',
      },
    },
    'apps/platform/src/http/play-notice-calls.ts': {
      'a game that stays open is never asked about in ROFUS': {
        find: 'await freshen(sessionIn(asked), asked.at)',
        replace: 'sessionIn(asked)',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/players/identity/suspensions.db.test.ts', {
    'apps/platform/src/players/session/standing-lock.ts': {
      'a suspended player is told what a locked one is': {
        find: 'return { reason, lockedAt, ...(reviewBy && { reviewBy }) }',
        replace: 'return { reason, lockedAt }',
      },
    },
  }),
]
