import { NeighbourError } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { runOperatorTool } from '../operator-tool.ts'
import { print } from '../print.ts'
import { openDesk } from './open-desk.ts'
import { runDesk } from './run-desk.ts'

// `npm run desk -- lock|lift|limits|lower ...`: what staff do about a player, through the platform that runs.
await runOperatorTool(async () => {
  const desk = await openDesk()
  try {
    for (const line of await runDesk(desk, process.argv.slice(2))) print(line)
  } catch (error) {
    if (!(error instanceof NeighbourError)) throw error
    throw new StartProblem(`The platform does not answer the desk: ${error.message}.`)
  }
})
