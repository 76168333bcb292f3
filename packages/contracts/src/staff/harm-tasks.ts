import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { harmLevel, mark } from '../platform/markers.ts'

/** What a person decided about a player whose play may harm them. */
export const taskDecision = z.enum(['contact', 'pause-proposed', 'no-action'])

const harmTask = z.object({
  taskId: z.int(),
  /** "Spilkonto": who it is stands with the player, not here. */
  playerId: z.int(),
  /** Where the player stands now. */
  level: harmLevel,
  /** What led to the task. */
  marks: z.array(mark),
  madeAt: momentField,
  decision: taskDecision.optional(),
  note: z.string().optional(),
  decidedBy: z.string().optional(),
  decidedAt: momentField.optional(),
})

/** Players at level 3 whom a person is to look at: the open tasks, the oldest first. */
export const listTasks = call({
  name: 'list-tasks',
  path: '/v1/staff/tasks/list',
  actor: { kind: 'staff', right: 'harm:read', agreement: 'one' },
  /** `all`: decided ones too, the newest 100 first. */
  request: z.object({ all: z.boolean() }),
  answer: z.object({ tasks: z.array(harmTask) }),
  refusals: {},
})

/** Closes a task, once, with what was decided, why and by whom. */
export const decideTask = call({
  name: 'decide-task',
  path: '/v1/staff/tasks/decide',
  actor: { kind: 'staff', right: 'harm:decide', agreement: 'one' },
  request: z.object({
    taskId: z.int().min(1),
    decision: taskDecision,
    note: lineField(2_000).min(1),
  }),
  answer: z.object({ task: harmTask }),
  refusals: {
    /** What is kept holds no CPR number. */
    'personal-number': nothing,
    unknown: nothing,
    /** With what was decided first; the same decision by the same person is answered as it was. */
    'already-decided': z.object({ task: harmTask }),
  },
})

export type TaskDecision = z.output<typeof taskDecision>
export type HarmTask = z.output<typeof harmTask>
