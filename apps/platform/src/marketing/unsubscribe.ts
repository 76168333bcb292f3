import type { MarketingConsents } from '../players/index.ts'
import { setMarketingConsents } from '../players/index.ts'
import type { MarketingContext } from './context.ts'
import type { UnsubscribeWay } from './unsubscribe-tokens.ts'

const takenBack: Readonly<Record<UnsubscribeWay['kind'], Partial<MarketingConsents>>> = {
  sms: { sms: false },
  email: { email: false },
  brand: { email: false, sms: false },
}

/** Takes back what a link is for; again is harmless. False for a link we have not made. [MKT-04] */
export async function unsubscribe(
  context: MarketingContext,
  asked: { way: UnsubscribeWay; token: string; clientAddress: string; at: Date },
): Promise<boolean> {
  const { way, token, clientAddress, at } = asked
  const playerId = way.brand === context.rules.brand && context.tokens.decrypt(way, token)
  if (!playerId) return false
  const given = takenBack[way.kind]
  const consents = await context.db
    .transaction()
    .execute((tx) =>
      setMarketingConsents(context.rules, tx, { playerId, given, way: 'link', clientAddress, at }),
    )
  return consents !== undefined
}
