import type { SealerContext } from '../audit/index.ts'
import type { Db } from '../db/index.ts'
import { enqueue } from '../jobs/index.ts'
import type { PlatformConfig } from './config.ts'

export function createSealerContext(
  { clock, logger, outside }: PlatformConfig,
  db: Db,
): SealerContext {
  return {
    db,
    clock,
    log: logger.child({ module: 'audit' }),
    alarm: (tx, overdue) =>
      enqueue(tx, 'send-email', {
        to: outside.operationsEmail,
        subject: 'Revisionssporet forsegles ikke',
        text: `${overdue} linjer i revisionssporet har ventet mere end et minut på deres segl.`,
        templateId: 'operations',
      }),
  }
}
