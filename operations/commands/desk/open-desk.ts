import { type Caller, createCaller } from '@nordlys/contracts'
import { readSettings } from '@nordlys/core'
import { environmentOf, ownSecrets } from '../../../world/config/secrets.ts'
import { dataFolder } from '../data-folder.ts'

/**
 * The platform that runs, as staff reach it. PLATFORM_URL and DESK_CREDENTIAL say where and by what program;
 * the built-in database has them beside it. EMPLOYEE_CREDENTIAL says who acts: in the environment, which no
 * list of processes shows to others.
 */
export async function openDesk(): Promise<Caller> {
  const { env } = process
  const secrets = env.DESK_CREDENTIAL ? {} : environmentOf(await ownSecrets(dataFolder()))
  const settings = readSettings({ ...secrets, ...env }, ['desk'])
  return createCaller({
    baseUrl: settings.urlOf('platform'),
    credential: settings.get('DESK_CREDENTIAL'),
    employee: settings.find('EMPLOYEE_CREDENTIAL'),
  })
}
