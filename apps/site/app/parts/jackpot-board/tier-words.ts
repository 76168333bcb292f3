import type { JackpotTierNow } from '@nordlys/contracts'
import {
  formatCount,
  formatKroner,
  formatPercent,
  formatShortDate,
  formatTime,
  kroner,
  zeroOre,
} from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

/** The stake of the chances shown. */
const exampleStake = kroner(10)

/** How a tier falls, with its odds, in the player's words. */
export function oddsOf(t: Translate, tier: JackpotTierNow): string {
  if (tier.kind === 'daily') {
    return t(tier.hasDropped ? 'jackpots.dropped' : 'jackpots.daily', {
      turnover: formatKroner(tier.turnoverOre ?? zeroOre),
    })
  }
  if (tier.kind === 'drop-by-amount') {
    const maximum = formatKroner(tier.maximumOre ?? zeroOre)
    return t('jackpots.drop_by_amount', { maximum })
  }
  const rounds = (tier.turnoverOre ?? zeroOre) / exampleStake
  return t('jackpots.progressive', {
    stake: formatKroner(exampleStake),
    rounds: formatCount(rounds),
  })
}

/** The amount that the pool begins with when it has fallen. */
export function beginningOf(t: Translate, { seedOre, keptShare = 0 }: JackpotTierNow): string {
  if (seedOre !== undefined) return t('jackpots.seed', { seed: formatKroner(seedOre) })
  return t('jackpots.kept', { percent: formatPercent(keptShare, 0) })
}

export function latestOf(t: Translate, { latest }: JackpotTierNow): string {
  if (!latest) return t('jackpots.never')
  const { amountOre, at } = latest
  return t('jackpots.latest', {
    amount: formatKroner(amountOre),
    date: formatShortDate(at),
    time: formatTime(at),
  })
}
