import { isTablePar } from '../../prove/par-kinds.ts'
import { mechanic } from '../mechanic.ts'
import { scatterPaysProblems, scatterPaysShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveScatterPays } from './prove.ts'
import { scatterPaysRules } from './rules.ts'

export const scatterPays = mechanic({
  id: 'scatter-pays',
  shape: scatterPaysShape,
  problems: scatterPaysProblems,
  compile,
  prepare: ({ listed }) => listed.prepare(),
  playRound,
  playRoundCoins,
  prove: proveScatterPays,
  isPar: isTablePar,
  rules: scatterPaysRules,
  layout: ({ reels, rows }) => ({
    wayToWinDa: `${reels} × ${rows}, gevinst overalt`,
    lines: [],
    strips: { base: [], free: [] },
    mostCounted: reels * rows,
  }),
})
