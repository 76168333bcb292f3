import type { Par } from '../prove/par.ts'
import type { DeclaredFigures, GameDefinition } from './definition.ts'
import { mechanicOf } from './mechanics.ts'

/**
 * The exact figures of a game, by two methods that share no reading of its rules; which they are
 * depends on its mechanic. Crashes when they differ, or when a cap on wins is not in them. The
 * definition must have passed `checkDefinition`. [PROOF-01]
 */
export function prove(definition: GameDefinition): Par {
  return mechanicOf(definition).prove(definition)
}

/** What the definition declares otherwise than it is proven; empty when it may be published. */
export function undeclared(
  { declared }: { readonly declared: DeclaredFigures },
  par: Par,
): string[] {
  const names: readonly (keyof DeclaredFigures)[] = [
    'rtp',
    'rtpPercent',
    'hitRate',
    'standardDeviation',
    'volatility',
    'maxWinBets',
  ]
  return names
    .filter((name) => declared[name] !== par[name])
    .map((name) => `declared.${name} is ${declared[name]} but proven ${par[name]}`)
}
