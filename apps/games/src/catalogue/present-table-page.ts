import type { GameMathematics, GameRules } from '@nordlys/contracts'
import { livePageOf, tablePageOf } from '@nordlys/game-math'
import { findListedLive } from './listed-live.ts'
import type { ListedTable } from './listed-tables.ts'
import { presentSections } from './present-sections.ts'

export function presentTableRules({ facts }: ListedTable): GameRules {
  const isLive = findListedLive(facts.id) !== undefined
  const { title, rules } = isLive ? livePageOf(facts) : tablePageOf(facts)
  const sections = rules.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: [...paragraphs],
  }))
  return { gameId: facts.id, title, sections }
}

/** Presents the public facts of a table's proof. [PROOF-02] */
export function presentTableMathematics({ facts }: ListedTable): GameMathematics {
  const { title, figures } = tablePageOf(facts)
  return {
    gameId: facts.id,
    title,
    sections: presentSections(figures),
  }
}
