import { createCaller, type SessionCredential } from '@nordlys/contracts'
import { required, standInsAt, systemClock } from '@nordlys/core'
import { type SandboxConfig, startSandbox } from '@nordlys/sandbox'
import { pino } from 'pino'
import { freePort } from '../../operations/postgres/free-port.ts'
import { chooseAddresses } from '../../world/config/addresses.ts'
import { createSecrets } from '../../world/config/secrets.ts'
import { demoPlayers } from '../../world/seed/demo-players.ts'
import { registerPerson } from '../../world/seed/over-the-wire.ts'
import { MortalPlatform } from './mortal-platform.ts'
import type { MortalConfig } from './platform-process.ts'

interface SceneWish {
  /** Migrated. */
  databaseUrl: string
  /** How many platforms stand on the one database. */
  copies?: number
  platform: Pick<MortalConfig, 'tickMs' | 'payments'>
  delays?: SandboxConfig['delays']
  /** Where the outside parties find the platform, when not at its first copy. */
  platformUrl?: string
}

/** The whole of what can be lost: the platform alone, beside the outside world's stand-ins. */
export type Scene = Awaited<ReturnType<typeof openScene>>

/** Opens a scene on a database; everybody there comes from one address, so none is throttled. */
export async function openScene(wish: SceneWish) {
  await using stack = new AsyncDisposableStack()
  const { ports, urls } = await chooseAddresses(0)
  const secrets = createSecrets()
  const platformUrl = wish.platformUrl ?? urls.platform
  const sandbox = await startSandbox({
    port: ports.sandbox,
    siteUrl: urls.site,
    platformUrl,
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    ...(wish.delays && { delays: wish.delays }),
  })
  stack.use(sandbox)
  const { cprKey, lookupKey, walletSecret, siteCredential: site, deskCredential: desk } = secrets
  const config: MortalConfig = {
    port: ports.platform,
    host: '127.0.0.1',
    siteUrl: urls.site,
    databaseUrl: wish.databaseUrl,
    outside: standInsAt(urls.sandbox),
    secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site, desk } },
    rules: { allowFictitiousCpr: true },
    ...wish.platform,
  }
  const platform = stack.use(new MortalPlatform(config))
  const copies = [platform]
  for (let copy = 1; copy < (wish.copies ?? 1); copy += 1) {
    copies.push(stack.use(new MortalPlatform({ ...config, port: await freePort() })))
  }
  await Promise.all(copies.map((copy) => copy.start()))
  const opened = stack.move()
  return {
    databaseUrl: wish.databaseUrl,
    sandboxUrl: urls.sandbox,
    /** Of the first copy. */
    config,
    urls,
    secrets,
    platform,
    /** Where our game server finds the first copy. */
    wallet: { url: platform.url, secret: walletSecret },
    copies,
    /** Calls the first copy as the site does. */
    caller: createCaller({ baseUrl: urls.platform, credential: site }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Registers one of the stand-ins' people, with a deposit limit of so many kroner a day. */
export function registerRich(
  scene: Pick<Scene, 'caller'>,
  person: { persona: string; cpr: string },
  limitKroner: number,
): Promise<SessionCredential> {
  const { contact } = required(demoPlayers[0], 'a demo player')
  const email = `${person.persona}@example.com`
  const limit_amount = String(limitKroner)
  return registerPerson(scene.caller, { ...person, contact: { ...contact, email, limit_amount } })
}
