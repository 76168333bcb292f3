import { isTablePar } from '../../prove/par-kinds.ts'
import { mechanic } from '../mechanic.ts'
import { clusterDefinitionShape, clusterProblems } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveCluster } from './prove.ts'
import { clusterRules } from './rules.ts'

export const cluster = mechanic({
  id: 'cluster',
  shape: clusterDefinitionShape,
  problems: clusterProblems,
  compile,
  prepare: ({ listed }) => listed.prepare(),
  playRound,
  playRoundCoins,
  prove: proveCluster,
  isPar: isTablePar,
  rules: clusterRules,
  layout: ({ reels, rows }) => ({
    wayToWinDa: `${reels} × ${rows} klynger med fald`,
    lines: [],
    strips: { base: [], free: [] },
    mostCounted: reels * rows,
  }),
})
