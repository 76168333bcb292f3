import type { HarmTask } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { markWords } from './mark-words.ts'

/** A task as it is printed: whom it is about, why, and what was decided. */
export function taskLines(task: HarmTask): string[] {
  const { taskId, playerId, level, madeAt, marks, decision, decidedBy, decidedAt, note } = task
  const decided =
    decision && decidedBy && decidedAt
      ? [
          `  decided ${formatMoment(decidedAt)} by ${decidedBy}: ${decision}. ${note ?? ''}`.trimEnd(),
        ]
      : []
  return [
    `Task ${taskId}, made ${formatMoment(madeAt)}: player ${playerId}, now at level ${level}`,
    ...marks.map((mark) => `  ${markWords(mark)}`),
    ...decided,
  ]
}
