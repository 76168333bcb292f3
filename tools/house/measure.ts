import type { FileImports } from '../code/imports.ts'
import type { Finding, Source } from '../code/source.ts'

/** What is measured: all text that is tracked, and what the code among it imports. */
export interface Project {
  sources: readonly Source[]
  files: readonly FileImports[]
}

/** One line of the table. */
export interface Measure {
  name: string
  now: string
  bar: string
  /** What stands above the bar. */
  findings: readonly Finding[]
}
