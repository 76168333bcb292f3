import { seedDemoPlayers } from '../../world/seed/demo-players.ts'
import { type MortalPostgres, openMortalPostgres } from './mortal-postgres.ts'
import type { MortalConfig } from './platform-process.ts'
import { openScene, type Scene } from './scene.ts'

/** A scene on a durable database of its own, with the ready-made players. */
export interface SeededScene extends Scene {
  database: MortalPostgres
}

export async function openSeededScene(
  payments: MortalConfig['payments'] = {},
  keepDatabase = false,
): Promise<SeededScene> {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await openMortalPostgres(keepDatabase))
  const platform = { tickMs: 200, payments }
  const scene = stack.use(await openScene({ databaseUrl: database.url, platform }))
  await seedDemoPlayers(scene)
  const opened = stack.move()
  return { ...scene, database, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
