import { object, oneOf, optional } from '../../base/shape.ts'
import type { ChainPar } from '../../prove/par.ts'
import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { wildReelsFields, wildRespinsProblems } from './check.ts'
import { compileWildReels, type WildReelsGame } from './compile.ts'
import type { WildRespinsDefinition } from './definition.ts'
import { playWildReels } from './engine.ts'
import { wildReelsRules } from './rules.ts'

export const wildRespins = mechanic<WildRespinsDefinition, WildReelsGame, ChainPar>({
  id: 'wild-respins',
  shape: object<WildRespinsDefinition>({
    ...wildReelsFields,
    mechanic: oneOf('wild-respins'),
    direction: optional(oneOf('both')),
  }),
  problems: wildRespinsProblems,
  compile: compileWildRespins,
  playRound: (game, rng) =>
    playWildReels(game, rng, (wild, filled) => (filled.length > 0 ? [...wild] : [])),
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compileWildRespins(definition).chain),
  isPar: isChainPar,
  rules: (definition, par) => wildReelsRules(definition, par, staying),
  layout: ({ lines, direction, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer${direction ? ', begge veje' : ''}`,
    lines,
    strips: { base: strips.base, free: [] },
    mostCounted: reels,
  }),
})

export function compileWildRespins(definition: WildRespinsDefinition): WildReelsGame {
  return compileWildReels(definition, (standing, filled) => (filled === 0 ? 0 : standing | filled))
}

const staying =
  'Når wild har fyldt et hjul, bliver hjulet stående, og de andre hjul drejer igen i et respin. ' +
  'Lander der wild på endnu et hjul, bliver det også stående, og du får et respin mere. ' +
  'Gevinsterne efter hvert spin udbetales.'
