import type { PlantedBug } from './planted-bug.ts'

/** Where a player is logged in; the other places are asked over HTTP. */
const elsewhere = { part: 'security', test: 'e2e/sessions.spec.ts', titled: 'SEC-24' } as const
const seen =
  '[SEC-24] a player sees where they are logged in, and logs out in one place or all others'

export const securityBugs: readonly PlantedBug[] = [
  {
    ...elsewhere,
    claim: seen,
    what: 'who logs out everywhere else is logged out here',
    file: 'apps/platform/src/players/session/own-sessions.ts',
    find: 'live.filter(({ handle }) => handle !== own.sessionId)',
    replace: 'live.filter(({ handle }) => handle === own.sessionId)',
  },
  {
    ...elsewhere,
    claim: '[SEC-24] only a page of ours ends sessions, and only for who is logged in',
    what: 'a form of another site is taken for one of ours',
    file: 'apps/site/server/edge/same-origin.ts',
    find: 'if (origin === siteOrigin) return undefined',
    replace: 'if (origin !== undefined) return undefined',
  },
]
