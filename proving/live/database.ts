import type { FinalSlip } from '../../apps/games/src/live/core/index.ts'
import type { Leases, LiveRounds } from '../../apps/games/src/live/owner/index.ts'
import type { Machine } from './machine.ts'
import { Remote } from './remote.ts'
import type { World } from './world.ts'

type Rounds = Pick<LiveRounds, keyof LiveRounds>
type LiveRound = NonNullable<Awaited<ReturnType<Rounds['find']>>>
type Owned = Parameters<Rounds['begin']>[0]

const [leaseMs, graceMs] = [3_000, 1_000]

/** A row of `live_round`. */
interface Row {
  round: number
  text: string
  root: string
  booked: Uint8Array | undefined
  landsAt: Date | undefined
  openedSeed: string | undefined
  isLeft: boolean
}

/** The rows of one live table, as the statements of `Leases` and `LiveRounds` read and write them. */
export class Database {
  readonly #world: World
  readonly remote: Remote
  readonly table = { owner: '', address: '', epoch: 0, until: 0, round: 0, isClosed: false }
  readonly rows = new Map<number, Row>()
  readonly #owners = new Map<number, Machine>()

  constructor(world: World) {
    this.#world = world
    this.remote = new Remote(world, 1_500)
  }

  /** Undefined while no lease holds. */
  get owner(): string | undefined {
    return this.table.until > this.#world.now ? this.table.owner : undefined
  }

  slipsOf(round: number): readonly FinalSlip[] {
    const row = this.rows.get(round)
    return row ? readRow(row).slips : []
  }

  /** The process that took the table in an epoch. */
  machineOf(epoch: number): Machine | undefined {
    return this.#owners.get(epoch)
  }

  leases(machine: Machine, { id, address }: { id: string; address: string }) {
    const { remote, table } = this
    const isOwn = (epoch: number) => table.owner === id && table.epoch === epoch
    return {
      take: () =>
        remote.ask(machine, 'take', () => {
          if (table.until + graceMs >= this.#world.now) return undefined
          if (table.isClosed && !this.#hasUnfinished()) return undefined
          Object.assign(table, {
            owner: id,
            address,
            epoch: table.epoch + 1,
            until: this.#untilOfNow,
          })
          this.#owners.set(table.epoch, machine)
          return table.epoch
        }),
      takeLeft: () => Promise.resolve(undefined),
      renew: (_, epoch) =>
        remote.ask(machine, 'renew', () => {
          if (!isOwn(epoch)) return undefined
          table.until = this.#untilOfNow
          return { isClosed: table.isClosed }
        }),
      release: (_, epoch) =>
        remote.ask(machine, 'release', () => {
          if (isOwn(epoch)) table.until = 0
        }),
      isClosed: () => remote.ask(machine, 'find', () => table.isClosed),
      find: () =>
        remote.ask(machine, 'find', () => (this.owner === undefined ? undefined : { ...table })),
    } satisfies Pick<Leases, keyof Leases>
  }

  rounds(machine: Machine): Rounds {
    const { remote, rows, table } = this
    const isOwn = ({ owner, epoch }: Owned) => table.owner === owner && table.epoch === epoch
    const change = (what: string, owned: Owned, round: number, changed: Partial<Row>) =>
      remote.ask(machine, what, () => {
        const row = rows.get(round)
        return row !== undefined && isOwn(owned) && Boolean(Object.assign(row, changed))
      })
    const newest = () => [...rows.values()].sort((one, other) => other.round - one.round)
    const find = (round: number) =>
      remote.ask(machine, 'read', () => {
        const row = rows.get(round)
        return row && readRow(row)
      })
    return {
      begin: (owned) =>
        remote.ask(machine, 'begin', () => (isOwn(owned) ? ++table.round : undefined)),
      decide: async (owned, { root, ...decided }) => {
        const { round } = decided
        await remote.ask(machine, 'decide', () => {
          if (!isOwn(owned) || table.round !== round || rows.has(round)) return
          const empty = { booked: undefined, landsAt: undefined, openedSeed: undefined }
          rows.set(round, { round, root, text: writeRow(decided), ...empty, isLeft: false })
        })
        return find(round)
      },
      note: (owned, round, { booked, landsAt }) =>
        change('note', owned, round, { booked: booked.slice(), landsAt }),
      open: (owned, round, openedSeed) => change('open', owned, round, { openedSeed }),
      leave: (owned, round) => change('leave', owned, round, { isLeft: true }),
      find: (_, round) => find(round),
      newest: () =>
        remote.ask(machine, 'read', () => {
          const [row] = newest()
          if (!row) return undefined
          return { round: readRow(row), isOver: row.openedSeed !== undefined || row.isLeft }
        }),
      newestBooked: (_, most) =>
        remote.ask(machine, 'read', () =>
          newest()
            .slice(0, most)
            .map(({ round, booked }) => ({ round, booked })),
        ),
      left: () => Promise.resolve([]),
      forgetTickets: () => Promise.resolve(),
      latestSeeds: (_, most) =>
        remote.ask(machine, 'read', () =>
          newest()
            .flatMap(({ openedSeed: seed }) =>
              seed === undefined ? [] : [{ seed, definitionHash: '' }],
            )
            .slice(0, most),
        ),
      begun: () =>
        remote.ask(machine, 'read', () => ({ round: table.round, isClosed: table.isClosed })),
    }
  }

  #hasUnfinished(): boolean {
    return [...this.rows.values()].some((row) => row.openedSeed === undefined && !row.isLeft)
  }

  get #untilOfNow(): number {
    return this.#world.now + leaseMs
  }
}

type Decided = Omit<LiveRound, 'booked' | 'landsAt'>

function writeRow({ seed, closedAt, ...decided }: Decided): string {
  return JSON.stringify({ ...decided, seed: [...seed], closedAt: closedAt.getTime() })
}

/** As it was written: nothing of a process is in it. */
function readRow({ text, booked, landsAt }: Row): LiveRound {
  const { seed, closedAt, ...decided } = JSON.parse(text)
  return { ...decided, seed: Uint8Array.from(seed), closedAt: new Date(closedAt), booked, landsAt }
}
