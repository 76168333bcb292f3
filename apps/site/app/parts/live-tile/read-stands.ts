import type { LiveTable } from '@nordlys/contracts'
import { orElse } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import type { LiveStand } from './live-stand.ts'

/** How the live tables stand, by their ids; none is known when the game server does not answer. */
export function readStands(scope: RequestScope): Promise<Record<string, LiveStand>> {
  return orElse(scope, {}, async () => standsOf(await scope.games.live()))
}

function standsOf(tables: readonly LiveTable[]): Record<string, LiveStand> {
  return Object.fromEntries(tables.map(({ id, ...stand }) => [id, stand]))
}
