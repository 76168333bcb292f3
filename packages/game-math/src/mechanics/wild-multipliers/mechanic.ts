import { isFreeSpinsPar } from '../../prove/par-kinds.ts'
import { playRound } from '../lines/engine.ts'
import { playRoundCoins } from '../lines/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { wildMultipliersProblems, wildMultipliersShape } from './check.ts'
import { compile } from './compile.ts'
import { proveWildMultipliers } from './prove.ts'
import { wildMultipliersRules } from './rules.ts'

export const wildMultipliers = mechanic({
  id: 'wild-multipliers',
  shape: wildMultipliersShape,
  problems: wildMultipliersProblems,
  compile,
  playRound,
  playRoundCoins,
  prove: proveWildMultipliers,
  isPar: isFreeSpinsPar,
  rules: wildMultipliersRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips,
    mostCounted: reels,
  }),
})
