import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { stickyWildsProblems, stickyWildsShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { stickyWildsRules } from './rules.ts'

export const stickyWilds = mechanic({
  id: 'sticky-wilds',
  shape: stickyWildsShape,
  problems: stickyWildsProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: stickyWildsRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips,
    mostCounted: reels,
  }),
})
