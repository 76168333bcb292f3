import { invariant } from '@nordlys/core'
import { definitionHash } from '@nordlys/game-math/base/definition-hash'
import { checkDefinition } from '@nordlys/game-math/game/check-definition'
import { type GameDefinition, volatilityOf } from '@nordlys/game-math/game/definition'
import { prove } from '@nordlys/game-math/game/prove'
import type { Par } from '@nordlys/game-math/prove/par'
import { generatorOf } from './generators.ts'
import { chanceOf } from './shared/chance.ts'
import { mostWinBets } from './shared/most-win.ts'
import type { Draft, GameSpec, QuickFigures } from './shared/spec.ts'
import { scaled, tolerancePoints, tuned } from './tune.ts'

/** A game as specified, with the report of its proof. */
export interface ProvenGame {
  readonly definition: GameDefinition
  readonly par: Par
}

export interface MadeGame extends ProvenGame {
  /** How many structures were drawn for it. */
  readonly tries: number
  /** How many of them made a game that was too like another. */
  readonly twins: number
}

/** Structures drawn for one game before it is given up. */
const maxTries = 60

/**
 * The first game that chance gives from the specification and that is what it asks for: return,
 * class and hit rate, proven. `isOwn` may refuse a game that is too like another. Throws a sentence
 * for people when there is none. [PROOF-01]
 */
export function makeGame(
  spec: GameSpec,
  isOwn: (made: ProvenGame) => boolean = () => true,
): MadeGame {
  let twins = 0
  const refusals = new Map<string, number>()
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const made = tryGame(spec, tries)
    if (typeof made !== 'string' && isOwn(made)) return { ...made, tries, twins }
    if (typeof made !== 'string') twins += 1
    const reason = typeof made === 'string' ? made : 'too like another game'
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
  }
  const reasons = [...refusals].map(([reason, times]) => `${reason} (${times} times)`)
  throw new NoSuchGame(`No game "${spec.id}" by ${spec.generator}: ${reasons.join(', ')}.`)
}

/** The specification asks for what its generator cannot make. */
export class NoSuchGame extends Error {}

const outOfReach = 'a maximum out of reach'

function tryGame(spec: GameSpec, tries: number): ProvenGame | string {
  const chance = chanceOf(`${spec.generator} ${spec.edition} ${spec.id} ${spec.seed} ${tries}`)
  // A structure that is asked for less within its class is more likely to give it.
  const wish = chance.between(0.08, 0.92) * (1 - (tries - 1) / maxTries)
  const draft = generatorOf(spec.generator).draft(spec, chance)
  if (!draft) return 'a poor structure'
  const fitted = fit(spec, draft, wish)
  if (typeof fitted === 'string') return fitted
  const declared = declare(spec, fitted)
  return declared.par.maxWinBets > mostWinBets[spec.volatility] ? outOfReach : declared
}

/**
 * Finds the steepness of one structure: the draft's own deviation is near enough to aim by, and
 * each exact one tells by how much it is off.
 */
function fit(spec: GameSpec, draft: Draft, wish: number): GameDefinition | string {
  const target = (spec.targetPercent / 100) * draft.coinsPerBet
  const [least, most] = deviationsOf[spec.volatility]
  let aim = (least + (most - least) * wish) * draft.coinsPerBet
  for (let shots = 0; shots < 4; shots += 1) {
    const steepness = steepnessFor(draft, target, aim)
    if (steepness === undefined) return 'no steepness gives the class'
    const pays = tuned(draft, steepness, target)
    const definition = pays && draft.finish(pays)
    if (!definition) return 'no paytable gives the return'
    const figures = draft.figures(definition)
    requireTarget(spec, figures)
    const { standardDeviation, hitRate, maxWinBets = 0 } = figures
    if (hitRate < spec.hitRate.least) return 'hit rate too low'
    if (hitRate > spec.hitRate.most) return 'hit rate too high'
    if (volatilityOf(standardDeviation) === spec.volatility) {
      return maxWinBets > mostWinBets[spec.volatility] ? outOfReach : definition
    }
    aim *= ((least + most) / 2 / standardDeviation) ** 0.9
  }
  return 'another volatility'
}

/** Where in its class a game may aim, in bets. */
const deviationsOf = {
  low: [1.8, 3.8],
  medium: [4.3, 7.6],
  high: [8.4, 13],
  'very-high': [14.6, 20],
} as const

function steepnessFor(draft: Draft, target: number, aim: number): number | undefined {
  let [from, to] = [0.2, 6]
  const at = (steepness: number) => draft.deviation(scaled(draft, steepness, target))
  if (at(to) < aim) return undefined
  if (at(from) > aim) return from
  for (let halvings = 0; halvings < 24; halvings += 1) {
    const middle = (from + to) / 2
    if (at(middle) < aim) from = middle
    else to = middle
  }
  return (from + to) / 2
}

function requireTarget({ targetPercent, id }: GameSpec, { rtp }: QuickFigures): void {
  const off = Math.abs(rtp * 100 - targetPercent)
  invariant(off <= tolerancePoints, `${id} was tuned to ${targetPercent} % but is off by ${off}`)
}

/** Proves the game and declares what was proven, the proven maximum as the cap on wins. */
function declare(spec: GameSpec, open: GameDefinition): ProvenGame {
  const proven = prove(open)
  const { rtp, rtpPercent, hitRate, standardDeviation, volatility, maxWinBets } = proven
  const definition = {
    ...open,
    caps: { ...open.caps, maxWinBets: Math.ceil(maxWinBets) },
    declared: { rtp, rtpPercent, hitRate, standardDeviation, volatility, maxWinBets },
  }
  const checked = checkDefinition(definition)
  invariant(checked.ok, `${spec.id} cannot be published: ${checked.ok || checked.problems}`)
  invariant(volatility === spec.volatility, `${spec.id} was proven ${volatility}`)
  const par = { ...proven, definitionHash: definitionHash(checked.definition) }
  return { definition: checked.definition, par }
}
