import { danishDay } from '@nordlys/core'
import type { JackpotTier } from '../jackpot/network.ts'
import { networks } from '../jackpot/networks.ts'
import { chanceOf, drawFrom, isHit, type TierDraw } from '../jackpot/odds.ts'
import { payableOre } from '../jackpot/pot.ts'
import {
  type Bench,
  bytesOf,
  type Finding,
  finding,
  type RoundRecord,
  textBytes,
  type WonTier,
  wholeOf,
} from './record.ts'

/**
 * The jackpots that a round won: each tier's draw follows from the seed, its chance from the stake and what
 * the tier held (decision 0026). Undefined where it cannot be worked out here.
 */
export async function checkJackpots(
  record: RoundRecord,
  bench: Bench,
): Promise<Finding[] | undefined> {
  const { jackpots, seed = '' } = record
  if (jackpots.length === 0) return []
  // The draws come from a stream of their own, as `drawJackpots` makes it.
  const own = bench.sha256(joined(textBytes('jackpot draws of a round'), bytesOf(seed)))
  const rngOf = await bench.rngOf(bytesOf(own))
  if (!rngOf) return undefined
  const stakeOre = wholeOf(record.stake)
  return jackpots.flatMap((won) => {
    const network = networks.find(({ key }) => key === won.network.key)
    const drawn =
      network && drawFrom(network, rngOf()).find(({ tier }) => tier.key === won.tier.key)
    return drawn ? checkTier(won, drawn, stakeOre) : [finding('jackpot-draw', won.tier.key, 'none')]
  })
}

function checkTier(won: WonTier, drawn: TierDraw, stakeOre: number): Finding[] {
  const levelMilliOre = BigInt(won.levelMilliOre)
  const hit = isHit(drawn, chanceOf(drawn.tier, BigInt(stakeOre), standingOf(won)))
  const paid = paidOre(drawn.tier, levelMilliOre, BigInt(stakeOre))
  return [
    finding('jackpot-draw', won.tier.nameDa, hit ? drawn.tier.nameDa : 'none'),
    finding('jackpot-amount', won.amountOre, Number(paid)),
  ]
}

/** The round's own part is in what it wins. */
function paidOre(tier: JackpotTier, levelMilliOre: bigint, stakeOre: bigint): bigint {
  return payableOre(tier, levelMilliOre + stakeOre * tier.growth)
}

function standingOf({ levelMilliOre, at, wonBeforeAt }: WonTier) {
  const moment = new Date(at)
  const { startMs, endMs } = danishDay(moment)
  const day = {
    leftMs: endMs - moment.getTime(),
    lengthMs: endMs - startMs,
    hasDropped: wonBeforeAt !== undefined && Date.parse(wonBeforeAt) >= startMs,
  }
  return { levelMilliOre: BigInt(levelMilliOre), day }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
