import { listSuspensions, listTasks } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { lockLines } from './lock-lines.ts'
import type { Subcommand } from './subcommand.ts'
import { taskLines } from './task-lines.ts'

/** What waits for a person: players whose play somebody is to look at, and suspensions to be decided. */
export const list: Subcommand = {
  usage: 'list [--all]',
  async run(desk, args) {
    const { values } = wordsOf({ all: { type: 'boolean', default: false } }, args)
    const listed = await desk.call(listTasks, { all: values.all })
    const waiting = await desk.call(listSuspensions, {})
    if (!listed.ok || !waiting.ok) throw new StartProblem('What waits cannot be listed.')
    const suspensions = waiting.suspensions.flatMap(({ playerId, lock, isOverdue }) => [
      `Suspension of player ${playerId} ${isOverdue ? 'is overdue' : 'is to be decided'}`,
      ...lockLines(lock).map((line) => `  ${line}`),
    ])
    const lines = [...suspensions, ...listed.tasks.flatMap(taskLines)]
    return lines.length > 0 ? lines : ['No task waits.']
  },
}
