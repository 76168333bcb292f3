import { parOf, studioGames } from '@nordlys/game-catalogue'
import { listGenerated, openGenerated } from '@nordlys/game-catalogue/generated'
import {
  type GameDefinition,
  type Par,
  rulesOf,
  type TableFacts,
  tableFacts,
  tablePageOf,
} from '@nordlys/game-math'
import type { Text } from './text.ts'

/** The title, the symbols and the rules of every game, as a player reads them. */
export async function gameTexts(): Promise<{ texts: Text[]; titles: string[] }> {
  const listed = await listGenerated()
  const generated = await Promise.all(listed.map(openGenerated))
  const own = studioGames.map((definition) => ({ definition, par: parOf(definition) }))
  const all = [...own, ...generated]
  return {
    texts: [...all.flatMap(textsOf), ...tableFacts.flatMap(tableTexts)],
    titles: [
      ...all.map(({ definition }) => definition.titleDa),
      ...tableFacts.map(({ titleDa }) => titleDa),
    ],
  }
}

function textsOf({ definition, par }: { definition: GameDefinition; par: Par }): Text[] {
  const rules = rulesOf(definition, par)
  const words = [
    rules.title,
    ...rules.figures.flatMap(({ label, value }) => [label, value]),
    ...rules.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...rules.paytable.map(({ name }) => name),
  ]
  return words.map((text) => ({ place: `the rules of ${definition.id}`, text }))
}

function tableTexts(facts: TableFacts): Text[] {
  const { rules, figures } = tablePageOf(facts)
  const words = [...rules, ...figures].flatMap(({ heading, paragraphs, table }) => [
    heading,
    ...paragraphs,
    ...(table?.columns ?? []),
    ...(table?.rows.flatMap(({ cells }) => cells) ?? []),
  ])
  return words.map((text) => ({ place: `the page of ${facts.id}`, text }))
}
