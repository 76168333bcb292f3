import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '@nordlys/core'

export type RunKind = 'calm' | 'busy'

/** A whole run of the browser tests that came to its end. */
export interface RepeatedRun {
  kind: RunKind
  seconds: number
  passed: number
  failed: number
  /** The tests that failed. */
  failures: readonly string[]
}

export interface Wanted {
  times: number
  /** How many of them stand beside a core that is busy with something else. */
  busy: number
}

/** The runs that ended so far; none when the file is not there yet. */
export async function readTally(path: string): Promise<RepeatedRun[]> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Adds a run that ended. The write is atomic: after a kill the file holds the earlier runs, with or
 * without this one.
 */
export async function addToTally(path: string, run: RepeatedRun): Promise<RepeatedRun[]> {
  const runs = [...(await readTally(path)), run]
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, `${JSON.stringify(runs, null, 2)}\n`)
  await rename(`${path}.new`, path)
  return runs
}

/** The kind of run that is to be made next, the calm ones first; undefined when all are done. */
export function nextKind(runs: readonly RepeatedRun[], wanted: Wanted): RunKind | undefined {
  const countOf = (kind: RunKind) => runs.filter((run) => run.kind === kind).length
  if (countOf('calm') < wanted.times - wanted.busy) return 'calm'
  return countOf('busy') < Math.min(wanted.busy, wanted.times) ? 'busy' : undefined
}

export function lineOf(run: RepeatedRun, number: number): string {
  const { kind, seconds, passed, failed, failures } = run
  const mark = failed === 0 ? '✓' : '✗'
  const beside = kind === 'busy' ? ' beside a busy core' : ''
  const names = failures.map((name) => `\n    ${name}`).join('')
  const counts = `${passed} passed, ${failed} failed`
  return `${mark} run ${number}${beside}, ${Math.round(seconds)} s: ${counts}${names}`
}
