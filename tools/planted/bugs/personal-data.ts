import { foundBy } from './planted-bug.ts'

const copy = 'apps/platform/src/personal-data/copy'
const erasure = 'apps/platform/src/personal-data/erasure'
const retention = 'apps/platform/src/personal-data/retention'

/** A copy of one's data, its erasure, and what is left when a person leaves. */
export const personalDataBugs = [
  ...foundBy('security', `${copy}/whole-copy.db.test.ts`, {
    'apps/platform/src/personal-data/register/players-rows.ts': {
      'a copy has the rows of another player': {
        find: 'whose.column} = $',
        replace: 'whose.column} >= 0 * $',
      },
      'a copy has rows that belong to a row of another player': {
        find: "ways.join(' OR ')",
        replace: "['true', ...ways].join(' OR ')",
      },
    },
  }),
  ...foundBy('security', `${copy}/data-copy-calls.db.test.ts`, {
    [`${copy}/copy-rows.ts`]: {
      'a player fetches another player’s copy by its number': {
        find: "    .where('copy_id', '=', copyId)\n    .where('player_id', '=', playerId)",
        replace:
          "    .where('copy_id', '=', copyId)\n    .where('player_id', '>=', Math.min(0, playerId))",
      },
      'a copy is fetched in a login that MitID has confirmed nothing in': {
        find: 'row.opened_login === sessionId && ',
        replace: "sessionId !== '' && ",
      },
    },
  }),
  ...foundBy('account', `${retention}/night.db.test.ts`, {
    [`${retention}/leaving.ts`]: {
      'a person leaves while a hold stands': {
        find: "heldCondition('p.player_id', at)",
        replace: "heldCondition('0', at)",
      },
    },
    [`${retention}/night.ts`]: {
      'the night is due all day long': {
        find: 'last === null || last < newestNight(at)',
        replace: 'last === null || newestNight(at) <= at',
      },
    },
  }),
  ...foundBy('account', `${retention}/what-is-open.db.test.ts`, {
    [`${retention}/leaving.ts`]: {
      'a person leaves while they are logged in': {
        find: 'AND s.ended_at IS NULL)',
        replace: 'AND s.ended_at < s.logged_in_at)',
      },
      'a person leaves while a payout may come back': {
        find: "w.status = 'implemented' AND w.updated_at >",
        replace: "w.status = 'implemented' AND w.updated_at < w.created_at AND w.updated_at >",
      },
    },
  }),
  ...foundBy('account', `${retention}/left-behind.db.test.ts`, {
    'apps/platform/src/personal-data/register/accounts.ts': {
      'an address stays when the person leaves': {
        find: 'email_normalised: "\'\'"',
        replace: "email_normalised: 't.email_normalised'",
      },
    },
  }),
  ...foundBy('account', `${erasure}/erasure-calls.db.test.ts`, {
    [`${erasure}/ask-erasure.ts`]: {
      'a wish is carried out while a hold stands': {
        find: 'if (isHeld || isUnsettled) await noteDone(tx, playerId, null)',
        replace: 'if (isUnsettled) await noteDone(tx, playerId, null)',
      },
    },
    [`${erasure}/own-erasure.ts`]: {
      'a player who is erased stays logged in': {
        find: "    await endAllSessions(tx, playerId, 'closed', at)\n",
      },
    },
  }),
]
