import { foundBy } from './planted-bug.ts'

/** Where a player is logged in; the other places are asked over HTTP. */
const elsewhere = { test: 'e2e/sessions.spec.ts', titled: 'SEC-24' }

export const securityBugs = [
  ...foundBy('security', elsewhere, {
    'apps/platform/src/players/session/own-sessions.ts': {
      'who logs out everywhere else is logged out here': {
        find: 'live.filter(({ handle }) => handle !== own.sessionId)',
        replace: 'live.filter(({ handle }) => handle === own.sessionId)',
      },
    },
    'apps/site/server/edge/same-origin.ts': {
      'a form of another site is taken for one of ours': {
        find: 'if (origin === siteOrigin) return undefined',
        replace: 'if (origin !== undefined) return undefined',
      },
    },
  }),
]
