import { createHash } from 'node:crypto'
import type { DefinitionBase } from './definition-base.ts'

/**
 * SHA-256 in hex of the definition's canonical JSON (names in code-unit order, no spaces). Any
 * change, the declared figures included, is another game to prove and to register. [PROOF-03]
 */
export function definitionHash(definition: DefinitionBase): string {
  return canonicalHash(definition)
}

export function canonicalHash(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}

export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
