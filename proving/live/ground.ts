import { Books } from './books.ts'
import { Database } from './database.ts'
import type { Machine } from './machine.ts'
import type { ProvenGame } from './proven-games.ts'
import type { Socket } from './socket.ts'
import type { End, Wire } from './wire.ts'
import type { World } from './world.ts'

/** A process, as clients and other copies reach it. */
export interface CopyDoor {
  readonly machine: Machine
  readonly address: string
  /** The wire to it, whose first end is the client’s. */
  line(client: End, isSlow: () => boolean): Wire
  addCopy(socket: Socket): void
}

/** The database, the books and the time that all processes and players of a table share. */
export class Ground {
  readonly world: World
  readonly played: ProvenGame
  readonly database: Database
  readonly books: Books
  /** By their places; one that is dead stays until the next is started there. */
  readonly doors: CopyDoor[] = []
  readonly #tickets = new Map<string, string>()

  constructor(world: World, played: ProvenGame) {
    this.world = world
    this.played = played
    this.database = new Database(world)
    this.books = new Books(world)
  }

  ticket(player: string): string {
    const ticket = `ticket ${this.#tickets.size} of ${player}`
    this.#tickets.set(ticket, player)
    return ticket
  }

  redeem(machine: Machine, ticket: string) {
    return this.database.remote.ask(machine, 'redeem', () => {
      const player = this.#tickets.get(ticket)
      if (!player) return undefined
      this.#tickets.set(ticket, '')
      return { table: this.played.game.definition.id, player, playSession: `play of ${player}` }
    })
  }
}
