import { setTimeout as wait } from 'node:timers/promises'
import { hex, required, systemRandom } from '@nordlys/core'
import { round, type Spread, spread } from './base/pairs.ts'
import { Guest, stakeOre } from './guest.ts'
import { HttpLoad } from './http-load.ts'
import { launchTokens, type MoneyPrograms } from './money-programs.ts'
import type { Play } from './players.ts'
import { balanceMessage, settleMessage, type WalletMessage } from './wallet-messages.ts'

const playing = 300
/** Between two spins of one player, give or take a second. */
const thinkMs = 3_000
const slices = 5
const sliceMs = 4_000

interface Latency {
  calls: number
  p50Ms: number
  p99Ms: number
}

export interface WalletLatency {
  playing: number
  spinsPerSecond: number
  /** Both kinds of wallet calls together, and each alone. */
  wallet: Latency
  balance: Latency
  settle: Latency
  healthz: Latency
  /** The wallet's p99 over that of `/healthz`: of the whole, and of each slice. */
  ratio: number
  ofSlices: Spread
}

/**
 * How long a wallet call takes beside 300 players at a human pace, against `/healthz`, which does
 * nothing: one client asks for each in turn, so both meet the same moments of the machine.
 */
export async function benchWalletLatency(
  programs: MoneyPrograms,
  databaseUrl: string,
  plays: readonly Play[],
  say: (line: string) => void,
): Promise<WalletLatency> {
  const own = required(plays[0], 'a player')
  // Everybody on a connection of their own, as browsers come.
  const load = await HttpLoad.open(programs.games.url, playing)
  const guests: Guest[] = []
  for (const [worker, token] of (
    await launchTokens(databaseUrl, plays.slice(-playing))
  ).entries()) {
    guests.push(await Guest.open(load, worker, token))
  }
  const over = new AbortController()
  let spun = 0
  const everybody = Promise.all(
    guests.map(async (guest) => {
      await pause(drawShare() * thinkMs, over.signal)
      while (!over.signal.aborted) {
        await guest.spin()
        spun++
        await pause(thinkMs - 1_000 + drawShare() * 2_000, over.signal)
      }
    }),
  )
  // A spin that fails is thrown where everybody is waited for.
  everybody.catch(() => over.abort())
  const begun = performance.now()
  const client = await HttpLoad.open(programs.platform.url, 1)
  const alternate = alternating(client, programs.walletSecret, own)
  const warmUp = await alternate()
  say(`warm-up: wallet p99 ${warmUp.wallet.p99Ms} ms, /healthz p99 ${warmUp.healthz.p99Ms} ms`)
  const all: Samples = { balance: [], settle: [], healthz: [] }
  const ratios: number[] = []
  for (let slice = 1; slice <= slices; slice++) {
    const { samples, wallet, healthz } = await alternate()
    for (const name of kinds) all[name].push(...samples[name])
    ratios.push(wallet.p99Ms / healthz.p99Ms)
    say(`slice ${slice}/${slices}: wallet p99 ${wallet.p99Ms} ms, /healthz p99 ${healthz.p99Ms} ms`)
  }
  const spinsPerSecond = round(spun / ((performance.now() - begun) / 1000))
  over.abort()
  await everybody
  client.close()
  load.close()
  const wallet = latencyOf([...all.balance, ...all.settle])
  const healthz = latencyOf(all.healthz)
  return {
    playing,
    spinsPerSecond,
    wallet,
    balance: latencyOf(all.balance),
    settle: latencyOf(all.settle),
    healthz,
    ratio: round(wallet.p99Ms / healthz.p99Ms),
    ofSlices: spread(ratios),
  }
}

const kinds = ['balance', 'settle', 'healthz'] as const
type Samples = Record<(typeof kinds)[number], number[]>

/** A slice of one client's calls: balance, health, settle, health and so on, in milliseconds. */
function alternating(client: HttpLoad, walletSecret: string, { playSession }: Play) {
  const definitionHash = hex(systemRandom.bytes(32))
  const settled = { playSession, definitionHash, stakeOre, winOre: 0 }
  const health: WalletMessage = { path: '/healthz', headers: {}, body: '' }
  return async () => {
    const samples: Samples = { balance: [], settle: [], healthz: [] }
    const ask = async (kind: (typeof kinds)[number], message: WalletMessage) => {
      const begun = performance.now()
      const answer = await client.send(0, message.path, message.headers, message.body)
      samples[kind].push(performance.now() - begun)
      if (!answer.body.includes('"ok":true')) throw new Error(`${kind}: ${answer.body}`)
    }
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      await ask('balance', balanceMessage(walletSecret, playSession))
      await ask('healthz', health)
      await ask('settle', settleMessage(walletSecret, settled))
      await ask('healthz', health)
    }
    const wallet = latencyOf([...samples.balance, ...samples.settle])
    return { samples, wallet, healthz: latencyOf(samples.healthz) }
  }
}

function latencyOf(samples: readonly number[]): Latency {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { calls: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function drawShare(): number {
  return (systemRandom.bytes(1)[0] ?? 0) / 256
}

/** A person's pause; it ends at once when all is over. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch((error) => {
    if (!signal.aborted) throw error
  })
}
