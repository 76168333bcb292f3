import { busySeconds } from './cpu.ts'

/** What one slot of a contestant gave. */
export interface Slot {
  perSecond: number
  /** CPU microseconds one operation cost, client and server together. */
  cpuMicroseconds: number
  [detail: string]: number
}

interface Pair {
  peer: Slot
  ours: Slot
  /** Ours a second over the peer's a second. */
  ratio: number
  /** The peer's CPU an operation over ours. */
  cpuRatio: number
  /** Cores that others used meanwhile. */
  foreignCores: number
}

export interface Comparison {
  pairs: Pair[]
  ratio: Spread
  cpuRatio: Spread
  peerPerSecond: Spread
  oursPerSecond: Spread
  peerCpuMicroseconds: Spread
  oursCpuMicroseconds: Spread
  foreignCores: Spread
}

export interface Spread {
  least: number
  lowerQuarter: number
  median: number
  upperQuarter: number
  most: number
}

/**
 * Runs two contestants in turn, so that a busy minute of the machine hits both alike; the figure is
 * the median of the pairs' ratios. One pair before the first warms both up and is not counted.
 */
export async function alternate(
  count: number,
  contestants: { peer: () => Promise<Slot>; ours: () => Promise<Slot> },
  say: (line: string) => void,
): Promise<Comparison> {
  const pairs: Pair[] = []
  for (let turn = 0; turn <= count; turn++) {
    const busy = busySeconds()
    const begun = performance.now()
    const peer = await contestants.peer()
    const ours = await contestants.ours()
    const seconds = (performance.now() - begun) / 1000
    const own = (slot: Slot) => slot.cpuSeconds ?? 0
    const foreignCores = (busySeconds() - busy - own(peer) - own(ours)) / seconds
    const ratio = ours.perSecond / peer.perSecond
    const cpuRatio = peer.cpuMicroseconds / ours.cpuMicroseconds
    const mark = turn === 0 ? 'warm-up' : `pair ${turn}/${count}`
    say(
      `${mark}: ${round(ours.perSecond)} to ${round(peer.perSecond)} a second, ratio ${round(ratio)}`,
    )
    if (turn > 0) pairs.push({ peer, ours, ratio, cpuRatio, foreignCores })
  }
  const spreadOf = (of: (pair: Pair) => number) => spread(pairs.map(of))
  return {
    pairs,
    ratio: spreadOf((pair) => pair.ratio),
    cpuRatio: spreadOf((pair) => pair.cpuRatio),
    peerPerSecond: spreadOf((pair) => pair.peer.perSecond),
    oursPerSecond: spreadOf((pair) => pair.ours.perSecond),
    peerCpuMicroseconds: spreadOf((pair) => pair.peer.cpuMicroseconds),
    oursCpuMicroseconds: spreadOf((pair) => pair.ours.cpuMicroseconds),
    foreignCores: spreadOf((pair) => pair.foreignCores),
  }
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN)
  return {
    least: at(0),
    lowerQuarter: at(0.25),
    median: at(0.5),
    upperQuarter: at(0.75),
    most: at(1),
  }
}

/** The sample that this share of all of them lies below. */
export function percentile(samples: readonly number[], share: number): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length * share)] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}

/** Three digits that count. */
export function round(value: number): number {
  return Number(value.toPrecision(3))
}
