import type { Requirement } from './citations.ts'

export interface SecurityRow extends Requirement {
  /** The test files that the table names for it. */
  proof: string[]
}

/** The rows of `docs/security.md`. */
export function securityRows(page: string): SecurityRow[] {
  return [...page.matchAll(/^\| (SEC-\d+) \| (.+) \| (.+) \|$/gm)].map(([, id, text, proof]) => ({
    id: id ?? '',
    part: 'security',
    text: text ?? '',
    proof: [...(proof ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
  }))
}
