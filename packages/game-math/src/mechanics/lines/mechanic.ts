import { isFreeSpinsPar } from '../../prove/par-kinds.ts'
import { mechanic } from '../mechanic.ts'
import { linesDefinitionShape, linesProblems } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveLines } from './prove.ts'
import { linesRules } from './rules.ts'

export const lines = mechanic({
  id: 'lines',
  shape: linesDefinitionShape,
  problems: linesProblems,
  compile,
  playRound,
  playRoundCoins,
  prove: proveLines,
  isPar: isFreeSpinsPar,
  rules: linesRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips,
    mostCounted: reels,
  }),
})
