import type { Death } from './deadly-writes.ts'
import type { MortalGamesConfig } from './games-process.ts'
import { type MoneyScene, openMoneyScene } from './money-scene.ts'
import { type MortalPostgres, openMortalPostgres } from './mortal-postgres.ts'
import { MortalProgram } from './mortal-program.ts'

/** One player with money for many hands, the programs between them and the books, and the books. */
export interface TableScene extends MoneyScene {
  database: MortalPostgres
  games: MortalProgram<MortalGamesConfig>
}

export type Victim = 'games' | 'platform'

/** Who dies, and at which of its writes from now on. */
export interface Kill extends Death {
  victim: Victim
}

/** Each program in a process of its own; the cards follow from the seed. */
export async function openTableScene(seed: string): Promise<TableScene> {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await openMortalPostgres())
  const { url: databaseUrl } = database
  const scene = stack.use(await openMoneyScene(databaseUrl))
  const { secrets, urls } = scene
  const games = new MortalProgram<MortalGamesConfig>(
    new URL('./games-process.ts', import.meta.url),
    {
      port: Number(new URL(urls.games).port),
      host: '127.0.0.1',
      databaseUrl,
      platformUrl: urls.platform,
      siteUrl: urls.site,
      walletSecret: secrets.walletSecret,
      tokenSecret: secrets.tokenSecret,
      seed,
    },
  )
  await stack.use(games).start()
  const opened = stack.move()
  return { ...scene, database, games, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Lets everybody live; resolves when all are up, and whoever died has been counted. */
export async function letLive({ games, platform }: TableScene): Promise<void> {
  await platform.live()
  await games.live()
}

export function deathsIn({ games, platform }: TableScene): Record<Victim, number> {
  return { games: games.deaths, platform: platform.deaths }
}
