import type { HarmLevel } from '@nordlys/contracts'
import { after } from '@nordlys/core'
import { decisionLastsMs, levelLastsMs } from './thresholds.ts'

export interface HarmStanding {
  level: HarmLevel
  /** When the player was last judged at this level or above. */
  reachedAt: Date
  hasOpenTask: boolean
  /** When a person last decided about the player. */
  decidedAt?: Date | undefined
}

/** It rises at once. It falls when it was not reached for a week, and never under a task that is open. */
export function nextLevel(stands: HarmStanding, judged: HarmLevel, at: Date): HarmLevel {
  const { level, reachedAt, hasOpenTask } = stands
  if (judged >= level) return judged
  return hasOpenTask || at < after(reachedAt, levelLastsMs) ? level : judged
}

/** One task at a time, and none for a week after a decision: what led to it is still in the figures. */
export function needsTask(stands: HarmStanding, judged: HarmLevel, at: Date): boolean {
  const { hasOpenTask, decidedAt } = stands
  if (judged < 3 || hasOpenTask) return false
  return decidedAt === undefined || at >= after(decidedAt, decisionLastsMs)
}
