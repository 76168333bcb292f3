import type { HoldCollectorGame } from './compile.ts'

/**
 * How likely coins and collectors land in each order till the feature's end, in doubles: a text of
 * `0` for a coin and `1` for a collector. Of one spin the coins come first, because a collector
 * takes them too.
 */
export function landingOrders(game: HoldCollectorGame, started: number): Map<string, number> {
  const { cells, definition } = game
  const { spins } = definition.holdAndWin
  const ended = new Map<string, number>()
  let reached = new Map<string, number>([['', 1]])
  // Each landing makes the order longer: those of one length are all known before the next.
  for (let landed = 0; landed <= cells - started; landed += 1) {
    const empty = cells - started - landed
    const further = new Map<string, number>()
    for (const [order, chance] of reached) {
      if (order.length > landed) {
        further.set(order, chance + (further.get(order) ?? 0))
        continue
      }
      if (empty === 0) {
        ended.set(order, chance)
        continue
      }
      spinOn(game, empty, spins, chance, (more, share) => {
        const next = order + more
        if (more === '') ended.set(next, share)
        else further.set(next, share + (further.get(next) ?? 0))
      })
    }
    reached = further
  }
  return ended
}

/** Spins until something lands or the spins are used: tells each and its chance. */
function spinOn(
  { coinBelow, collectorBelow }: HoldCollectorGame,
  empty: number,
  spins: number,
  chance: number,
  tell: (landed: string, chance: number) => void,
): void {
  const [coin, collector] = [coinBelow / 1024, (collectorBelow - coinBelow) / 1024]
  const nothing = (1 - coin - collector) ** empty
  const turns = Array.from({ length: spins }, (_, spin) => nothing ** spin)
  const comes = chance * turns.reduce((sum, each) => sum + each, 0)
  tell('', chance * nothing ** spins)
  for (let coins = 0; coins <= empty; coins += 1) {
    for (let collectors = coins === 0 ? 1 : 0; coins + collectors <= empty; collectors += 1) {
      const ways = choose(empty, coins) * choose(empty - coins, collectors)
      const left = empty - coins - collectors
      const share = coin ** coins * collector ** collectors * (1 - coin - collector) ** left
      tell('0'.repeat(coins) + '1'.repeat(collectors), comes * ways * share)
    }
  }
}

function choose(from: number, some: number): number {
  let ways = 1
  for (let index = 0; index < some; index += 1) ways = (ways * (from - index)) / (index + 1)
  return ways
}
