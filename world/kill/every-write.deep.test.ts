import { expect, test } from 'vitest'
import { findBreaches } from '../money-invariants.ts'
import { payIn } from '../seed/over-the-wire.ts'
import { testDatabase } from '../test-support.ts'
import type { Moment } from './deadly-writes.ts'
import type { MoneyScene, Operation } from './operations/operation.ts'
import { operations } from './operations/operations.ts'
import { findDifferences } from './outside-books.ts'
import { openScene, registerRich } from './scene.ts'

const moments: readonly Moment[] = ['before', 'after']
/** Nothing falls due by itself: what is written is written for the operation alone. */
const never = 24 * 3_600_000
const delays = { callbackRetryMs: [], callbackQueueMs: never, nemkontoStepMs: never }
/** Less than a question to the database and an answer is no operation at all. */
const writesMin = 2

const cases = operations.flatMap((operation) =>
  moments.map((moment) => ({ name: operation.name, operation, moment })),
)

test.each(cases)(
  '[LED-03] $name: killed $moment every outgoing write',
  async ({ operation, moment }) => {
    await using database = await testDatabase()
    await using scene = await openMoneyScene(database.url)
    const kills = await killAtEveryWrite(scene, operation, moment)
    expect(kills, 'writes it was killed at').toBeGreaterThanOrEqual(writesMin)
  },
)

/** Kills at the first write, then at the second, until the operation has none left to die at. */
async function killAtEveryWrite(
  scene: MoneyScene,
  operation: Operation,
  moment: Moment,
): Promise<number> {
  const { platform } = scene
  for (let write = 1; ; write += 1) {
    // On a process that has just done the like, the n-th write is the same one each time.
    const earlier = await operation.prepare(scene)
    await earlier.act()
    const attempt = await operation.prepare(scene)
    const deaths = platform.deaths
    await platform.dieAt({ write, moment })
    const where = `killed ${moment} write ${write}`
    try {
      await attempt.act()
      await platform.live()
      await attempt.verify()
    } catch (error) {
      throw new Error(`${operation.name}, ${where}: ${String(error)}`, { cause: error })
    }
    expect(await findBreaches(scene.databaseUrl), where).toEqual([])
    expect(await findDifferences(scene.databaseUrl, scene.sandboxUrl), where).toEqual([])
    if (platform.deaths === deaths) return write - 1
    expect(platform.deaths, where).toBe(deaths + 1)
  }
}

/** One player with money for all that is to come, and room in their limit for as much again. */
async function openMoneyScene(databaseUrl: string): Promise<MoneyScene> {
  await using stack = new AsyncDisposableStack()
  const platform = { tickMs: 0, payments: { payoutDelayMs: 0 } }
  const scene = stack.use(await openScene({ databaseUrl, platform, delays }))
  const session = await registerRich(scene, { persona: 'anna', cpr: '6101900000' }, 100_000)
  const { sandboxUrl } = scene
  await payIn(scene.caller, session, { sandboxUrl, amountKroner: 50_000, cardHolder: 'Anna' })
  const opened = stack.move()
  return { ...scene, session, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
