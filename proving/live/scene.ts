import { ore } from '@nordlys/core'
import { Client } from './client.ts'
import { Copy } from './copy.ts'
import { Ground } from './ground.ts'
import type { ProvenGame } from './proven-games.ts'
import { Witness } from './witness.ts'
import type { World } from './world.ts'

/** A table, the copies that serve it, and its players. */
export class Scene {
  readonly ground: Ground
  readonly witness: Witness
  readonly copies: Copy[] = []
  readonly clients: Client[] = []
  #starts = 0

  constructor(world: World, played: ProvenGame) {
    this.ground = new Ground(world, played)
    this.witness = new Witness(this.ground)
    const { books } = this.ground
    books.onTold = (key) => this.witness.showed(key)
    const { chance } = world
    for (let place = chance.between(2, 3); place > 0; place -= 1) this.start(this.copies.length)
    for (let nth = chance.between(5, 30); nth > 0; nth -= 1) {
      const player = `player-${String(nth).padStart(2, '0')}`
      books.open(player, ore(BigInt(chance.pick([0, 50, 500, 5_000]) * 100)))
      this.clients.push(new Client(player, this))
    }
    this.witness.bettors.push(...this.clients)
  }

  /** A process at a place where none is any more, and after its death the next. */
  start(place: number): void {
    this.#starts += 1
    const copy = new Copy(this.ground, this.witness, { place, start: this.#starts })
    this.copies[place] = copy
    this.ground.doors[place] = copy
    const { world } = this.ground
    copy.machine.onDeath(() =>
      world.after(world.chance.between(200, 8_000), () => {
        if (this.copies[place] === copy) this.start(place)
      }),
    )
  }

  /** The copy that holds the table’s lease. */
  get owner(): Copy | undefined {
    const { owner } = this.ground.database
    return this.copies.find(({ id, machine }) => id === owner && machine.state !== 'dead')
  }
}
