import type { Strips } from '../../base/definition-base.ts'
import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { colossalProblems, colossalShape } from './check.ts'
import { compile } from './compile.ts'
import { type ColossalDefinition, giantReels } from './definition.ts'
import { playRound } from './engine.ts'
import { colossalRules } from './rules.ts'

export const colossal = mechanic({
  id: 'colossal',
  shape: colossalShape,
  problems: colossalProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: colossalRules,
  layout: (definition) => ({
    wayToWinDa: `${definition.lines.length} gevinstlinjer`,
    lines: definition.lines,
    strips: { base: definition.strips.base, free: freeStrips(definition) },
    mostCounted: definition.reels,
  }),
})

/** One for each reel: those that turn as one have the same. */
function freeStrips(definition: ColossalDefinition): Strips {
  const [left = [], giant = [], right = []] = definition.strips.free
  return [left, ...giantReels(definition).map(() => giant), right]
}
