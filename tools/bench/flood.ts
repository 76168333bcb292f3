import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createCaller, startPlay } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { logIn } from '../../world/seed/over-the-wire.ts'
import { percentile, round } from './base/pairs.ts'
import { figuresOf, type Measured } from './base/report.ts'
import type { FloodOrder } from './flood-process.ts'
import { Guest } from './guest.ts'
import { HttpLoad } from './http-load.ts'
import { type RunningProduct, startProduct } from './site/product.ts'

const gameId = 'vikingernes-guld'
/** The least of the game, so that the money lasts. */
const stakeOre = 20
/** One spin after the other, as fast as a player's own bound lets them. */
const everyMs = 60
const sliceMs = 12_000
const kinds = ['search', 'missing', 'free-play'] as const

interface Slice {
  samplesMs: number[]
  answered: Record<string, number>
}

/**
 * How long a spin for money takes while one address floods what is anonymous, against the same without a
 * flood: slices in turn, on the product as `npm start` runs it. [FLT-21]
 */
export async function measureFlood(pairs: number, say: (line: string) => void): Promise<Measured> {
  await using product = await startProduct()
  const guest = await openGame(product)
  await sliceOf(guest)
  const figures = []
  const detail: Record<string, object> = {}
  for (const kind of kinds) {
    const quiet: number[] = []
    const flooded: number[] = []
    const answered: Record<string, number> = {}
    for (let pair = 1; pair <= pairs; pair += 1) {
      quiet.push(...(await sliceOf(guest)).samplesMs)
      const slice = await sliceOf(guest, { kind, siteUrl: product.url, gamesUrl: product.gamesUrl })
      flooded.push(...slice.samplesMs)
      for (const [status, times] of Object.entries(slice.answered)) {
        answered[status] = (answered[status] ?? 0) + times
      }
      const told = Object.entries(slice.answered).map(([status, times]) => `${times} of ${status}`)
      say(`flood of ${kind} ${pair}/${pairs}: ${told.join(', ')}`)
    }
    const ratio = percentile(flooded, 0.99) / percentile(quiet, 0.99)
    const ms = (all: number[]) =>
      `${round(percentile(all, 0.5))} and ${round(percentile(all, 0.99))} ms`
    figures.push(
      ...figuresOf`
      a spin’s p99 beside a flood of ${kind} / without
        | ${round(ratio)}x (p50 and p99 ${ms(flooded)}, without ${ms(quiet)}) | <= 2x`,
    )
    detail[kind] = { spins: flooded.length, answered, quiet: ms(quiet), flooded: ms(flooded) }
  }
  return { figures, detail }
}

/** Anna, who has money, at a game of ours. */
async function openGame(product: RunningProduct): Promise<Guest> {
  const secrets = JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8'))
  const caller = createCaller({ baseUrl: product.platformUrl, credential: secrets.siteCredential })
  const session = await logIn(caller, 'anna')
  const started = await caller.call(startPlay, { gameId }, session)
  invariant(started.ok, 'Anna may play')
  return Guest.open(await HttpLoad.open(product.gamesUrl, 1), 0, started.launchToken, stakeOre)
}

/** Spins for a while at a steady pace, beside a flood or without. */
async function sliceOf(guest: Guest, order?: FloodOrder): Promise<Slice> {
  const flood = order && fork(new URL('./flood-process.ts', import.meta.url))
  flood?.send(order ?? {})
  // The burst of the throttle is used up first: the flood after it is measured.
  if (flood) await wait(sliceMs / 4)
  const samplesMs: number[] = []
  for (const until = performance.now() + sliceMs; performance.now() < until; ) {
    const begun = performance.now()
    await guest.spin()
    const tookMs = performance.now() - begun
    samplesMs.push(tookMs)
    await wait(Math.max(0, everyMs - tookMs))
  }
  if (!flood) return { samplesMs, answered: {} }
  const told = once(flood, 'message')
  flood.send('over')
  const [answered] = await told
  return { samplesMs, answered: answered as Record<string, number> }
}
