import { setTimeout as wait } from 'node:timers/promises'
import type { RealPlayer } from './real-player.ts'
import type { RealScene } from './real-scene.ts'
import type { World } from './world.ts'

const frozenMs = 8_000
const goesOnMs = 6_000
/** Of a round as it is played here, with a little of the next. */
const roundMs = 7_000
const lookMs = 50

interface Wish {
  readonly players: readonly RealPlayer[]
  readonly world: World
  readonly times: number
}

/** Kills or freezes the owner at any moment of a round, so often; each time a phase comes again in 6 s. */
export async function hurtOwners(scene: RealScene, { players, world, times }: Wish) {
  const hurt = { killed: 0, frozen: 0, slowestMs: 0 }
  for (let nth = 0; nth < times; nth += 1) {
    await wait(world.chance.below(roundMs))
    scene.wallet.settledToLose = world.chance.below(2)
    const owner = await ownerOf(scene)
    const isKilled = world.happens(50)
    hurt[isKilled ? 'killed' : 'frozen'] += 1
    if (isKilled) await owner.kill()
    else owner.pause()
    const hurtAt = performance.now()
    const goesOn = () => players.some(({ phaseAt }) => phaseAt > hurtAt + lookMs)
    while (!goesOn() && performance.now() < hurtAt + goesOnMs) await wait(lookMs)
    if (!goesOn()) world.fail(`the table does not go on within ${goesOnMs} ms`)
    hurt.slowestMs = Math.max(hurt.slowestMs, Math.round(performance.now() - hurtAt))
    if (isKilled) await owner.start()
    else {
      await wait(Math.max(0, hurtAt + frozenMs - performance.now()))
      owner.resume()
    }
  }
  await wait(3 * roundMs)
  return hurt
}

async function ownerOf(scene: RealScene) {
  for (;;) {
    const owner = await scene.owner()
    if (owner?.pid !== undefined) return owner
    await wait(lookMs)
  }
}
