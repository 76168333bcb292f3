import { createHash } from 'node:crypto'
import { joinedReturnMaxPercent, networks, returnShareOf } from '@nordlys/game-math'
import plan from './jackpot-themes.json' with { type: 'json' }
import type { ShelvedGame } from './shelf.ts'

export interface Membership {
  readonly game: string
  readonly network: string
}

type Candidate = Pick<ShelvedGame, 'id' | 'theme' | 'rtpPercent'>

const gamesOfATheme = 2

/**
 * Which games belong to which network: of each theme the plan names two whose return leaves room for
 * the network's share. Who is a member stays one as long as that is so.
 */
export function joinNetworks(
  games: readonly Candidate[],
  before: readonly Membership[],
): Membership[] {
  return networks.flatMap((network) => {
    const themesOf: readonly string[] =
      Object.entries(plan).find(([key]) => key === network.key)?.[1] ?? []
    const roomPercent = joinedReturnMaxPercent - 100 * returnShareOf(network)
    const isMember = (id: string) =>
      before.some(({ game, network: key }) => game === id && key === network.key)
    const able = games.filter(({ rtpPercent }) => rtpPercent <= roomPercent)
    const kept = able.filter(({ id }) => isMember(id))
    const chosen = themesOf.flatMap((theme) => {
      const missing = gamesOfATheme - kept.filter((game) => isOf(game, theme)).length
      const others = able.filter((game) => isOf(game, theme) && !isMember(game.id))
      return others.toSorted(byLot).slice(0, Math.max(0, missing))
    })
    const joined = new Set([...kept, ...chosen])
    return games
      .filter((game) => joined.has(game))
      .map(({ id }) => ({ game: id, network: network.key }))
  })
}

/** Our first game is a member of its own accord, beside its theme's two. */
function isOf(game: Candidate, theme: string): boolean {
  return game.theme === theme && game.id !== 'vikingernes-guld'
}

function byLot(a: Candidate, b: Candidate): number {
  return lot(a.id) < lot(b.id) ? -1 : 1
}

function lot(id: string): string {
  return createHash('sha256').update(`jackpot ${id}`).digest('hex')
}
