import type { Copy } from './copy.ts'
import { none } from './remote.ts'
import type { Scene } from './scene.ts'

const seconds = 1_000
const frozenMs = 10 * seconds
/** By then another process owns the table. */
const lateMs = 6 * seconds
const databaseAwayMs = 20 * seconds
/** Longer than a round waits for the books. (LV9) */
const booksAwayMs = 130 * seconds

const writes = ['take', 'begin', 'decide', 'settle', 'note', 'open'] as const

type Fault = (scene: Scene) => void

function freeze({ ground }: Scene, copy: Copy | undefined): void {
  copy?.machine.freeze()
  ground.world.after(frozenMs, () => copy?.machine.thaw())
}

/** Another may take the table while its owner still speaks. */
function double({ ground }: Scene): void {
  ground.database.table.until = 0
}

function another({ copies, owner, ground }: Scene): Copy {
  const others = copies.filter((copy) => copy !== owner)
  return ground.world.chance.pick(others.length > 0 ? others : copies)
}

const hurts = {
  killed: (_: Scene, copy: Copy | undefined) => copy?.machine.die(),
  frozen: freeze,
  doubled: (scene: Scene, _: Copy | undefined) => double(scene),
}

/** The next process that makes a write of a kind is hurt right before it or after. */
function atAWrite(scene: Scene): void {
  const { copies, ground } = scene
  const { world, database, books } = ground
  const [what, moment] = [world.chance.pick(writes), world.chance.pick(['before', 'after'])]
  const hurt = world.chance.pick(['killed', 'frozen', 'doubled'] as const)
  const { remote } = what === 'settle' ? books : database
  remote.onAsked = (asked, at, machine) => {
    if (asked !== what || at !== moment || machine.state !== 'up') return 0
    remote.onAsked = () => 0
    world.say(`${machine.name} is ${hurt} ${moment} ${what}`)
    world.count(`${hurt} ${moment} ${what}`)
    hurts[hurt](
      scene,
      copies.find((copy) => copy.machine === machine),
    )
    // A write of a process that stands still may arrive after another has taken the table.
    return world.happens(50) ? lateMs : 0
  }
}

const someLost = { lost: 30, doubled: 0, slow: 0 }
const someDoubled = { lost: 0, doubled: 50, slow: 0 }
const mostSlow = { lost: 5, doubled: 10, slow: 60 }

function trouble(scene: Scene, of: 'books' | 'database', what: typeof someLost): void {
  const { remote } = scene.ground[of]
  remote.trouble = what
  scene.ground.world.after(scene.ground.world.chance.between(5, 20) * seconds, () => {
    remote.trouble = none
  })
}

function lines({ clients, ground: { world } }: Scene, percent: number) {
  return clients.flatMap((client) => client.lines).filter(() => world.happens(percent))
}

/** By their names; each is over by itself, or once all are. */
const faults: Readonly<Record<string, Fault>> = {
  'owner killed': (scene) => hurts.killed(scene, scene.owner),
  'owner frozen': (scene) => freeze(scene, scene.owner),
  'owner doubled': double,
  'owner leaves': ({ owner }) => owner?.leave(),
  'another killed': (scene) => another(scene).machine.die(),
  'another frozen': (scene) => freeze(scene, another(scene)),
  'hurt at another write': atAWrite,
  'lines cut': (scene) => {
    for (const line of lines(scene, 50)) line.cut()
  },
  'lines slow': (scene) => {
    for (const line of lines(scene, 40))
      line.slow(scene.ground.world.chance.between(1, 5) * seconds)
  },
  'events asked for again': (scene) => {
    for (const line of lines(scene, 60)) line.askAgain()
  },
  'answers of the books lost': (scene) => trouble(scene, 'books', someLost),
  'answers of the database lost': (scene) => trouble(scene, 'database', someLost),
  'messages to the books doubled': (scene) => trouble(scene, 'books', someDoubled),
  'books slow': (scene) => trouble(scene, 'books', mostSlow),
  'database slow': (scene) => trouble(scene, 'database', { ...mostSlow, doubled: 0 }),
  'slips refused': ({ ground: { books, world } }) => {
    books.refusing = 50
    world.after(30 * seconds, () => {
      books.refusing = 0
    })
  },
  'clock set': ({ copies, ground: { world } }) => {
    world.chance.pick(copies).machine.setClock(world.chance.between(-2, 2) * seconds)
  },
  'database away': ({ ground: { database } }) => database.remote.goAway(databaseAwayMs),
  'books away': ({ ground: { books, world } }) =>
    books.remote.goAway(world.chance.between(1, 25) * seconds),
  'table closed': ({ ground: { database, world } }) => {
    database.table.isClosed = true
    world.after(world.chance.between(20, 50) * seconds, () => {
      database.table.isClosed = false
    })
  },
  'player logged out': ({ ground: { books, world } }) => {
    world.chance.pick([...books.accounts.values()]).isRevoked = true
  },
}

const spreadMs = 110 * seconds
/** One schedule in so many has books that are away for longer than a round waits. */
const longAwayOneIn = 12

/** Draws what goes wrong, and when; returns after how many milliseconds all of it must end. */
export function planFaults(scene: Scene): number {
  const { ground, witness } = scene
  const { world, books } = ground
  const plan = (at: number, name: string, fault: Fault) =>
    world.after(at, () => {
      world.say(`FAULT ${name} in ${witness.phase}`)
      world.count(`${name} in ${witness.phase}`)
      fault(scene)
    })
  plan(world.chance.between(3 * seconds, spreadMs / 2), 'hurt at a write', atAWrite)
  for (const name of ['lines slow', 'lines slow', 'hurt at another write']) {
    const fault = faults[name] ?? atAWrite
    plan(world.chance.between(3 * seconds, spreadMs), name, fault)
  }
  for (let count = world.chance.between(1, 8); count > 0; count -= 1) {
    const [name, fault] = world.chance.pick(Object.entries(faults))
    plan(world.chance.between(3 * seconds, spreadMs), name, fault)
  }
  if (world.chance.below(longAwayOneIn) > 0) return spreadMs
  plan(world.chance.between(10 * seconds, 40 * seconds), 'books away for long', () =>
    books.remote.goAway(booksAwayMs),
  )
  return spreadMs + booksAwayMs
}

/** Everything answers again, and every copy runs. */
export function endFaults(scene: Scene): void {
  const { copies, ground } = scene
  const { books, database, world } = ground
  world.say('faults END')
  books.refusing = 0
  database.table.isClosed = false
  for (const { remote } of [books, database]) {
    remote.heal()
    remote.onAsked = () => 0
  }
  for (const [place, copy] of copies.entries()) {
    copy.machine.thaw()
    if (copy.isLeaving) copy.machine.die()
    if (copy.machine.state === 'dead') scene.start(place)
  }
}
