import {
  encodeRoundFacts,
  type PlayedDefinition,
  type RoundFacts,
  readRound,
} from '@nordlys/contracts'
import { isTimeKey } from '@nordlys/core'
import type { RoundRecord } from '@nordlys/game-math/check/record'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** A round of the player's own, and what it was played on where that can be had. */
export interface LoadedRound {
  facts: RoundFacts
  played: PlayedDefinition | undefined
  /** The same as plain JSON: what the page checks, and what `fakta.json` holds. */
  record: RoundRecord
}

/**
 * A round by its number. Whatever is no number of ours, another player's round and one that never was are
 * one page that is not there. [ERR-01] [SEC-42]
 */
export async function loadRound(
  scope: RequestScope,
  url: URL,
  roundId: string,
): Promise<LoadedRound> {
  if (!isTimeKey(roundId)) throw pageNotFound(url)
  const asked = await ask(scope, url, readRound, { roundId })
  if (!asked.ok) throw pageNotFound(url)
  const { round: facts } = asked
  const played = await findPlayed(scope, facts)
  return { facts, played, record: recordOf(facts, played) }
}

/** The books have the facts; without the game server the page stands and says what is missing. */
function findPlayed(scope: RequestScope, { definitionHash }: RoundFacts) {
  if (definitionHash === undefined) return undefined
  return orElse(scope, undefined, () => scope.games.definition(definitionHash))
}

function recordOf(facts: RoundFacts, played: PlayedDefinition | undefined): RoundRecord {
  return { ...encodeRoundFacts(facts), ...(played && { played }) }
}
