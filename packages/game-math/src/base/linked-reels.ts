/** Neighbouring reels that stop as one: each shows what the first of them shows. */
export interface LinkedReels {
  /** The leftmost of them. */
  readonly first: number
  /** How many they are. */
  readonly reels: number
}

/** Whether a reel shows what another one stops on. */
export function isFollower(linked: LinkedReels | undefined, reel: number): boolean {
  return linked !== undefined && reel > linked.first && reel < linked.first + linked.reels
}

/** How many reels stop where this one stops, itself included. */
export function stoppingWith(linked: LinkedReels | undefined, reel: number): number {
  return linked?.first === reel ? linked.reels : 1
}

/** The stops of all reels together; a reel that follows another has none of its own. */
export function cycleOf(lengths: Int32Array, linked: LinkedReels | undefined): number {
  return lengths.reduce(
    (product, length, reel) => product * (isFollower(linked, reel) ? 1 : length),
    1,
  )
}
