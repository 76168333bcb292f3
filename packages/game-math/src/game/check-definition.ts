import type { Mechanic } from '../mechanics/mechanic.ts'
import type { GameDefinition } from './definition.ts'
import { mechanics } from './mechanics.ts'

export type CheckedDefinition =
  | { readonly ok: true; readonly definition: GameDefinition }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Whether unknown JSON is a game that may be published; otherwise every problem found, with its
 * place. That the declared figures are true is not checked here but proven. [PROOF-01]
 */
export function checkDefinition(value: unknown): CheckedDefinition {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problems: ['definition is not an object'] }
  }
  const mechanic = 'mechanic' in value ? findMechanic(value.mechanic) : undefined
  if (!mechanic) {
    const known = Object.keys(mechanics).join(', ')
    return { ok: false, problems: [`definition.mechanic is not one of ${known}`] }
  }
  const { definition, problems } = mechanic.check(value)
  if (definition && problems.length === 0) return { ok: true, definition }
  return { ok: false, problems }
}

function findMechanic(name: unknown): Mechanic<GameDefinition> | undefined {
  const all: readonly Mechanic<GameDefinition>[] = Object.values(mechanics)
  return all.find(({ id }) => id === name)
}
