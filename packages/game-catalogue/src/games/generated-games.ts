import { readFile } from 'node:fs/promises'
import { invariant } from '@nordlys/core'
import { definitionHash } from '@nordlys/game-math/base/definition-hash'
import { checkDefinition } from '@nordlys/game-math/game/check-definition'
import type { GameDefinition, MechanicId, Volatility } from '@nordlys/game-math/game/definition'
import type { Par } from '@nordlys/game-math/prove/par'

/** A game of the catalogue as lists show it; its definition is read when it is opened. */
export interface ListedGame {
  readonly id: string
  readonly titleDa: string
  readonly theme: string
  readonly mechanic: MechanicId
  readonly version: number
  readonly definitionHash: string
  readonly rtpPercent: number
  readonly hitRate: number
  readonly volatility: Volatility
  readonly maxWinBets: number
}

const folder = new URL('../generated/', import.meta.url)

/** Where a game lies in `generated/`: in the folder of its theme. */
export function generatedFile({ theme, id }: Pick<ListedGame, 'theme' | 'id'>): string {
  return `${theme}/${id}.json`
}

/** Every generated game, in the order of the catalogue. */
export async function listGenerated(): Promise<readonly ListedGame[]> {
  return JSON.parse(await readFile(new URL('index.json', folder), 'utf8'))
}

/**
 * One game with the report of its proof. Crashes when it is not the one that was listed: a
 * definition that was changed after its proof is never played. [PROOF-01]
 */
export async function openGenerated(
  listed: ListedGame,
): Promise<{ readonly definition: GameDefinition; readonly par: Par }> {
  const kept = JSON.parse(await readFile(new URL(generatedFile(listed), folder), 'utf8'))
  const checked = checkDefinition(kept.definition)
  invariant(checked.ok, `${listed.id} cannot be published: ${checked.ok || checked.problems}`)
  const hash = definitionHash(checked.definition)
  const isListed = hash === listed.definitionHash && hash === kept.par?.definitionHash
  invariant(isListed, `${listed.id} is not the game that was proven`)
  return { definition: checked.definition, par: kept.par }
}
