import { createCaller, NeighbourError } from '@nordlys/contracts'
import { readSettings, StartProblem } from '@nordlys/core'
import { environmentOf, ownSecrets } from '../../../world/config/secrets.ts'
import { dataFolder } from '../data-folder.ts'
import { runOperatorTool } from '../operator-tool.ts'
import { print } from '../print.ts'
import { runDesk } from './run-desk.ts'

// `npm run desk -- lock|lift|limits|lower ...`: what staff do about a player, through the platform that runs.
// PLATFORM_URL and DESK_CREDENTIAL say where and by what program; the built-in database has them beside it.
// EMPLOYEE_CREDENTIAL says who acts: in the environment, which no list of processes shows to others.
await runOperatorTool(async () => {
  const { env } = process
  const secrets = env.DESK_CREDENTIAL ? {} : environmentOf(await ownSecrets(dataFolder()))
  const settings = readSettings({ ...secrets, ...env }, ['desk'])
  const baseUrl = settings.urlOf('platform')
  const desk = createCaller({
    baseUrl,
    credential: settings.get('DESK_CREDENTIAL'),
    employee: settings.find('EMPLOYEE_CREDENTIAL'),
  })
  try {
    for (const line of await runDesk(desk, process.argv.slice(2))) print(line)
  } catch (error) {
    if (!(error instanceof NeighbourError)) throw error
    throw new StartProblem(`The platform at ${baseUrl} does not answer the desk: ${error.message}.`)
  }
})
