import { isHoldPar } from '../../prove/par-kinds.ts'
import { mechanic } from '../mechanic.ts'
import { holdDefinitionShape, holdProblems } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveHold } from './prove.ts'
import { holdRules } from './rules.ts'

export const hold = mechanic({
  id: 'hold-and-win',
  shape: holdDefinitionShape,
  problems: holdProblems,
  compile,
  playRound,
  playRoundCoins,
  prove: proveHold,
  isPar: isHoldPar,
  rules: holdRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer, hold og vind`,
    lines,
    strips: { base: strips.base, free: [] },
    mostCounted: reels,
  }),
})
