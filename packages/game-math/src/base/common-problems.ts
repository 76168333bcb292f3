import { type DeclaredFigures, type DefinitionBase, volatilityOf } from './definition-base.ts'
import { unless } from './unless.ts'

/** What must hold of the stakes and declared figures of every game. */
export function commonProblems(
  definition: DefinitionBase & { readonly caps: { readonly maxWinBets: number } },
): string[] {
  const { declared, caps } = definition
  return [
    ...stakeProblems(definition),
    ...declaredProblems(declared),
    ...unless(declared.maxWinBets <= caps.maxWinBets, [
      'declared.maxWinBets is above caps.maxWinBets',
    ]),
  ]
}

/** Every win is a whole number of øre, because every stake is a whole number of øre per coin. */
function stakeProblems({ stakesOre, coinsPerBet }: DefinitionBase): string[] {
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

function declaredProblems(declared: DeclaredFigures): string[] {
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
  ]
}

function rtpParts(rtp: string): [bigint, bigint] {
  const [numerator = '0', denominator = '1'] = rtp.split('/')
  return [BigInt(numerator), BigInt(denominator)]
}
