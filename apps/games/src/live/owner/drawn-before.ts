import { fromHex } from '@nordlys/core'
import { seededRng, sharedDraw, type TableGame } from '@nordlys/game-math'

interface Parts {
  readonly game: TableGame
  readonly definitions: { find(hash: string): Promise<TableGame | undefined> }
}

/** The outcomes of rounds that are over, each by the rules that it was played by, where they are known. */
export async function drawnBefore(
  { game, definitions }: Parts,
  seeds: readonly { seed: string; definitionHash: string }[],
): Promise<unknown[]> {
  const games = new Map<string, TableGame | undefined>([[game.hash, game]])
  for (const { definitionHash: hash } of seeds) {
    if (!games.has(hash)) games.set(hash, await definitions.find(hash))
  }
  return seeds.flatMap(({ seed, definitionHash }) => {
    const played = games.get(definitionHash)
    return played ? [sharedDraw(played.definition, seededRng(fromHex(seed)))] : []
  })
}
