import type { DefinitionBase } from '../base/definition-base.ts'
import type { RulesSection } from './game-rules.ts'

/** The wild of a game of lines; `never` is the symbol it does not stand in for. */
export function lineWildSection(
  { symbols, wildMultiplier }: DefinitionBase & { readonly wildMultiplier: number },
  never: string,
): RulesSection[] {
  const wild = symbols.find(({ kind }) => kind === 'wild')
  if (!wild) return []
  const paragraphs = [
    `Symbolet ${wild.nameDa} er wild og kan træde i stedet for alle andre symboler end ${never}.`,
  ]
  if (Object.keys(wild.pays).length > 0) {
    paragraphs.push(
      'Wilds giver også gevinst alene. Kan en linje læses på to måder, får du den højeste gevinst.',
    )
  }
  if (wildMultiplier > 1) {
    paragraphs.push(
      `Når wild hjælper et andet symbol til en gevinst, ganges gevinsten med ${wildMultiplier}.`,
    )
  }
  return [{ heading: 'Wild', paragraphs }]
}
