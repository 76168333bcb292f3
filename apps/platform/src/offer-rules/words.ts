import { formatCount, formatKroner, type Ore } from '@nordlys/core'
import { cornersOf } from './given.ts'
import type { OfferUnderJudgement } from './verdict.ts'

type Terms = OfferUnderJudgement['terms']

/** Every figure that decides whether somebody takes the offer, as a Danish text would write it. */
export function materialFigures(terms: Terms): string[] {
  const ofParts = terms.parts.flatMap((part) => {
    if (part.kind === 'fixed') return [kroner(part.amountOre)]
    if (part.kind === 'match') return [`${part.percent} %`, kroner(part.mostOre)]
    return [`${formatCount(part.count)} spins`, kroner(part.valueOre)]
  })
  const ofWagering = terms.wagering
    ? [`${terms.wagering.factor} gange`, kroner(terms.stakeMaxOre)]
    : []
  const figures = [kroner(terms.leastDepositOre), ...ofParts, ...ofWagering, `${terms.days} dage`]
  return [...new Set(figures)]
}

/** The requirement in kroner at any corner: one of them is what a worked example tells. */
export function exampleFigures(terms: Terms): string[] {
  return [...new Set(cornersOf(terms).map(({ requiredOre }) => kroner(requiredOre)))]
}

/** Whether a text says a figure: `100 kr.` does not stand in `5.100 kr.`. */
export function says(words: readonly string[], figure: string): boolean {
  const escaped = figure.replaceAll('.', String.raw`\.`)
  const pattern = new RegExp(String.raw`(?<![\d.,])${escaped}`, 'u')
  return words.some((text) => pattern.test(text.replaceAll('\u00a0', ' ')))
}

const free = /gratis|(?<!\p{L})free(?!\p{L})|free-?\s?spin|uden beregning|kvit og frit/iu

/** The word that promises something for nothing. */
export function freeWord(words: readonly string[]): string | undefined {
  return words.map((text) => free.exec(text)?.[0]).find((word) => word !== undefined)
}

function kroner(amount: Ore): string {
  return formatKroner(amount).replace('\u00a0', ' ')
}
