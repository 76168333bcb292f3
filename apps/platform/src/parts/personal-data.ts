import { enqueue } from '../jobs/index.ts'
import { closeAndPayOutIn, type PaymentsContext } from '../payments/index.ts'
import { type PersonalDataContext, retentionTask } from '../personal-data/index.ts'
import type { PlayersContext } from '../players/index.ts'
import type { PlatformConfig } from './config.ts'

export function createPersonalDataContext(
  { siteUrl }: Pick<PlatformConfig, 'siteUrl'>,
  players: PlayersContext,
  payments: PaymentsContext,
): PersonalDataContext {
  return {
    players,
    siteUrl,
    closeAndPayOut: (tx, confirmed) => closeAndPayOutIn(payments, players, tx, confirmed),
    enqueueRetention: (tx) => enqueue(tx, retentionTask, {}, { key: retentionTask }),
  }
}
