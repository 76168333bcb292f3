import type { Db } from '../db/index.ts'
import { enqueue } from '../jobs/index.ts'
import {
  createMobilePay,
  createMobilePaySettlements,
  createNemKontoSettlements,
  createPaymentSettlements,
} from '../outside/index.ts'
import { type CaptureStanding, type PaymentsContext, settleTakenBack } from '../payments/index.ts'
import {
  mobilePayParty,
  nemKontoParty,
  paymentProviderParty,
  type ReconciliationContext,
  reconcileTask,
  supplierParty,
} from '../reconciliation/index.ts'
import type { SuppliersContext } from '../suppliers/index.ts'
import type { PlatformConfig } from './config.ts'

export function createReconciliationContext(
  config: PlatformConfig,
  db: Db,
  { suppliers }: SuppliersContext,
  paying: PaymentsContext,
): ReconciliationContext {
  const { payments, mobilePay, nemkonto, operationsEmail } = config.outside
  const takeBack = async (standing: CaptureStanding) => {
    await db.transaction().execute((tx) => settleTakenBack(paying, tx, standing))
  }
  const { url: baseUrl, ...client } = mobilePay
  return {
    db,
    log: config.logger.child({ module: 'reconciliation' }),
    parties: [
      paymentProviderParty(
        createPaymentSettlements({ ...payments, baseUrl: payments.url }),
        takeBack,
      ),
      mobilePayParty(
        createMobilePaySettlements(createMobilePay({ ...client, baseUrl, clock: config.clock })),
        takeBack,
      ),
      nemKontoParty(createNemKontoSettlements({ ...nemkonto, baseUrl: nemkonto.url })),
      ...suppliers.map((supplier) => supplierParty(db, supplier)),
    ],
    enqueueRun: (tx, party) =>
      enqueue(tx, reconcileTask, { party }, { key: `${reconcileTask}-${party}` }),
    enqueueEmail: (tx, email) =>
      enqueue(tx, 'send-email', { ...email, to: operationsEmail, templateId: 'operations' }),
  }
}
