import { createSupplierDesk } from '../outside/index.ts'
import type { PlayContext } from '../play/index.ts'
import {
  defaultSupplierSettings,
  openSuppliers,
  type SuppliersContext,
} from '../suppliers/index.ts'
import type { PlatformConfig } from './config.ts'

export async function createSuppliersContext(
  config: PlatformConfig,
  play: PlayContext,
): Promise<SuppliersContext> {
  const { clock, outside } = config
  const named = outside.suppliers.map(({ name, secret, games, url }) => {
    const desk = createSupplierDesk({ name, secret, baseUrl: url, clock })
    return { name, secret, games, desk }
  })
  return {
    play,
    log: config.logger.child({ module: 'suppliers' }),
    suppliers: await openSuppliers(play.db, named),
    settings: { ...defaultSupplierSettings, ...config.suppliers },
  }
}
