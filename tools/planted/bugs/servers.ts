import type { PlantedBug } from './planted-bug.ts'

/** The built-in database server, which starts and stops beside the browser tests now. */
const made = {
  part: 'servers',
  test: 'operations/postgres/postgres-new.servers.db.test.ts',
} as const
const cluster = { ...made, file: 'operations/postgres/cluster.ts' } as const

export const serversBugs: readonly PlantedBug[] = [
  {
    ...cluster,
    claim: 'the password is for the owner alone, and a wrong one is refused',
    what: 'the built-in database lets everybody in',
    find: "'--auth=scram-sha-256'",
    replace: "'--auth=trust'",
  },
  {
    ...cluster,
    claim: 'the password is for the owner alone, and a wrong one is refused',
    what: 'everybody on the machine may read the password of the database',
    find: '{ mode: 0o600 })\n  await rename',
    replace: '{ mode: 0o644 })\n  await rename',
  },
  {
    ...cluster,
    claim: 'what was written is there after the server was stopped and started again',
    what: 'a booking is answered before it is on the disk',
    find: "['synchronous_commit = on']",
    replace: "['synchronous_commit = off']",
  },
  {
    part: 'servers',
    claim: 'a second start on the same data says so in one sentence',
    what: 'Nordlys is started twice on the same data',
    file: 'operations/postgres/lock.ts',
    find: 'if (!locked) return undefined',
    replace: '',
    test: 'operations/postgres/postgres-again.servers.db.test.ts',
    titled: 'a second start on the same data',
  },
]
