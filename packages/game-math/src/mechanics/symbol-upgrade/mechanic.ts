import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { symbolUpgradeProblems, symbolUpgradeShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { symbolUpgradeRules } from './rules.ts'

export const symbolUpgrade = mechanic({
  id: 'symbol-upgrade',
  shape: symbolUpgradeShape,
  problems: symbolUpgradeProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: symbolUpgradeRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips,
    mostCounted: reels,
  }),
})
