import type { ChainPar } from '../../prove/par.ts'
import { chainFreeSpinsSection } from '../../rules/chain-free-spins.ts'
import type { RulesSection } from '../../rules/game-rules.ts'
import { nameOfKind } from '../../rules/how-to-play.ts'
import { lineWildSection } from '../../rules/line-wild.ts'
import type { MechanicRules } from '../../rules/mechanic-rules.ts'
import { count, enumerate } from '../../rules/wording.ts'
import { howToPlayLines } from '../lines/rules.ts'
import type { TwinReelsDefinition, TwinsChoice } from './definition.ts'

export function twinReelsRules(definition: TwinReelsDefinition, par: ChainPar): MechanicRules {
  const inFreeSpins = `I free spins er ${twinsText(definition.twins.free)}`
  return {
    sections: [
      howToPlayLines(definition),
      twinsSection(definition),
      ...lineWildSection(definition, nameOfKind(definition, 'scatter')),
      ...chainFreeSpinsSection(definition, par, inFreeSpins),
    ],
    drawn: ', hvilke hjul der er tvillinger, og hvor hjulene standser',
  }
}

function twinsSection(definition: TwinReelsDefinition): RulesSection {
  return {
    heading: 'Tvillingehjul',
    paragraphs: [
      'I hvert spin er nogle nabohjul tvillinger. De drejer som ét hjul, standser sammen og viser ' +
        'alle de symboler, som det første af dem fra venstre standser på.',
      'Hvilke hjul der er tvillinger, trækkes for hvert spin, før hjulene standser. I grundspillet ' +
        `er ${twinsText(definition.twins.base)}`,
      `Står symbolet ${nameOfKind(definition, 'scatter')} på tvillinger, tæller det på hvert af dem.`,
    ],
  }
}

/** `2 hjul tvillinger i 62 ud af 100 spins og 3 hjul i 38.` */
function twinsText(twins: readonly TwinsChoice[]): string {
  const weightOf = new Map<number, number>()
  for (const { reels, weight } of twins) weightOf.set(reels, (weightOf.get(reels) ?? 0) + weight)
  const [first, ...others] = [...weightOf].toSorted(([a], [b]) => a - b)
  const [reels, weight] = first ?? [0, 0]
  if (others.length === 0) return `altid ${reels} hjul tvillinger.`
  const total = others.reduce((sum, [, each]) => sum + each, weight)
  const odds = `${reels} hjul tvillinger i ${count(weight)} ud af ${count(total)} spins`
  return `${enumerate([odds, ...others.map(([more, each]) => `${more} hjul i ${count(each)}`)])}.`
}
