import { type CoinsByCount, type GameDefinition, type Strips, volatilityOf } from './definition.ts'

/** What must hold between the parts of a definition whose shape is right. */
export function ruleProblems(definition: GameDefinition): string[] {
  return [
    ...symbolProblems(definition),
    ...lineProblems(definition),
    ...stripProblems(definition, 'base'),
    ...stripProblems(definition, 'free'),
    ...freeSpinProblems(definition),
    ...stakeProblems(definition),
    ...declaredProblems(definition),
  ]
}

function symbolProblems({ symbols, reels }: GameDefinition): string[] {
  const count = (kind: string) => symbols.filter((symbol) => symbol.kind === kind).length
  return [
    ...unless(new Set(symbols.map((symbol) => symbol.key)).size === symbols.length, [
      'symbols share a key',
    ]),
    ...unless(symbols.length <= 32, ['symbols are more than 32']),
    ...unless(count('pay') >= 2, ['symbols have fewer than two that pay']),
    ...unless(count('wild') <= 1, ['symbols have more than one wild']),
    ...unless(count('scatter') === 1, ['symbols have not exactly one scatter']),
    ...symbols.flatMap(({ key, kind, pays }) => [
      ...unless(kind !== 'pay' || Object.keys(pays).length > 0, [`symbol ${key} never pays`]),
      ...countProblems(`symbol ${key}`, pays, reels),
    ]),
  ]
}

/** Counts must exist on the grid, and more of a symbol must never be worth less. */
function countProblems(name: string, values: CoinsByCount, reels: number): string[] {
  const counts = Object.keys(values).map(Number)
  const inOrder = counts.toSorted((a, b) => a - b).map((count) => values[String(count)] ?? 0)
  return [
    ...unless(
      Object.keys(values).every((count) => /^[1-9]$/.test(count) && Number(count) <= reels),
      [`${name} has a count outside 1 to ${reels}`],
    ),
    ...unless(
      counts.every((count) => count >= reels || counts.includes(count + 1)),
      [`${name} has a gap in its counts`],
    ),
    ...unless(
      inOrder.every((value, index) => value >= (inOrder[index - 1] ?? 0)),
      [`${name} gives less for more`],
    ),
  ]
}

function lineProblems({ lines, reels, rows }: GameDefinition): string[] {
  return [
    ...unless(lines.length >= 1 && lines.length <= 100, ['lines are not 1 to 100']),
    ...unless(new Set(lines.map(String)).size === lines.length, ['lines contain a line twice']),
    ...unless(
      lines.every((line) => line.length === reels && line.every((row) => row < rows)),
      ['lines leave the grid'],
    ),
  ]
}

function stripProblems(definition: GameDefinition, mode: 'base' | 'free'): string[] {
  const { symbols, reels, rows } = definition
  const strips = definition.strips[mode]
  const name = `strips.${mode}`
  const keys = symbols.map((symbol) => symbol.key)
  const scatter = symbols.find((symbol) => symbol.kind === 'scatter')?.key ?? ''
  return [
    ...unless(strips.length === reels, [`${name} are not one per reel`]),
    ...unless(
      strips.every((strip) => strip.length >= rows && strip.length <= 500),
      [`${name} are shorter than the window or longer than 500`],
    ),
    ...unless(
      strips.flat().every((key) => keys.includes(key)),
      [`${name} have an unknown symbol`],
    ),
    ...unless(hasSpacedScatters(strips, scatter, rows), [
      `${name} can show two scatters on one reel`,
    ]),
  ]
}

/** At most one scatter in a window, so that a scatter count never exceeds the number of reels. */
function hasSpacedScatters(strips: Strips, scatter: string, rows: number): boolean {
  return strips.every((strip) =>
    strip.every(
      (key, stop) =>
        key !== scatter ||
        Array.from({ length: rows - 1 }, (_, row) => strip[(stop + row + 1) % strip.length]).every(
          (next) => next !== scatter,
        ),
    ),
  )
}

function freeSpinProblems({ freeSpins, caps, reels }: GameDefinition): string[] {
  const spins = Object.values(freeSpins.spinsByScatters)
  return [
    ...countProblems('freeSpins', freeSpins.spinsByScatters, reels),
    ...unless(
      spins.every((each) => each <= caps.maxFreeSpins),
      ['freeSpins give more than caps.maxFreeSpins at once'],
    ),
  ]
}

/** Every win is a whole number of øre, because every stake is a whole number of øre per coin. */
function stakeProblems({ stakesOre, coinsPerBet }: GameDefinition): string[] {
  return [
    ...unless(stakesOre.length > 0, ['stakesOre is empty']),
    ...unless(
      stakesOre.every((stake, index) => stake > (stakesOre[index - 1] ?? 0)),
      ['stakesOre do not rise'],
    ),
    ...unless(
      stakesOre.every((stake) => stake % coinsPerBet === 0),
      ['stakesOre contain a stake that coinsPerBet does not divide'],
    ),
  ]
}

function declaredProblems({ declared, caps }: GameDefinition): string[] {
  const [numerator, denominator] = rtpParts(declared.rtp)
  const percent = Number((numerator * 10n ** 8n) / denominator) / 1e6
  return [
    ...unless(Math.abs(percent - declared.rtpPercent) < 0.0001, [
      'declared.rtpPercent is not declared.rtp',
    ]),
    ...unless(declared.rtpPercent >= 94 && declared.rtpPercent <= 97, [
      'declared.rtpPercent is outside 94 to 97',
    ]),
    ...unless(declared.volatility === volatilityOf(declared.standardDeviation), [
      'declared.volatility is not the class of declared.standardDeviation',
    ]),
    ...unless(declared.maxWinBets <= caps.maxWinBets, [
      'declared.maxWinBets is above caps.maxWinBets',
    ]),
  ]
}

function rtpParts(rtp: string): [bigint, bigint] {
  const [numerator = '0', denominator = '1'] = rtp.split('/')
  return [BigInt(numerator), BigInt(denominator)]
}

function unless(claim: boolean, problems: string[]): string[] {
  return claim ? [] : problems
}
