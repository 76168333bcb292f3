import { endFaults, planFaults } from './faults.ts'
import { gameOfSeed } from './proven-games.ts'
import { Scene } from './scene.ts'
import { World } from './world.ts'

export interface Outcome {
  readonly seed: number
  /** With the last that happened; the same for the same seed. */
  readonly failure: string | undefined
  readonly counts: ReadonlyMap<string, number>
  /** The last events and faults. */
  readonly told: readonly string[]
}

const lookMs = 250
/** After the last fault a table goes on within this. */
const goesOnMs = 6_000
/** And shows the number of a new round. */
const showsMs = 120_000

/** Plays the schedule of a seed to its end, or to the first thing that must not be. */
export async function runSeed(seed: number): Promise<Outcome> {
  const world = new World(seed)
  const played = gameOfSeed(seed)
  const scene = new Scene(world, played)
  await world.runFor(planFaults(scene))
  endFaults(scene)
  const { witness } = scene
  const { database } = scene.ground
  const begunBefore = database.table.round
  await runUntil(world, goesOnMs, () => goesOn(scene), 'the table does not go on')
  const hasShown = () => witness.opened > begunBefore && witness.phase === 'result'
  await runUntil(world, showsMs, hasShown, `no round after ${begunBefore} is shown`)
  await world.runFor(1_000)
  if (!world.failure) witness.judgeEnd()
  world.count(`schedules of ${played.game.definition.id}`)
  return { seed, failure: world.failure, counts: world.counts, told: world.last }
}

/** A copy owns the table, and every line that is open hears it. */
function goesOn({ clients, ground: { database }, owner }: Scene): boolean {
  const open = clients.flatMap((client) => client.lines).filter(({ epoch }) => epoch !== undefined)
  const areHearing = open.every(({ epoch, isAway }) => !isAway && epoch === database.table.epoch)
  return owner !== undefined && open.length > 0 && areHearing
}

async function runUntil(world: World, ms: number, is: () => boolean, else_: string): Promise<void> {
  for (const until = world.now + ms; !is() && !world.failure; ) {
    if (world.now >= until) world.fail(`${else_} within ${ms / 1_000} s`)
    await world.runFor(lookMs)
  }
}
