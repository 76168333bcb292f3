import { type Caller, UnknownEmployee } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { printableCaller } from './printable-caller.ts'
import type { Subcommand } from './subcommand.ts'
import { subcommands as listed } from './subcommands.generated.ts'

/** Everything that staff do by command, each in a file of its own beside this one. */
const subcommands: Readonly<Record<string, Subcommand>> = listed

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
