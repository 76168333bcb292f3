import type { Db } from '../db/index.ts'
import { enqueue } from '../jobs/index.ts'
import { lookTask, type MarkersContext } from '../markers/index.ts'
import type { PlatformConfig } from './config.ts'

export function createMarkersContext(config: PlatformConfig, db: Db): MarkersContext {
  return {
    db,
    clock: config.clock,
    log: config.logger.child({ module: 'markers' }),
    enqueueLook: (tx, look) => enqueue(tx, lookTask, { look }, { key: `${lookTask}-${look}` }),
    enqueueEmail: (tx, email) => enqueue(tx, 'send-email', email),
  }
}
