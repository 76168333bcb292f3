/** Bets by the game's names for them, in øre, as they cross the wire. */
export type Bets = readonly (readonly [bet: string, stakeOre: number])[]

/** Where chips may lie and how much, as the rules have it. */
export interface SlipRules {
  /** The most that may lie there; 0 where nothing may. */
  mostOre(bet: string): number
  /** For all bets together. */
  readonly mostInAllOre: number
}

/** The bets on the felt before a round, and every way back. Immutable. */
export interface Slip {
  readonly bets: ReadonlyMap<string, number>
  /** The bets before each placement, the newest last. */
  readonly past: readonly ReadonlyMap<string, number>[]
}

export const emptySlip: Slip = { bets: new Map(), past: [] }

export function sumOf({ bets }: Pick<Slip, 'bets'>): number {
  return [...bets.values()].reduce((sum, ore) => sum + ore, 0)
}

export function wireOf({ bets }: Slip): Bets {
  return [...bets]
}

/** One chip more; as much of it as still fits, and nothing when none of it does. */
export function place(slip: Slip, rules: SlipRules, bet: string, chipOre: number): Slip {
  const lies = slip.bets.get(bet) ?? 0
  const room = Math.min(rules.mostOre(bet) - lies, rules.mostInAllOre - sumOf(slip))
  const added = Math.min(chipOre, room)
  return added > 0 ? changed(slip, [...slip.bets, [bet, lies + added]]) : slip
}

/** All that lies on one bet comes back. */
export function takeBack(slip: Slip, bet: string): Slip {
  if (!slip.bets.has(bet)) return slip
  return changed(
    slip,
    [...slip.bets].filter(([other]) => other !== bet),
  )
}

export function clear(slip: Slip): Slip {
  return slip.bets.size === 0 ? slip : changed(slip, [])
}

/** Without bound, back to an empty felt. */
export function undo(slip: Slip): Slip {
  const bets = slip.past.at(-1)
  return bets ? { bets, past: slip.past.slice(0, -1) } : slip
}

/** All of it twice, or nothing: a slip that was doubled in part is another bet. */
export function double(slip: Slip, rules: SlipRules): Slip {
  const doubled = [...slip.bets].map(([bet, ore]) => [bet, ore * 2] as const)
  return isWithin(doubled, rules) ? changed(slip, doubled) : slip
}

export function mayDouble(slip: Slip, rules: SlipRules): boolean {
  return slip.bets.size > 0 && double(slip, rules) !== slip
}

/** The bets of the round before. */
export function repeat(slip: Slip, before: Bets): Slip {
  return before.length === 0 ? slip : changed(slip, before)
}

function isWithin(bets: Bets, { mostOre, mostInAllOre }: SlipRules): boolean {
  const sum = bets.reduce((all, [, ore]) => all + ore, 0)
  return bets.length > 0 && sum <= mostInAllOre && bets.every(([bet, ore]) => ore <= mostOre(bet))
}

function changed(slip: Slip, bets: Bets): Slip {
  return { bets: new Map(bets), past: [...slip.past, slip.bets] }
}
