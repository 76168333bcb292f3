import { type Caller, type SessionCredential, startPlay } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'
import { seedPlatform } from '@nordlys/platform'
import { payIn } from '../../world/seed/over-the-wire.ts'
import type { Death } from './deadly-writes.ts'
import type { MortalGamesConfig } from './games-process.ts'
import type { MortalPlatform } from './mortal-platform.ts'
import { MortalPostgres } from './mortal-postgres.ts'
import { MortalProgram } from './mortal-program.ts'
import { openScene, registerRich } from './scene.ts'

/** Nothing falls due by itself: what is written is written for the hand alone. */
const platform = { tickMs: 0, payments: { payoutDelayMs: 0 } }

/** One player with money for many hands, the programs between them and the books, and the books. */
export interface TableScene extends AsyncDisposable {
  database: MortalPostgres
  games: MortalProgram<MortalGamesConfig>
  platform: MortalPlatform
  caller: Caller
  session: SessionCredential
}

export type Victim = 'games' | 'platform'

/** Who dies, and at which of its writes from now on. */
export interface Kill extends Death {
  victim: Victim
}

/** Each program in a process of its own; the cards follow from the seed. */
export async function openTableScene(seed: string): Promise<TableScene> {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await MortalPostgres.open())
  const { url: databaseUrl } = database
  await seedPlatform(databaseUrl)
  const scene = stack.use(await openScene({ databaseUrl, platform }))
  const { secrets, urls, caller, sandboxUrl } = scene
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
  const session = await registerRich(scene, { persona: 'anna', cpr: '6101900000' }, 100_000)
  await payIn(caller, session, { sandboxUrl, amountKroner: 50_000, cardHolder: 'Anna' })
  const opened = stack.move()
  const close = () => opened.disposeAsync()
  const { platform: wallet } = scene
  return { database, games, platform: wallet, caller, session, [Symbol.asyncDispose]: close }
}

/** Lets everybody live; resolves when all are up, and whoever died has been counted. */
export async function letLive({ games, platform }: TableScene): Promise<void> {
  await platform.live()
  await games.live()
}

export function deathsIn({ games, platform }: TableScene): Record<Victim, number> {
  return { games: games.deaths, platform: platform.deaths }
}

/** What opens the game in a browser, once. */
export async function launch({ caller, session }: TableScene, gameId: string): Promise<string> {
  const play = await caller.call(startPlay, { gameId }, session)
  invariant(play.ok, 'play begins')
  return play.launchToken
}
