import { standInsAt } from '@nordlys/core'
import type { Secrets } from '../../world/config/secrets.ts'
import { type RunningProgram, startProgramProcess } from './processes.ts'

/** Nobody asks the outside world here; the address only has to be one. */
export const nowhere = 'http://127.0.0.1:9'

/** The platform as it runs in production, in a process of its own. */
export function startPlatformProcess(
  databaseUrl: string,
  secrets: Secrets,
  siteCredential: string,
): Promise<RunningProgram> {
  const { walletSecret, cprKey, lookupKey } = secrets
  return startProgramProcess('platform', {
    databaseUrl,
    siteUrl: nowhere,
    outside: standInsAt(nowhere),
    secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site: siteCredential } },
  })
}
