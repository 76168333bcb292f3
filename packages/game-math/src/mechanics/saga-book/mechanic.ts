import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { sagaBookProblems, sagaBookShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { sagaBookRules } from './rules.ts'

export const sagaBook = mechanic({
  id: 'saga-book',
  shape: sagaBookShape,
  problems: sagaBookProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: sagaBookRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips,
    mostCounted: reels,
  }),
})
