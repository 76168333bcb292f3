import { isHoldPar } from '../../prove/par-kinds.ts'
import { mechanic } from '../mechanic.ts'
import { holdCollectorProblems, holdCollectorShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { playRoundCoins } from './play-coins.ts'
import { proveHoldCollector } from './prove.ts'
import { holdCollectorRules } from './rules.ts'

export const holdCollector = mechanic({
  id: 'hold-collector',
  shape: holdCollectorShape,
  problems: holdCollectorProblems,
  compile,
  playRound,
  playRoundCoins,
  prove: proveHoldCollector,
  isPar: isHoldPar,
  rules: holdCollectorRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer, hold og saml`,
    lines,
    strips: { base: strips.base, free: [] },
    mostCounted: reels,
  }),
})
