import { foundBy } from './planted-bug.ts'

const again = {
  test: 'operations/postgres/postgres-again.servers.db.test.ts',
  titled: 'a second start on the same data',
}

export const serversBugs = [
  // The built-in database server, which starts and stops beside the browser tests now.
  ...foundBy('servers', 'operations/postgres/postgres-new.servers.db.test.ts', {
    'operations/postgres/cluster.ts': {
      'the built-in database lets everybody in': {
        find: "'--auth=scram-sha-256'",
        replace: "'--auth=trust'",
      },
      'everybody on the machine may read the password of the database': {
        find: '{ mode: 0o600 })\n  await rename',
        replace: '{ mode: 0o644 })\n  await rename',
      },
      'a booking is answered before it is on the disk': {
        find: "['synchronous_commit = on']",
        replace: "['synchronous_commit = off']",
      },
    },
  }),
  ...foundBy('servers', again, {
    'operations/postgres/lock.ts': {
      'Nordlys is started twice on the same data': { find: 'if (!locked) return undefined' },
    },
  }),
]
