import { isDeepStrictEqual } from 'node:util'
import { InvariantError } from '@nordlys/core'
import { canonicalHash, definitionHash } from '@nordlys/game-math/base/definition-hash'
import { checkDefinition } from '@nordlys/game-math/game/check-definition'
import type { GameDefinition } from '@nordlys/game-math/game/definition'
import { prove, undeclared } from '@nordlys/game-math/game/prove'
import type { Par } from '@nordlys/game-math/prove/par'
import type { KeptGame } from './catalogue-maker.ts'
import type { GameSpec } from './shared/spec.ts'
import { tolerancePoints } from './tune.ts'

/** Everything that is wrong with a kept game but its proof; quick. */
export function gameProblems(spec: GameSpec, { spec: hash, definition, par }: KeptGame): string[] {
  const checked = checkDefinition(definition)
  if (!checked.ok) return [...checked.problems]
  const { targetPercent, volatility, hitRate } = spec
  const claims: readonly (readonly [boolean, string])[] = [
    [hash === canonicalHash(spec), 'it was made from another specification'],
    [definition.id === spec.id, `it is ${definition.id}`],
    [par.definitionHash === definitionHash(definition), 'its report is of another definition'],
    [
      Math.abs(par.rtpPercent - targetPercent) <= tolerancePoints,
      `it returns ${par.rtpPercent} %, not ${targetPercent} %`,
    ],
    [par.volatility === volatility, `its volatility is ${par.volatility}, not ${volatility}`],
    [
      par.hitRate >= hitRate.least && par.hitRate <= hitRate.most,
      `its hit rate ${par.hitRate} is outside ${hitRate.least} to ${hitRate.most}`,
    ],
  ]
  const broken = claims.flatMap(([holds, problem]) => (holds ? [] : [problem]))
  return [...broken, ...undeclared(definition, par)]
}

/**
 * What a fresh proof finds otherwise than it is kept. Where all games are proven, one that crashes
 * its proof is that game's problem: the others still have to be looked at.
 */
export function proofProblems({ definition, par }: KeptGame): string[] {
  const fresh = proveOrTell(definition)
  if (typeof fresh === 'string') return [fresh]
  if (isDeepStrictEqual(fresh, par)) return []
  const differences = undeclared(definition, fresh)
  return differences.length > 0 ? differences : ['its report is not what is proven now']
}

function proveOrTell(definition: GameDefinition): Par | string {
  try {
    return prove(definition)
  } catch (error) {
    if (error instanceof InvariantError) return `it cannot be proven: ${error.message}`
    throw error
  }
}
