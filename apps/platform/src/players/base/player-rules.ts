import { brandName, depositLimitMaximumOre, mobileDigits } from '@nordlys/contracts'
import type { PlayerRules, PlayersContext } from './context.ts'

/** The product's numbers; a deployment overrides the ones it must. */
export const defaultPlayerRules: PlayerRules = {
  brand: 'nordlys',
  brandName,
  mobileDigits,
  allowFictitiousCpr: false,
  depositLimitMaximumOre,
  termsVersion: '2026-11-01',
  offerTermsVersion: '2026-11-01',
  marketingVersion: '2026-11-24',
}

/** The rules, with the country codes that are configured now. */
export async function rulesNow(
  context: Pick<PlayersContext, 'rules' | 'readMobileDigits'>,
): Promise<PlayerRules> {
  const mobileDigits = (await context.readMobileDigits()) ?? context.rules.mobileDigits
  return { ...context.rules, mobileDigits }
}
