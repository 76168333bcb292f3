import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { twinReelsProblems, twinReelsShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { twinReelsRules } from './rules.ts'

export const twinReels = mechanic({
  id: 'twin-reels',
  shape: twinReelsShape,
  problems: twinReelsProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: twinReelsRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips,
    mostCounted: reels,
  }),
})
