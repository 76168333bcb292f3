import { setTimeout as wait } from 'node:timers/promises'
import { hex, required, systemRandom } from '@nordlys/core'
import { percentile, round, spread } from './base/pairs.ts'
import { figuresOf, type Measured } from './base/report.ts'
import { Guest, stakeOre } from './guest.ts'
import { HttpLoad } from './http-load.ts'
import { launchTokens, type MoneyPrograms } from './money-programs.ts'
import type { Plan } from './plan.ts'
import type { Play } from './players.ts'
import type { BenchServer } from './server.ts'
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

/**
 * How long a wallet call takes beside 300 players at a human pace, against `/healthz`, which does
 * nothing: one client asks for each in turn, so both meet the same moments of the machine.
 */
export async function measureWallet(
  programs: MoneyPrograms,
  { url }: BenchServer,
  plays: readonly Play[],
  { say }: Plan,
): Promise<Measured> {
  say('a wallet call beside 300 playing / /healthz')
  const own = required(plays[0], 'a player')
  const loads: HttpLoad[] = []
  const guests: Guest[] = []
  for (const token of await launchTokens(url, plays.slice(-playing))) {
    // Everybody on a connection of their own, as browsers come: one that asks nothing is closed.
    const load = await HttpLoad.open(programs.games.url, 1)
    loads.push(load)
    guests.push(await Guest.open(load, 0, token))
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
  for (const load of loads) load.close()
  const wallet = latencyOf([...all.balance, ...all.settle])
  const healthz = latencyOf(all.healthz)
  const [balance, settle] = [latencyOf(all.balance), latencyOf(all.settle)]
  const ratio = round(wallet.p99Ms / healthz.p99Ms)
  const ofSlices = spread(ratios)
  const slowest = `slices ${ofSlices.least} to ${ofSlices.most}`
  const times = `${wallet.p99Ms} ms to ${healthz.p99Ms} ms, p50 ${wallet.p50Ms} to ${healthz.p50Ms}`
  return {
    figures: figuresOf`
      wallet call p99 beside 300 playing / /healthz p99, alternated
        | ${ratio}x (${slowest}; ${times}) | <= 5x`,
    notes: [
      `Beside the wallet call ${playing} players spun ${spinsPerSecond} times a second;`,
      `balance took ${balance.p50Ms} ms (p99 ${balance.p99Ms}), settle`,
      `${settle.p50Ms} ms (p99 ${settle.p99Ms}), over ${wallet.calls} calls.`,
    ],
    detail: { playing, spinsPerSecond, wallet, balance, settle, healthz, ratio, ofSlices },
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
  const at = (share: number) => round(percentile(samples, share))
  return { calls: samples.length, p50Ms: at(0.5), p99Ms: at(0.99) }
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
