import type { Edge } from './edge.ts'
import { registerPlayPictureCalls } from './play-picture-calls.ts'
import { registerStatementCalls, type StatementContext } from './statement-calls.ts'
import { registerSummaryCalls } from './summary-calls.ts'

/** A player's own figures: the picture of their play, the sums of a period, and its statement. */
export function registerFiguresCalls(edge: Edge, context: StatementContext): void {
  registerPlayPictureCalls(edge, context)
  registerSummaryCalls(edge, context)
  registerStatementCalls(edge, context)
}
