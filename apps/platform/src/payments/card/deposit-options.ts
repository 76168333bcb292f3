import {
  challengeWidths,
  namedConfigurations,
  type OutcomeOf,
  type readDepositOptions as optionsCall,
} from '@nordlys/contracts'
import { readConfiguration } from '../../content/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'

/**
 * The content of the deposit page before an amount is chosen: the amounts, and the parameters of
 * the card's frame. [SCREEN-01]
 */
export async function readDepositOptions(
  context: PaymentsContext,
): Promise<OutcomeOf<typeof optionsCall>> {
  const { db, settings } = context
  return {
    ok: true,
    minimumOre: settings.minimumDepositOre,
    maximumOre: settings.maximumDepositOre,
    quickAmountsOre: [...settings.quickAmountsOre],
    cashierUrl: settings.cashierUrl,
    merchantId: settings.merchantId,
    challengeWidths: await readConfiguration(db, '3DS_settings', widthsIn, challengeWidths),
  }
}

function widthsIn(value: unknown) {
  return namedConfigurations['3DS_settings'].safeParse(value).data
}
