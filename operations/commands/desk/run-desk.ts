import { type Caller, UnknownEmployee } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { decide } from './decide.ts'
import { employees } from './employees.ts'
import { levels } from './levels.ts'
import { lift } from './lift.ts'
import { limits } from './limits.ts'
import { list } from './list.ts'
import { lock } from './lock.ts'
import { lower } from './lower.ts'
import { missions } from './missions.ts'
import { offers } from './offers.ts'
import { printableCaller } from './printable-caller.ts'
import { publish } from './publish.ts'
import { show } from './show.ts'
import type { Subcommand } from './subcommand.ts'
import { suspend } from './suspend.ts'
import { switchTo } from './switch.ts'
import { switchMissionTo } from './switch-mission.ts'

/** Everything that staff do by command, each in a file of its own. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  decide,
  employees,
  levels,
  lift,
  limits,
  list,
  lock,
  lower,
  missions,
  offers,
  publish,
  show,
  suspend,
  switch: switchTo,
  'switch-mission': switchMissionTo,
}

/** Carries out what was typed after `npm run desk --`, and tells what came of it. */
export async function runDesk(desk: Caller, [name = '', ...args]: readonly string[]) {
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (!subcommand) {
    const usages = Object.values(subcommands).map(({ usage }) => `  npm run desk -- ${usage}`)
    throw new StartProblem(['The desk knows these commands:', ...usages].join('\n'))
  }
  try {
    return await subcommand.run(printableCaller(desk), args)
  } catch (error) {
    if (!(error instanceof UnknownEmployee)) throw error
    throw new StartProblem(
      'EMPLOYEE_CREDENTIAL says who acts, and it is missing, nobody’s, or of an employee who has ended.',
    )
  }
}
