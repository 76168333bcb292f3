import { formatKroner, ore } from '@nordlys/core'
import type { DefinitionBase } from '../base/definition-base.ts'

/** `Vælg en indsats fra 0,20 kr. til 100 kr., og tryk på spin.` */
export function chooseStake({ stakesOre }: DefinitionBase): string {
  const least = formatKroner(ore(stakesOre[0] ?? 0))
  const most = formatKroner(ore(stakesOre.at(-1) ?? 0))
  return `Vælg en indsats fra ${least} til ${most}, og tryk på spin.`
}

export const winsFollowStake =
  'Gevinsttabellen viser, hvad hvert symbol giver. Alle gevinster følger indsatsen: Dobbelt ' +
  'indsats giver dobbelt gevinst.'

export const linesAreReadFromTheLeft =
  'En linje giver gevinst, når ens symboler står på nabohjul fra venstre mod højre, og det ' +
  'første står på hjulet længst til venstre. Kun den højeste gevinst på hver linje ' +
  'udbetales, og gevinster på forskellige linjer lægges sammen.'

export const linesAreReadBothWays =
  'En linje giver gevinst begge veje: fra venstre mod højre, når ens symboler står på nabohjul, og ' +
  'det første står på hjulet længst til venstre, og fra højre mod venstre, når det første står på ' +
  'hjulet længst til højre. Hver linje kan give gevinst fra begge sider i samme spin, og det samme ' +
  'wild kan hjælpe begge gevinster. Ens symboler på alle hjul giver kun gevinst én gang. Kun den ' +
  'højeste gevinst fra hver side udbetales, og alle linjernes gevinster lægges sammen.'

/** The name of the only symbol of a kind. */
export function nameOfKind({ symbols }: DefinitionBase, kind: string): string {
  return symbols.find((symbol) => symbol.kind === kind)?.nameDa ?? ''
}
