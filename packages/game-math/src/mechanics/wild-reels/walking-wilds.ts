import { object, oneOf } from '../../base/shape.ts'
import type { ChainPar } from '../../prove/par.ts'
import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { wildReelsFields, wildReelsProblems } from './check.ts'
import { compileWildReels, type WildReelsGame } from './compile.ts'
import type { WalkingWildsDefinition } from './definition.ts'
import { playWildReels } from './engine.ts'
import { wildReelsRules } from './rules.ts'

export const walkingWilds = mechanic<WalkingWildsDefinition, WildReelsGame, ChainPar>({
  id: 'walking-wilds',
  shape: object<WalkingWildsDefinition>({ ...wildReelsFields, mechanic: oneOf('walking-wilds') }),
  problems: wildReelsProblems,
  compile: compileWalkingWilds,
  playRound: (game, rng) => playWildReels(game, rng, oneToTheLeft, 'walk'),
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compileWalkingWilds(definition).chain),
  isPar: isChainPar,
  rules: (definition, par) => wildReelsRules(definition, par, walking),
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips: { base: strips.base, free: [] },
    mostCounted: reels,
  }),
})

/** The lowest bit is the second reel, from where wilds leave. */
export function compileWalkingWilds(definition: WalkingWildsDefinition): WildReelsGame {
  return compileWildReels(definition, (standing, filled) => (standing | filled) >> 1)
}

function oneToTheLeft(wild: readonly number[]): number[] {
  return wild.map((reel) => reel - 1).filter((reel) => reel > 0)
}

const walking =
  'Når wild har fyldt et hjul, går det ét hjul til venstre, og de andre hjul drejer igen i et ' +
  'respin. Sådan går det videre hjul for hjul: Fra hjul 2 forlader wild hjulene. Lander der wild ' +
  'undervejs, fylder det også sit hjul og går med. Gevinsterne efter hvert spin udbetales.'
