import { decideTask, taskDecision } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'
import { taskLines } from './task-lines.ts'

/** Closes a task with what was decided about the player, and why. */
export const decide: Subcommand = {
  usage: `decide --task N --decision ${taskDecision.options.join('|')} --note "..."`,
  async run(desk, args) {
    const text = { type: 'string' } as const
    const options = { task: text, decision: text, note: text }
    const { values } = wordsOf(options, args)
    const taskId = Number(values.task)
    if (!Number.isSafeInteger(taskId) || taskId < 1) {
      throw new StartProblem('--task wants the number of a task, as `list` tells it.')
    }
    const decision = taskDecision.safeParse(values.decision)
    if (!decision.success) {
      throw new StartProblem(`--decision is one of ${taskDecision.options.join(', ')}.`)
    }
    const note = readWords('note', values.note)
    const decided = await desk.call(decideTask, { taskId, decision: decision.data, note })
    if (decided.ok) return taskLines(decided.task)
    switch (decided.refusal) {
      case 'already-decided':
        throw new StartProblem(['It is decided already.', ...taskLines(decided.task)].join('\n'))
      case 'personal-number':
        throw new StartProblem('What is kept may hold no CPR number.')
      case 'unknown':
        throw new StartProblem(`There is no task ${taskId}.`)
    }
  },
}
