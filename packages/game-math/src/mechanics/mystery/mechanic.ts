import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { mysteryProblems, mysteryShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { mysteryRules } from './rules.ts'

export const mystery = mechanic({
  id: 'mystery',
  shape: mysteryShape,
  problems: mysteryProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: mysteryRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips,
    mostCounted: reels,
  }),
})
