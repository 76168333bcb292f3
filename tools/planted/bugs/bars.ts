import type { PlantedBug } from './planted-bug.ts'

const asked = {
  part: 'account',
  test: 'apps/platform/src/players/session/fresh-rofus.db.test.ts',
} as const
const closed = {
  part: 'money',
  test: 'apps/platform/src/payments/payout/closing.db.test.ts',
} as const
const locked = {
  part: 'account',
  test: 'apps/platform/src/players/identity/locks.db.test.ts',
} as const
const shipped = { part: 'account', test: 'world/fresh-rofus.db.test.ts' } as const
const fallen = {
  part: 'account',
  test: 'apps/platform/src/limits/raises-that-fall.db.test.ts',
} as const

/** What stops a player: pauses, closings, locks and ROFUS. */
export const barBugs: readonly PlantedBug[] = [
  {
    ...asked,
    claim: '[LIM-06] ROFUS is asked when play begins and its answer is over an hour old',
    what: 'an answer of ROFUS is kept for as long as the login lasts',
    file: 'apps/platform/src/players/session/fresh-rofus.ts',
    find: 'answerCountsMs = hourMs',
    replace: 'answerCountsMs = 12 * hourMs',
  },
  {
    ...asked,
    claim: '[LIM-06] where ROFUS does not answer, play is closed in every session until it does',
    what: 'a silent ROFUS lets play begin',
    file: 'apps/platform/src/players/session/fresh-rofus.ts',
    find: '  await context.db.transaction().execute((tx) => noteRofusAnswer',
    replace:
      "  if (answer === 'unanswered') return\n" +
      '  await context.db.transaction().execute((tx) => noteRofusAnswer',
  },
  {
    ...asked,
    claim: '[LIM-06] of acts that begin at the same moment one asks, and all hear the answer',
    what: 'each game and deposit asks ROFUS for itself',
    file: 'apps/platform/src/players/session/fresh-rofus.ts',
    find: '    questions.get(playerId) ??\n',
    replace: '',
  },
  {
    ...fallen,
    claim: '[LIM-04] [LIM-06] raises that wait fall away when a pause of 24-hours begins',
    what: 'a raise that waits takes effect in the middle of a pause',
    file: 'apps/platform/src/limits/pause.ts',
    find: '  await dropWaitingLimits(tx, playerId, at)\n',
    replace: '',
  },
  {
    ...closed,
    claim:
      '[LIM-06] what is left on a closed account is paid out by itself after 7 days, not before',
    what: 'a closed account keeps what is less than a withdrawal’s minimum',
    file: 'apps/platform/src/payments/payout/closing.ts',
    find: 'return cashOre > 0n && debtOre === 0n',
    replace: 'return cashOre >= 10_000n && debtOre === 0n',
  },
  {
    ...closed,
    claim: '[LED-04] who owes us is paid nothing by itself, until the debt is gone',
    what: 'a closed account is paid out to who owes us',
    file: 'apps/platform/src/payments/payout/closing.ts',
    find: 'return cashOre > 0n && debtOre === 0n',
    replace: 'return cashOre > 0n',
  },
  {
    ...closed,
    claim: '[LIM-06] a player who only pauses, however long, is paid nothing by itself',
    what: 'what is left on a closed account is paid out at once',
    file: 'apps/platform/src/players/identity/closed-accounts.ts',
    find: 'const payoutAt = after(at, leftoverPayoutAfterMs)',
    replace: 'const payoutAt = after(at, 1)',
  },
  {
    ...locked,
    claim: '[FLT-70] a lock takes a second employee to lift',
    what: 'who locked a player lifts the lock, and the database alone stands in the way',
    file: 'apps/platform/src/players/identity/locks.ts',
    find: 'firstPersonOf(each) === by.employeeId',
    replace: 'each.locked_by === by.name.toUpperCase()',
  },
  {
    ...locked,
    claim: '[LIM-06] a lock ends every session at once and bars stakes, deposits and bonuses',
    what: 'a locked player plays on in the session that was open',
    file: 'apps/platform/src/players/identity/locks.ts',
    find: "    await endAllSessions(tx, player, 'locked', at)\n",
    replace: '',
  },
  {
    ...shipped,
    claim:
      '[LIM-06] as shipped, ROFUS is asked again when a game is opened an hour after the login',
    what: 'the calls that begin play are not given what asks ROFUS again',
    file: 'apps/platform/src/start.ts',
    find: '(session, at) => withFreshRofus(context.players, session, at)',
    replace: 'async (session) => session',
  },
  {
    ...shipped,
    claim: '[LIM-06] ROFUS is asked again in a game that stays open, when its notice is closed',
    what: 'a game that stays open is never asked about in ROFUS',
    file: 'apps/platform/src/http/play-notice-calls.ts',
    find: 'await freshen(sessionIn(asked), asked.at)',
    replace: 'sessionIn(asked)',
  },
  {
    part: 'account',
    test: 'apps/platform/src/players/identity/suspensions.db.test.ts',
    claim: '[LIM-06] a suspension closes what a lock closes, and tells by when it is decided',
    what: 'a suspended player is told what a locked one is',
    file: 'apps/platform/src/players/session/standing-lock.ts',
    find: 'return { reason, lockedAt, ...(reviewBy && { reviewBy }) }',
    replace: 'return { reason, lockedAt }',
  },
]
