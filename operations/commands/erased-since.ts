import { readFile } from 'node:fs/promises'
import { StartProblem } from '@nordlys/core'

/** The words of the platform's log; `ask-erasure.ts` writes them. */
const words = 'a player is to be erased'

/**
 * The erasures that a platform's log tells of from a moment on, a line each with the command that repeats it,
 * the oldest first: a database that is brought back to that moment has lost them. Lines that are no JSON are
 * passed over, as other programs write them too. [PD23]
 */
export async function erasedSince(logFile: string, since: Date): Promise<string[]> {
  if (Number.isNaN(since.getTime())) {
    throw new StartProblem('--since wants the moment of the restore: 2026-11-21T16:30:00Z')
  }
  const lines = (await readFile(logFile, 'utf8')).split('\n').flatMap(readLine)
  const first = new Map<number, Date>()
  for (const { playerId, at } of lines) {
    const known = first.get(playerId)
    if (at >= since && (!known || at < known)) first.set(playerId, at)
  }
  if (first.size === 0) return ['The log tells of no erasure since then.']
  return [...first]
    .toSorted(([, one], [, other]) => one.getTime() - other.getTime())
    .map(
      ([playerId, at]) =>
        `npm run desk -- repeat-erasure --player ${playerId} --asked ${at.toISOString()} --reason "..."`,
    )
}

function readLine(text: string): { playerId: number; at: Date }[] {
  const line = parse(text)
  const at = new Date(line?.time ?? '')
  if (line?.msg !== words || typeof line.playerId !== 'number' || Number.isNaN(at.getTime()))
    return []
  return [{ playerId: line.playerId, at }]
}

/** Undefined for what another program wrote. */
function parse(
  text: string,
): { time?: string | number; msg?: string; playerId?: unknown } | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
