import { listTasks } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import type { Subcommand } from './subcommand.ts'
import { taskLines } from './task-lines.ts'

/** The players whose play somebody is to look at, and why. */
export const list: Subcommand = {
  usage: 'list [--all]',
  async run(desk, args) {
    const { values } = wordsOf({ all: { type: 'boolean', default: false } }, args)
    const listed = await desk.call(listTasks, { all: values.all })
    if (!listed.ok) throw new StartProblem('The tasks cannot be listed.')
    if (listed.tasks.length === 0) return ['No task waits.']
    return listed.tasks.flatMap(taskLines)
  },
}
