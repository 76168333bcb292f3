import type { FileImports } from '../code/imports.ts'
import type { Finding, Source } from '../code/source.ts'

/** All text that is tracked, and the imports of the code in it. */
export interface Project {
  sources: readonly Source[]
  files: readonly FileImports[]
}

/** A measure of what may not be there at all. */
export function none(name: string, findings: readonly Finding[]): Measure {
  return { name, now: String(findings.length), bar: '0', findings }
}

/** A count that may not pass its bar; `path` is where the bar stands. */
export function bounded(name: string, now: number, max: number, path: string): Measure {
  const text = `${name}: ${now}, at most ${max}`
  const findings = now > max ? [{ path, line: 1, text }] : []
  return { name, now: String(now), bar: String(max), findings }
}

/** One line of the table. */
export interface Measure {
  name: string
  now: string
  bar: string
  /** What stands above the bar. */
  findings: readonly Finding[]
}
