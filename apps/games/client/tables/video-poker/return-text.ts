import { formatPercent } from '@nordlys/core'
import { decimal, fraction } from '@nordlys/game-math/prove/fraction'
import type { VideoPokerRules } from '@nordlys/game-math/tables/video-poker/rules'

/** `99,54 %`: from the proven fraction of this very paytable, never from its rounded percent. [PROOF-01] */
export function returnText({ declared }: VideoPokerRules): string {
  const [numerator = '', denominator = ''] = declared.rtp.split('/')
  return formatPercent(decimal(fraction(BigInt(numerator), BigInt(denominator)), 6), 2)
}
