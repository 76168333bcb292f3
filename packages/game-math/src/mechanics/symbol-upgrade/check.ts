import {
  baseFields,
  linesShape,
  stripsShape,
  symbolsShape,
  winCapShape,
} from '../../base/base-shape.ts'
import { commonProblems } from '../../base/common-problems.ts'
import { lineProblems, stripProblems } from '../../base/reel-problems.ts'
import { object, oneOf, type Shape, whole } from '../../base/shape.ts'
import { exactlyOne, symbolProblems, wildAtMostOne } from '../../base/symbol-problems.ts'
import { unless } from '../../base/unless.ts'
import { freeSpinProblems, freeSpinsShape } from '../../features/free-spins.ts'
import type { SymbolUpgradeDefinition } from './definition.ts'

export const symbolUpgradeShape: Shape<SymbolUpgradeDefinition> = object<SymbolUpgradeDefinition>({
  ...baseFields,
  mechanic: oneOf('symbol-upgrade'),
  symbols: symbolsShape('pay', 'wild', 'scatter', 'upgrade'),
  lines: linesShape,
  strips: object({ base: stripsShape, free: stripsShape }),
  wildMultiplier: whole(1, 10),
  upgrades: object({ perStep: whole(1, 10), steps: whole(1, 10) }),
  freeSpins: freeSpinsShape,
  caps: object({ maxWinBets: winCapShape, maxFreeSpins: whole(1, 30) }),
})

export function symbolUpgradeProblems(definition: SymbolUpgradeDefinition): string[] {
  const { lines, strips, freeSpins, caps, reels } = definition
  const kinds = [wildAtMostOne, exactlyOne('scatter'), exactlyOne('upgrade')]
  return [
    ...symbolProblems(definition, reels, kinds),
    ...upgradeProblems(definition),
    ...lineProblems(lines, definition),
    ...stripProblems(definition, strips.base, 'strips.base'),
    ...stripProblems(definition, strips.free, 'strips.free'),
    ...freeSpinProblems(freeSpins, caps, reels),
    ...commonProblems(definition),
  ]
}

function upgradeProblems({ symbols, strips, upgrades }: SymbolUpgradeDefinition): string[] {
  const keyOf = (of: string) => symbols.find(({ kind }) => kind === of)?.key ?? ''
  const upgrade = symbols.find(({ kind }) => kind === 'upgrade')
  const paying = symbols.filter(({ kind }) => kind === 'pay').map(({ pays }) => pays)
  const isCheaper = (pays: Readonly<Record<string, number>>, dearer: typeof pays) =>
    Object.entries(pays).every(([count, coins]) => coins <= (dearer[count] ?? 0))
  return [
    ...unless(Object.keys(upgrade?.pays ?? {}).length === 0, ['the upgrade symbol has pays']),
    ...unless(
      paying.every((pays, place) => isCheaper(pays, paying[place - 1] ?? pays)),
      ['paying symbols do not stand dearest first'],
    ),
    ...unless(upgrades.steps < paying.length, ['upgrades.steps leave no paying symbol']),
    ...unless(!strips.base.flat().includes(keyOf('upgrade')), [
      'strips.base have an upgrade symbol',
    ]),
    ...unless(!strips.free.flat().includes(keyOf('scatter')), ['strips.free have a scatter']),
    ...unless(
      strips.free.every((strip) => strip.filter((key) => key === keyOf('upgrade')).length <= 1),
      ['strips.free have two upgrade symbols on a reel'],
    ),
  ]
}
