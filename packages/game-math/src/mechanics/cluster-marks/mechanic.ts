import { isTablePar } from '../../prove/par-kinds.ts'
import { mechanic } from '../mechanic.ts'
import { clusterMarksProblems, clusterMarksShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveClusterMarks } from './prove.ts'
import { clusterMarksRules } from './rules.ts'

export const clusterMarks = mechanic({
  id: 'cluster-marks',
  shape: clusterMarksShape,
  problems: clusterMarksProblems,
  compile,
  prepare: ({ listed }) => listed.prepare(),
  playRound,
  playRoundCoins,
  prove: proveClusterMarks,
  isPar: isTablePar,
  rules: clusterMarksRules,
  layout: ({ reels, rows }) => ({
    wayToWinDa: `${reels} × ${rows} klynger med glødende felter`,
    lines: [],
    strips: { base: [], free: [] },
    mostCounted: reels * rows,
  }),
})
