import type { SessionCredential } from '@nordlys/contracts'
import { seedPlatform } from '@nordlys/platform'
import { payIn } from '../../world/seed/over-the-wire.ts'
import { openScene, registerRich, type Scene } from './scene.ts'
import { controlStandIns } from './stand-ins.ts'

/** The scene with one player who has money and a login. */
export interface MoneyScene extends Scene {
  session: SessionCredential
}

/** Nothing falls due by itself: what is written is written for the operation alone. */
const never = 24 * 3_600_000
const delays = { callbackRetryMs: [], callbackQueueMs: never, nemkontoStepMs: never }

/**
 * One player with money for all that is to come, and room in their limit for as much again; the offers are
 * those of a fresh installation.
 */
export async function openMoneyScene(databaseUrl: string): Promise<MoneyScene> {
  await seedPlatform(databaseUrl)
  await using stack = new AsyncDisposableStack()
  const platform = { tickMs: 0, payments: { payoutDelayMs: 0 } }
  const scene = stack.use(await openScene({ databaseUrl, platform, delays }))
  const session = await registerRich(scene, { persona: 'anna', cpr: '6101900000' }, 100_000)
  const { sandboxUrl } = scene
  // No webhook comes between the writes: money is found by asking alone.
  const lost = { party: 'mobilepay', outcome: 'webhook-lost', times: 'always' }
  await controlStandIns(sandboxUrl, 'next', lost)
  await payIn(scene.caller, session, { sandboxUrl, amountKroner: 50_000, cardHolder: 'Anna' })
  const opened = stack.move()
  return { ...scene, session, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
