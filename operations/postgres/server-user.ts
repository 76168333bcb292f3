import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { StartProblem } from '@nordlys/core'
import { runCommand } from './command.ts'

export interface ServerUser {
  name: string
  uid: number
  gid: number
}

const ownName = 'nordlys'

/**
 * The user the server runs as, or undefined for our own. PostgreSQL refuses to run as root, so root
 * lends it a system user: `postgres` where there is one, else one made for it, else `nobody`.
 */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const present = (await findUser('postgres')) ?? (await findUser(ownName))
  if (present) return present
  await runCommand('useradd', ['--system', '--user-group', '--no-create-home', ownName], {
    cwd: tmpdir(),
  }).catch(() => undefined)
  const user = (await findUser(ownName)) ?? (await findUser('nobody'))
  if (user) return user
  throw new StartProblem(
    'PostgreSQL cannot run as root and no other user exists here: start as an ordinary user, ' +
      'or set DATABASE_URL to a PostgreSQL server.',
  )
}

async function findUser(name: string): Promise<ServerUser | undefined> {
  return parseUser(await readFile('/etc/passwd', 'utf8').catch(() => ''), name)
}

/** The line of `name` in the text of /etc/passwd. Root is never an answer. */
export function parseUser(passwd: string, name: string): ServerUser | undefined {
  const line = passwd.split('\n').find((candidate) => candidate.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid || uid === '0') return undefined
  return { name, uid: Number(uid), gid: Number(gid) }
}
