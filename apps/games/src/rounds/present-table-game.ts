import type { TableOpened } from '@nordlys/contracts'
import { liveFacts, livePageOf, type TableGame, tableFacts, tablePageOf } from '@nordlys/game-math'

/** The game as its client needs it: what was proven, by its hash, and the same in words. */
export function presentTableGame({ definition, hash }: TableGame): TableOpened['game'] {
  const { id: gameId, titleDa: title, version, kind, rules } = definition
  const rulesDa = rulesDaOf(gameId)
  return { gameId, title, version, definitionHash: hash, kind, rules, rulesDa }
}

/** A table that is no longer offered has rules that it was dealt by, and no page of them. */
function rulesDaOf(gameId: string): TableOpened['game']['rulesDa'] {
  const facts = tableFacts.find(({ id }) => id === gameId)
  const live = liveFacts.find(({ id }) => id === gameId)
  const page = (facts && tablePageOf(facts)) ?? (live && livePageOf(live))
  return (page?.rules ?? []).map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: [...paragraphs],
  }))
}
