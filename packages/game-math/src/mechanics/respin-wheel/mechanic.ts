import { isChainPar } from '../../prove/par-kinds.ts'
import { proveChain } from '../chain/chain-proof.ts'
import { playChainCoins } from '../chain/play-coins.ts'
import { mechanic } from '../mechanic.ts'
import { respinWheelProblems, respinWheelShape } from './check.ts'
import { compile } from './compile.ts'
import { playRound } from './engine.ts'
import { respinWheelRules } from './rules.ts'

export const respinWheel = mechanic({
  id: 'respin-wheel',
  shape: respinWheelShape,
  problems: respinWheelProblems,
  compile,
  playRound,
  playRoundCoins: playChainCoins,
  prove: (definition) => proveChain(definition, compile(definition).chain),
  isPar: isChainPar,
  rules: respinWheelRules,
  layout: ({ lines, strips, reels }) => ({
    wayToWinDa: `${lines.length} gevinstlinjer`,
    lines,
    strips: { base: strips.base, free: [] },
    mostCounted: reels,
  }),
})
