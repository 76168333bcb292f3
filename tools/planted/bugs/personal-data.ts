import { foundBy } from './planted-bug.ts'

const copy = 'apps/platform/src/personal-data/copy'

/** A copy of one's data: whose rows are in it, and who fetches it. */
export const personalDataBugs = [
  ...foundBy('security', `${copy}/whole-copy.db.test.ts`, {
    [`${copy}/select-rows.ts`]: {
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
]
