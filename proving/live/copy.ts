import { logFailure } from '@nordlys/core'
import { pino } from 'pino'
import { LiveTable } from '../../apps/games/src/live/index.ts'
import { LiveBooks } from '../../apps/games/src/live/owner/index.ts'
import type { CopyDoor, Ground } from './ground.ts'
import { Machine } from './machine.ts'
import { Socket } from './socket.ts'
import { type End, Wire } from './wire.ts'
import type { Witness } from './witness.ts'

const secret = 'secret of all copies, of 32 bytes!'

/** So many bytes are too many for a line: it gets the whole state in place of events. */
const muchBytes = 100_000

/** One process of the game server, from its start to its end: the product’s own code of a live table. */
export class Copy implements CopyDoor {
  readonly machine: Machine
  readonly address: string
  readonly id: string
  readonly #table: LiveTable
  readonly #ground: Ground
  readonly #witness: Witness
  isLeaving = false

  constructor(
    ground: Ground,
    witness: Witness,
    { place, start }: { place: number; start: number },
  ) {
    const { world, database, books } = ground
    const { game } = ground.played
    this.#ground = ground
    this.#witness = witness
    this.address = `http://copy-${place}`
    this.id = `copy ${place}, start ${start}`
    const machine = new Machine(world, this.id, world.chance.between(-2_000, 2_000))
    this.machine = machine
    // An error that is no outage is a bug, and ends the run.
    const logger = pino({ level: 'error' }, { write: (line: string) => world.fail(line) })
    const { time } = machine
    const wallet = books.wallet(machine)
    this.#table = new LiveTable(game, {
      ...{ wallet, time, logger, secret },
      rounds: database.rounds(machine),
      books: new LiveBooks({ wallet, time, logger, roundsMax: 4 }),
      definitions: { keep: () => Promise.resolve(), find: () => Promise.resolve(game) },
      drbg: { seed: () => world.chance.bytes(32).slice() },
      tickets: { redeem: (_, ticket) => ground.redeem(machine, ticket) },
      onFault: (error) => logFailure(logger, error, 'a line failed'),
      way: { time, open: (url) => this.#streamTo(url) },
    })
    const owner = { id: this.id, address: this.address }
    this.#table.start(owner, database.leases(machine, owner))
  }

  line(client: End, isSlow: () => boolean): Wire {
    const { world } = this.#ground
    const { machine } = this
    const session = this.#table.line({
      send: (text) => {
        this.#witness.said(text, machine)
        wire.send(1, text)
      },
      unsent: () => (isSlow() ? muchBytes : 0),
      close: (code) => wire.cut(code),
      mayWatch: () => true,
    })
    const here = {
      machine,
      hear: (text: string) => session.receive(text),
      gone: () => session.left(),
    }
    const wire = new Wire(world, [client, here])
    return wire
  }

  addCopy(socket: Socket): void {
    this.#table.addCopy(socket)
  }

  /** Plays its round to the end, hands the table over and is gone. */
  leave(): void {
    this.isLeaving = true
    this.#table[Symbol.asyncDispose]().then(() => this.machine.die())
  }

  #streamTo({ host }: URL): Socket {
    const { world, doors } = this.#ground
    const here = new Socket(0)
    const refuse = () => {
      here.emit('error', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
      here.emit('close')
    }
    world.after(2, () => {
      const there = doors.find(({ address }) => address === `http://${host}`)
      if (!there || there.machine.state === 'dead') {
        world.after(2, refuse, this.machine)
        return
      }
      const socket = new Socket(1)
      const wire = new Wire(world, [here.end(this.machine), socket.end(there.machine)])
      here.wire = wire
      socket.wire = wire
      socket.readyState = 1
      // The system takes the connection of a process that is frozen.
      here.readyState = 1
      world.after(0, () => there.addCopy(socket), there.machine)
    })
    return here
  }
}
