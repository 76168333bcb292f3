import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { avalancheProblems, avalancheShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { avalancheRules } from './rules.ts'

export const avalanche = mechanic({
  id: 'avalanche',
  shape: avalancheShape,
  problems: avalancheProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: avalancheRules,
  // The grid falls; no reel turns.
  layout: ({ lines, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips: { base: [], free: [] },
    mostCounted: reels,
  }),
})
