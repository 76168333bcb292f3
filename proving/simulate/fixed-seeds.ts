import { appendFile, readFile } from 'node:fs/promises'
import { hourMs } from '@nordlys/core'

const file = new URL('./fixed-seeds.txt', import.meta.url)

/** The seeds of every test run. */
export async function readFixedSeeds(): Promise<number[]> {
  return parseFixedSeeds(await readFile(file, 'utf8'))
}

/** A seed a line; what follows it says why it is there. */
export function parseFixedSeeds(text: string): number[] {
  return text.split('\n').flatMap((line) => {
    const [, seed] = /^(\d+)( |$)/.exec(line) ?? []
    return seed === undefined ? [] : [Number(seed)]
  })
}

/** A seed that has found a bug is one of every test run from then on. */
export async function keepFixedSeeds(seeds: readonly number[], why: string): Promise<void> {
  await appendFile(file, seeds.map((seed) => `${seed} ${why}\n`).join(''))
}

const newSeedsFrom = 100_001
const countedFrom = new Date('2026-11-01T00:00:00Z')

/** Seeds that were never run: every hour has its own, so that nobody has to keep a counter. */
export function newSeeds(count: number, at: Date): number[] {
  const hour = Math.floor((at.getTime() - countedFrom.getTime()) / hourMs)
  return seedsFrom(newSeedsFrom + hour * count, count)
}

export function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => first + place)
}
